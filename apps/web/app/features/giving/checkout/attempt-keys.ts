import { dropDraft, keepDraft, readDraft } from '../../../offline/draft.ts'

/** The gift, and its payment: another content is another one. */
export type AttemptSlot = 'order' | 'payment'

interface AttemptKey {
  readonly content: string
  readonly chave: string
}

type Kept = Readonly<Partial<Record<AttemptSlot, AttemptKey>>>

const key = 'give-keys'
/** For where storage is denied. */
let last: Kept = {}

const readKept = (): Kept => (readDraft(key) as Kept | undefined) ?? last

function keep(kept: Kept): void {
  last = kept
  keepDraft(key, kept)
}

/**
 * The idempotency key of an attempt: the same content has the same key, so that a double click, a retry and a reload pay
 * once. Kept with the tab.
 */
export function findAttemptKey(slot: AttemptSlot, content: unknown): string {
  const written = JSON.stringify(content)
  const kept = readKept()
  const known = kept[slot]
  if (known?.content === written) return known.chave
  const chave = crypto.randomUUID()
  keep({ ...kept, [slot]: { content: written, chave } })
  return chave
}

/** The next payment of the same gift is another one: the last one was refused. */
export function endAttempt(): void {
  const { order } = readKept()
  keep(order ? { order } : {})
}

/** The next gift is another one, even with the same content: this one was received. */
export function forgetAttempts(): void {
  last = {}
  dropDraft(key)
}
