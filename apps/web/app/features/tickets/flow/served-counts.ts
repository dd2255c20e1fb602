/** How many tickets of each type were chosen in the served step, by event and type; in memory, until the steps take them. */
const counts = new Map<number, Map<number, number>>()

export function keepServedCount(eventId: number, typeId: number, count: number): void {
  const ofEvent = counts.get(eventId) ?? new Map<number, number>()
  counts.set(eventId, ofEvent.set(typeId, count))
}

/** Takes the choices of an event: the next call finds none. */
export function takeServedCounts(eventId: number): ReadonlyMap<number, number> {
  const taken = counts.get(eventId) ?? new Map<number, number>()
  counts.delete(eventId)
  return taken
}
