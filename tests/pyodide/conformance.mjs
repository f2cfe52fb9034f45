// Runs the conformance suite of every game under Pyodide, the Python of the browser.
// Only core and games are copied in: that they import proves that they need nothing else.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "..", "..", "src");
const home = "/clachan";

function rules() {
  const rooms = ["core", "games"].flatMap((room) => {
    const folder = join(source, "clachan", room);
    return readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  });
  const modules = rooms.filter((path) => path.endsWith(".py"));
  return [join(source, "clachan", "__init__.py"), ...modules];
}

function copyInto(pyodide, path) {
  const target = `${home}/${relative(source, path).replaceAll("\\", "/")}`;
  pyodide.FS.mkdirTree(dirname(target));
  pyodide.FS.writeFile(target, readFileSync(path));
}

async function conform(games) {
  const pyodide = await loadPyodide();
  rules().forEach((path) => copyInto(pyodide, path));
  pyodide.runPython(`import sys; sys.path.append("${home}")`);
  pyodide.runPython(readFileSync(join(here, "conformance.py"), "utf8"));
  return pyodide.globals.get("run")(games);
}

try {
  process.exitCode = await conform(process.argv.includes("--deep") ? 5 : 1);
} catch (error) {
  // Left to Node, an error prints the whole of Pyodide's one-line source first.
  console.error(error.message);
  process.exitCode = 1;
}
