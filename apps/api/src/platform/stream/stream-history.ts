import type { StreamEntry } from './stream-text.ts'

interface Limits {
  readonly mostEvents: number
  readonly mostCharacters: number
}

/** The last events, for readers who come back. */
export class StreamHistory {
  readonly #limits: Limits
  #entries: StreamEntry[] = []
  #byKey = new Map<string, StreamEntry[]>()
  #numbers = new Map<string, number>()
  #characters = 0
  /** The position before the first kept event. */
  #floor: string

  constructor(position: string, limits: Limits) {
    this.#floor = position
    this.#limits = limits
  }

  /** The id of the last event. */
  get position(): string {
    return this.#entries.at(-1)?.id ?? this.#floor
  }

  add(entry: StreamEntry): void {
    this.#keep(entry)
    const { mostEvents, mostCharacters } = this.#limits
    // Both may double before half of them is dropped, so that an event costs the same whatever is kept.
    if (this.#entries.length > mostEvents * 2 || this.#characters > mostCharacters * 2) this.#trim()
  }

  /** Forgets everything: what follows comes after `position`. */
  restart(position: string): void {
    this.#entries = []
    this.#byKey = new Map()
    this.#numbers = new Map()
    this.#characters = 0
    this.#floor = position
  }

  /**
   * The events of these topics after an id. Undefined where it is not the id of a kept event: something may be missing,
   * or another process numbered it.
   */
  after(id: string, keys: readonly string[]): StreamEntry[] | undefined {
    const number = id === this.#floor ? 0 : this.#numbers.get(id)
    if (number === undefined) return undefined
    return keys.flatMap((key) => entriesAfter(this.#byKey.get(key) ?? [], number)).sort(byNumber)
  }

  #keep(entry: StreamEntry): void {
    this.#entries.push(entry)
    this.#numbers.set(entry.id, entry.number)
    this.#characters += entry.text.length
    const ofTopic = this.#byKey.get(entry.key)
    if (ofTopic) ofTopic.push(entry)
    else this.#byKey.set(entry.key, [entry])
  }

  #trim(): void {
    const { mostEvents, mostCharacters } = this.#limits
    const entries = this.#entries
    let [first, characters] = [entries.length, 0]
    for (; first > 0 && entries.length - first < mostEvents; first--) {
      characters += entries[first - 1]?.text.length ?? 0
      if (characters > mostCharacters) break
    }
    this.restart(entries[first - 1]?.id ?? this.#floor)
    for (const entry of entries.slice(first)) this.#keep(entry)
  }
}

/** Finds the entries after a number, from the end: they are in order, and a reader who comes back misses few. */
function entriesAfter(entries: readonly StreamEntry[], number: number): readonly StreamEntry[] {
  let first = entries.length
  while (first > 0 && (entries[first - 1]?.number ?? 0) > number) first--
  return entries.slice(first)
}

const byNumber = (a: StreamEntry, b: StreamEntry) => a.number - b.number
