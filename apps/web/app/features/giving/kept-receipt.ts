import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import { giftAttempts } from './gift-attempts.ts'
import { giftDraftKey } from './kept-gift.ts'

/** Key of the e-mail address that an order's receipt goes to; the public page of an order names no person. */
const key = 'give-receipt'

export function keepReceiptAddress(pedido: string, email: string): void {
  keepDraft(key, { pedido, email })
}

export function findReceiptAddress(pedido: string): string | undefined {
  const kept = readDraft(key)
  return kept?.pedido === pedido && typeof kept.email === 'string' ? kept.email : undefined
}

/** A gift that was received is put together no more. Once: the next one may have begun when its page is opened again. */
export function closeGift(pedido: string): void {
  const kept = readDraft(key)
  if (kept?.pedido !== pedido || kept.isClosed) return
  keepDraft(key, { ...kept, isClosed: true })
  dropDraft(giftDraftKey)
  giftAttempts.forget()
}
