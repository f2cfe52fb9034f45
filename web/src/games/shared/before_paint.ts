/**
 * As soon as the page has changed, in a task of its own: measuring lays the page out, and that together with
 * painting it would keep a finger waiting. With the frame at the latest, so that nothing is painted before.
 */
export function beforePaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    cancelAnimationFrame(frame)
    act()
  }
  const frame = requestAnimationFrame(once)
  // Not every browser has a scheduler.
  if ('scheduler' in globalThis) void scheduler.postTask(once, { priority: 'user-blocking' })
  else setTimeout(once)
}
