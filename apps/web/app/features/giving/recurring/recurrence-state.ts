import type { Recurrence, Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Messages } from '@narthex/locales/catalogue'

export type ShownState = keyof Messages['recurringGifts']['states']

type Standing = Pick<Recurrence, 'situacao' | 'falha' | 'meio' | 'cartao' | 'impedimento'>

/** State of a recurring gift as its giver sees it. An active gift may have a charge that failed. */
export function shownState({ situacao, falha }: Pick<Standing, 'situacao' | 'falha'>): ShownState {
  return situacao === 'ATIVA' && falha ? 'failing' : situacao
}

export function hasEnded({ situacao }: Pick<Standing, 'situacao'>): boolean {
  return situacao === 'ENCERRADA' || situacao === 'CANCELADA'
}

/** Checks whether the gift's card was removed or has expired. */
export function needsCard({ meio, cartao }: Pick<Standing, 'meio' | 'cartao'>): boolean {
  return meio === 'CARTAO' && (cartao === null || cartao.flagVencido)
}

/** Will not be charged, or not well, unless its giver does something. */
export function needsRepair(recurrence: Standing): boolean {
  return (
    !hasEnded(recurrence) && (recurrence.impedimento !== null || recurrence.falha !== null || needsCard(recurrence))
  )
}

export function findTrouble(recurrence: Standing): Standstill {
  return recurrence.impedimento ?? (needsCard(recurrence) ? 'CARTAO' : 'RECUSA')
}

const ranks = [needsRepair, ({ situacao }: Standing) => situacao === 'PENDENTE', () => true]

/** Sorts gifts: those that need their giver's action first; else in the given order. */
export function inOrder<Item extends Standing>(recurrences: readonly Item[]): Item[] {
  const rank = (item: Item) => ranks.findIndex((matches) => matches(item))
  return recurrences.toSorted((a, b) => rank(a) - rank(b))
}
