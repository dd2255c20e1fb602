import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'

/** A hold, the order, and its payment: another content is another one. */
export type AttemptSlot = 'hold' | 'order' | 'payment'

interface AttemptKey {
  readonly content: string
  readonly chave: string
}

type Kept = Readonly<Partial<Record<AttemptSlot, AttemptKey>>>

/** The idempotency keys of what is paid for in this tab. */
export interface Attempts {
  /**
   * The key of an attempt: the same content has the same key, so that a double click, a retry and a reload pay once. Kept
   * with the tab.
   */
  find(slot: AttemptSlot, content: unknown): string
  /** The next payment of the same order is another one: the last one was refused. */
  endPayment(): void
  /** The next order is another one, even with the same content: this one was received. */
  forget(): void
}

/** @param key names the draft that they are kept in */
export function createAttempts(key: string): Attempts {
  /** Fallback where storage is denied. */
  let last: Kept = {}
  const readKept = (): Kept => (readDraft(key) as Kept | undefined) ?? last
  function keep(kept: Kept): void {
    last = kept
    keepDraft(key, kept)
  }
  return {
    find(slot, content) {
      const written = JSON.stringify(content)
      const kept = readKept()
      const known = kept[slot]
      if (known?.content === written) return known.chave
      const chave = crypto.randomUUID()
      keep({ ...kept, [slot]: { content: written, chave } })
      return chave
    },
    endPayment() {
      const { order } = readKept()
      keep(order ? { order } : {})
    },
    forget() {
      last = {}
      dropDraft(key)
    },
  }
}
