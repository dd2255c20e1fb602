/**
 * Collects events and hands them over once per frame, so that fifty messages a second draw the page sixty times at most.
 * A page out of sight draws no frames: there a timer does it.
 */
export class EventBatch<Event> {
  readonly #apply: (events: readonly Event[]) => void
  #events: Event[] = []
  #cancel: (() => void) | undefined

  constructor(apply: (events: readonly Event[]) => void) {
    this.#apply = apply
  }

  add(event: Event): void {
    this.#events.push(event)
    this.#cancel ??= schedule(() => this.flush())
  }

  flush(): void {
    this.#cancel?.()
    this.#cancel = undefined
    const events = this.#events
    this.#events = []
    if (events.length > 0) this.#apply(events)
  }

  clear(): void {
    this.#events = []
    this.#cancel?.()
    this.#cancel = undefined
  }
}

function schedule(work: () => void): () => void {
  if (document.visibilityState === 'visible') {
    const frame = requestAnimationFrame(work)
    return () => cancelAnimationFrame(frame)
  }
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
