/** Gives what comes of the work, or nothing where it takes longer: it goes on, and nobody waits for it. */
export function atMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const timeIsUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, timeIsUp]).finally(() => clearTimeout(timer))
}
