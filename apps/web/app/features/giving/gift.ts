import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'

/** A reason of a gift; cents, null while there is no amount. */
export interface GiftPart {
  readonly idMotivo: number
  readonly valor: number | null
}

/** A gift as it is being put together, with the names and defaults of the specification (§3, §9). */
export interface Gift {
  readonly motivos: readonly GiftPart[]
  /** Several reasons, each with its amount. */
  readonly isSplit: boolean
  readonly isRegular: boolean
  /** The giver covers the fees. */
  readonly flagUsuarioTaxa: boolean
  readonly salvarCartao: boolean
  readonly flagAnonimo: boolean
  readonly comentario: string
  readonly codigoMetodoPagamento: PaymentMethodCode | null
  /** The link that it began with: opened again, it does not undo what was changed since. */
  readonly link: string
}

/** Presets of a link to the gift page. */
export interface GiftPreset {
  readonly link: string
  readonly idMotivo?: number | undefined
  readonly valor?: number | undefined
  readonly isRegular?: boolean | undefined
}

/** The first reason is chosen, so that an amount is all that is left to say. */
export function beginGift(reasons: readonly GivingReason[], preset: GiftPreset): Gift {
  const wanted = reasons.find(({ id }) => id === preset.idMotivo)
  const usual = preset.isRegular ? reasons.find(({ flagRecorrencia }) => flagRecorrencia) : reasons[0]
  const reason = wanted ?? usual
  return {
    motivos: reason ? [{ idMotivo: reason.id, valor: preset.valor ?? null }] : [],
    isSplit: false,
    isRegular: preset.isRegular === true && reason?.flagRecorrencia === true,
    flagUsuarioTaxa: false,
    salvarCartao: true,
    flagAnonimo: false,
    comentario: '',
    codigoMetodoPagamento: null,
    link: preset.link,
  }
}

export const sumGift = ({ motivos }: Pick<Gift, 'motivos'>) => motivos.reduce((sum, { valor }) => sum + (valor ?? 0), 0)

export type AmountComplaint = 'required' | 'tooSmall' | 'tooLarge'

/** The largest gift, as the contract has it (`payment.schemas.ts`, which would bring the validation library along). */
const largestCents = 1_000_000_000

/** Specification §5: more than the minimum, which is the reason's own, else the church's. */
export function findAmountComplaint(valor: number | null, minCents: number): AmountComplaint | undefined {
  if (valor === null || valor === 0) return 'required'
  if (valor > largestCents) return 'tooLarge'
  return valor <= minCents ? 'tooSmall' : undefined
}

export function findMinimum(reason: GivingReason | undefined, { minimo }: GivingSettings): number {
  return reason?.minimo ?? minimo
}

/** The smallest gift in cents: one cent above the minimum, which a gift must exceed (specification §5). */
export const findSmallestGift = (reason: GivingReason | undefined, settings: GivingSettings): number =>
  findMinimum(reason, settings) + 1

/** Chooses a reason: in the place of the one before, or beside the others where the gift is split. */
export function chooseReason(gift: Gift, idMotivo: number): Gift {
  const { motivos, isSplit } = gift
  const isChosen = motivos.some((part) => part.idMotivo === idMotivo)
  if (!isSplit) return { ...gift, motivos: [{ idMotivo, valor: motivos[0]?.valor ?? null }] }
  if (!isChosen) return { ...gift, motivos: [...motivos, { idMotivo, valor: null }] }
  // One reason stays.
  return motivos.length > 1 ? { ...gift, motivos: motivos.filter((part) => part.idMotivo !== idMotivo) } : gift
}

export function setAmount(gift: Gift, idMotivo: number, valor: number | null): Gift {
  const motivos = gift.motivos.map((part) => (part.idMotivo === idMotivo ? { ...part, valor } : part))
  return { ...gift, motivos }
}

/** A gift to one reason again keeps the first one, with the sum of all. */
export function setSplit(gift: Gift, isSplit: boolean): Gift {
  const [first] = gift.motivos
  if (isSplit || !first) return { ...gift, isSplit }
  return { ...gift, isSplit, motivos: [{ ...first, valor: sumGift(gift) || null }] }
}

/** A regular gift has one reason, of those that may be given to regularly (specification §5). */
export function setRegular(gift: Gift, isRegular: boolean, reasons: readonly GivingReason[]): Gift {
  if (!isRegular) return gift.isRegular ? { ...gift, isRegular } : gift
  const allowed = reasons.filter(({ flagRecorrencia }) => flagRecorrencia)
  const single = setSplit(gift, false)
  const reason = allowed.find(({ id }) => id === single.motivos[0]?.idMotivo) ?? allowed[0]
  return reason ? { ...chooseReason(single, reason.id), isRegular } : { ...gift, isRegular: false }
}

/** Drops what the church does not offer any more. */
export function fitGift(gift: Gift, reasons: readonly GivingReason[]): Gift {
  const motivos = gift.motivos.filter(({ idMotivo }) => reasons.some(({ id }) => id === idMotivo))
  const fitting = { ...gift, motivos, isSplit: gift.isSplit && motivos.length > 0 }
  if (motivos.length > 0) return setRegular(fitting, gift.isRegular, reasons)
  return {
    ...fitting,
    motivos: beginGift(reasons, { link: '', valor: sumGift(gift) || undefined }).motivos,
    isRegular: false,
  }
}
