import type { World } from './socket'

/** The browser's own sockets and clock. */
export const browser: World = {
  open(address, ears) {
    const socket = new WebSocket(address)
    socket.onopen = () => ears.opened()
    socket.onmessage = (event) => ears.heard(String(event.data))
    socket.onclose = (event) => ears.closed(event.code)
    return socket
  },
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}
