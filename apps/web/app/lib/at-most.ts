/** Gives what comes of the work, or nothing where it takes longer: it goes on, and nobody waits for it. */
export function atMost<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
}
