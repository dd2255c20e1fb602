import type { KeptMember } from '../../../session/kept-member.ts'

/** What is told within this tab and to the others: a change of a note that is open somewhere, or of what there is. */
export interface NoteNews {
  readonly id: string
  readonly bytes?: Uint8Array | undefined
}

type Hear = (news: NoteNews) => void

/** Between all who show or send one member's notes on this device. */
export class NoteChannel {
  readonly #hearers = new Set<Hear>()
  readonly #others: BroadcastChannel

  constructor({ codigo, memberId }: KeptMember) {
    this.#others = new BroadcastChannel(`notes ${codigo} ${memberId}`)
    this.#others.onmessage = ({ data }: MessageEvent<NoteNews>) => this.#tellHere(data)
  }

  tell(news: NoteNews): void {
    this.#tellHere(news)
    this.#others.postMessage(news)
  }

  /** Gives back how to hear no more. */
  hear(hear: Hear): () => void {
    this.#hearers.add(hear)
    return () => void this.#hearers.delete(hear)
  }

  close(): void {
    this.#others.close()
  }

  #tellHere(news: NoteNews): void {
    for (const hear of this.#hearers) hear(news)
  }
}
