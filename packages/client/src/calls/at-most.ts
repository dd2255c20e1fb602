/** Resolves with the result, or undefined at the timeout; the work itself is not cancelled. */
export function atMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
