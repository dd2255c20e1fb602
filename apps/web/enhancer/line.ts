/** Time without a file that counts as rest, and the longest wait for it. */
const restMs = 2000
const longestMs = 20_000

/** Resolves when the page asked for nothing for a while, or always asks. */
export function lineAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(finish, restMs)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, restMs)
    })
    observer.observe({ type: 'resource' })
    setTimeout(finish, longestMs)
  })
}
