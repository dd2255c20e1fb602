/** Runs one task per key at a time; callers that ask for a key while it runs share the promise. */
export interface SingleFlight<Key, Result> {
  run(key: Key, task: () => Promise<Result>): Promise<Result>
  isRunning(key: Key): boolean
  /** Later callers start tasks of their own; those that run still answer the callers that they have. */
  forgetAll(): void
}

export function createSingleFlight<Key, Result>(): SingleFlight<Key, Result> {
  const flights = new Map<Key, Promise<Result>>()
  return {
    run(key, task) {
      const running = flights.get(key)
      if (running) return running
      const flight = task().finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    isRunning: (key) => flights.has(key),
    forgetAll: () => flights.clear(),
  }
}
