import { dropDraft, readDraft } from '@narthex/client/outbox/draft'
import type { RegisteredOutbox } from '../../../outbox/registry.ts'

/** Key of the draft of a member's request. */
export const prayerDraftKey = (memberId: number) => `prayer ${memberId}`

/** A request that was begun is sent by its writer only: it counts at log-out, and is deleted. There is one form. */
export const prayerDrafts: RegisteredOutbox = {
  name: 'prayers',
  mayHold: ({ memberId }) => hasBegunPrayer(memberId),
  load: async () => ({
    countUnsent: async () => 1,
    clear: async ({ memberId }) => dropDraft(prayerDraftKey(memberId), 'until-sent'),
  }),
}

function hasBegunPrayer(memberId: number): boolean {
  const mensagem = readDraft(prayerDraftKey(memberId), 'until-sent')?.mensagem
  return typeof mensagem === 'string' && mensagem.trim() !== ''
}
