/** Gives what comes of the work, or nothing where it takes longer: it goes on, and nobody waits for it. */
export function atMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
