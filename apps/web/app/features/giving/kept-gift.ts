import { keepDraft, readDraft } from '@narthex/client/outbox/draft'
import type { Gift, GiftPart } from './gift.ts'

/** Key in session storage (specification §9): survives reloads, a login and a new language until the tab closes. */
export const giftDraftKey = 'give'

export function keepGift(gift: Gift): void {
  keepDraft(giftDraftKey, { ...gift })
}

/** The gift that was being put together in this tab. What other scripts may have written there is not trusted. */
export function readGift(): Gift | undefined {
  const kept = readDraft(giftDraftKey) as Partial<Gift> | undefined
  if (!kept || !Array.isArray(kept.motivos) || !kept.motivos.every(isPart)) return undefined
  return {
    motivos: kept.motivos,
    isSplit: kept.isSplit === true,
    isRegular: kept.isRegular === true,
    flagUsuarioTaxa: kept.flagUsuarioTaxa === true,
    salvarCartao: kept.salvarCartao !== false,
    flagAnonimo: kept.flagAnonimo === true,
    comentario: typeof kept.comentario === 'string' ? kept.comentario : '',
    codigoMetodoPagamento: kept.codigoMetodoPagamento ?? null,
    link: typeof kept.link === 'string' ? kept.link : '',
  }
}

function isPart(part: unknown): part is GiftPart {
  const { idMotivo, valor } = Object(part) as Partial<GiftPart>
  return Number.isInteger(idMotivo) && (valor === null || Number.isInteger(valor))
}
