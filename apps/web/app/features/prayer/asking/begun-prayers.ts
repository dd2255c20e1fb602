import { readDraft } from '../../../offline/draft.ts'

/** Under which a member's request is kept while it is written. */
export const prayerDraftKey = (memberId: number) => `prayer ${memberId}`

/** How many requests a member has begun to write and not sent, on this device: there is one form. */
export async function countBegunPrayers(memberId: number): Promise<number> {
  const mensagem = readDraft(prayerDraftKey(memberId), 'until-sent')?.mensagem
  return typeof mensagem === 'string' && mensagem.trim() !== '' ? 1 : 0
}
