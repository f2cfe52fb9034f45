# docker build -t clachan . && docker run --init -p 8700:8700 -v clachan:/data clachan
# More in docs/hosting.md.

FROM python:3.13-slim AS build
RUN python -m venv /opt/clachan
WORKDIR /source
COPY requirements.lock .
RUN /opt/clachan/bin/pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY . .
RUN /opt/clachan/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN groupadd --system --gid 10001 clachan \
    && useradd --system --uid 10001 --gid clachan --no-create-home --home-dir /data clachan \
    && install --directory --owner=clachan --group=clachan --mode=0700 /data
COPY --from=build /opt/clachan /opt/clachan
# Inside, every address is the container's own; what is published is decided outside.
ENV PATH=/opt/clachan/bin:$PATH \
    CLACHAN_HOST=0.0.0.0 \
    CLACHAN_PORT=8700 \
    CLACHAN_DATA=/data \
    CLACHAN_LOG_FORMAT=json
USER clachan
VOLUME /data
EXPOSE 8700
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", \
    "import os; from urllib.request import urlopen; urlopen('http://127.0.0.1:' + os.environ['CLACHAN_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["clachan"]
CMD ["serve"]
