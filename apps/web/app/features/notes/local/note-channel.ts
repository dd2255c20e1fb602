import type { KeptMember } from '../../../session/kept-member.ts'

/** A change of a note that is open somewhere, or of what there is. */
export interface NoteChange {
  readonly id: string
  readonly bytes?: Uint8Array | undefined
}

type Listener = (change: NoteChange) => void

/** Connects everything that shows or sends one member's notes, in this tab and in others. */
export class NoteChannel {
  readonly #listeners = new Set<Listener>()
  readonly #others: BroadcastChannel

  constructor({ codigo, memberId }: KeptMember) {
    this.#others = new BroadcastChannel(`notes ${codigo} ${memberId}`)
    this.#others.onmessage = ({ data }: MessageEvent<NoteChange>) => this.#notify(data)
  }

  publish(change: NoteChange): void {
    this.#notify(change)
    this.#others.postMessage(change)
  }

  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  close(): void {
    this.#others.close()
  }

  #notify(change: NoteChange): void {
    for (const listener of this.#listeners) listener(change)
  }
}
