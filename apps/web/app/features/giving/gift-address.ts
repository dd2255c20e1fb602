import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import type { PagePath } from '../../routing/page-path.ts'
import { readAmount } from './amount/amount-text.ts'
import { findAmountComplaint, type GiftPreset } from './gift.ts'

/** Reads `?motivo=&valor=&recorrente=`; `valor` in whole units, with cents where there are some: `50`, `49,90`. */
export function readPreset({ searchParams }: URL, reasons: readonly GivingReason[], minCents: number): GiftPreset {
  const asked = searchParams.get('motivo')
  const reason = reasons.find(({ id }) => String(id) === asked)
  const valor = readAmount(searchParams.get('valor') ?? '')
  const isAmount = valor !== undefined && !findAmountComplaint(valor, reason?.minimo ?? minCents)
  const isRegular = searchParams.get('recorrente') === '1'
  const link = presetQuery(reason?.id, isAmount ? valor : undefined, isRegular)
  return { link, idMotivo: reason?.id, valor: isAmount ? valor : undefined, isRegular }
}

function presetQuery(idMotivo: number | undefined, valor: number | undefined, isRegular = false): string {
  return new URLSearchParams({
    ...(idMotivo !== undefined && { motivo: String(idMotivo) }),
    ...(valor !== undefined && { valor: valor % 100 === 0 ? String(valor / 100) : (valor / 100).toFixed(2) }),
    ...(isRegular && { recorrente: '1' }),
  }).toString()
}

/** Path of a new gift with this reason and amount. */
export function giftPath(idMotivo: number, valor: number | undefined): PagePath {
  return `/give?${presetQuery(idMotivo, valor)}`
}

/** Path of a new recurring gift with the same reason and amount. */
export function recurrencePath(idMotivo: number | undefined, valor: number | null): PagePath {
  return `/give/recurrence?${presetQuery(idMotivo, valor ?? undefined)}`
}
