import type { Delivery } from './stream-frames.ts'

/** Writes of one turn of the event loop: about 10 ms, so that other calls do not wait for 10,000 readers. */
const writesPerTurn = 1000

/**
 * Gathers what comes in quick succession: the first item is delivered at once, those that follow together. A wave is
 * delivered completely before the next one begins.
 */
export class Waves<Item, Reader> {
  readonly #frame: (items: readonly Item[]) => readonly Delivery<Reader>[]
  readonly #write: (reader: Reader, bytes: Uint8Array) => void
  readonly #restMs: number
  /** Items for the next wave; undefined where the next item is delivered at once. */
  #waiting: Item[] | undefined
  #isWriting = false

  constructor(
    frame: (items: readonly Item[]) => readonly Delivery<Reader>[],
    write: (reader: Reader, bytes: Uint8Array) => void,
    restMs: number,
  ) {
    this.#frame = frame
    this.#write = write
    this.#restMs = restMs
  }

  /** Everything that was added has been written. */
  get isIdle(): boolean {
    return !this.#isWriting && !this.#waiting?.length
  }

  add(item: Item): void {
    if (this.#waiting) this.#waiting.push(item)
    else this.#deliver([item])
  }

  #deliver(items: readonly Item[]): void {
    this.#waiting = []
    this.#isWriting = true
    this.#continue(this.#writeEach(this.#frame(items)))
  }

  *#writeEach(deliveries: readonly Delivery<Reader>[]): Generator<undefined> {
    for (const { readers, bytes } of deliveries)
      for (const reader of readers) {
        this.#write(reader, bytes)
        yield
      }
  }

  #continue(writing: Generator<undefined>): void {
    for (let written = 0; written < writesPerTurn; written++)
      if (writing.next().done) {
        this.#isWriting = false
        setTimeout(() => this.#next(), this.#restMs).unref()
        return
      }
    setImmediate(() => this.#continue(writing))
  }

  #next(): void {
    const items = this.#waiting ?? []
    this.#waiting = undefined
    if (items.length > 0) this.#deliver(items)
  }
}
