import type { Recurrence, Standstill } from '@narthex/contract/giving/recurrence.schemas'
import type { Messages } from '@narthex/locales/catalogue'

export type ShownState = keyof Messages['recurringGifts']['states']

type Standing = Pick<Recurrence, 'situacao' | 'falha' | 'meio' | 'cartao' | 'impedimento'>

/** How a recurring gift stands, as its giver reads it. One that goes on may have a charge that failed. */
export function shownState({ situacao, falha }: Pick<Standing, 'situacao' | 'falha'>): ShownState {
  return situacao === 'ATIVA' && falha ? 'failing' : situacao
}

export function hasEnded({ situacao }: Pick<Standing, 'situacao'>): boolean {
  return situacao === 'ENCERRADA' || situacao === 'CANCELADA'
}

/** Its card was removed, or has expired. */
export function needsCard({ meio, cartao }: Pick<Standing, 'meio' | 'cartao'>): boolean {
  return meio === 'CARTAO' && (cartao === null || cartao.flagVencido)
}

/** Will not be charged, or not well, unless its giver does something. */
export function needsRepair(recurrence: Standing): boolean {
  return (
    !hasEnded(recurrence) && (recurrence.impedimento !== null || recurrence.falha !== null || needsCard(recurrence))
  )
}

/** What has to be repaired. */
export function findTrouble(recurrence: Standing): Standstill {
  return recurrence.impedimento ?? (needsCard(recurrence) ? 'CARTAO' : 'RECUSA')
}

const ranks = [needsRepair, ({ situacao }: Standing) => situacao === 'PENDENTE', () => true]

/** Those that need their giver first; else in the order in which they came. */
export function inOrder<Item extends Standing>(recurrences: readonly Item[]): Item[] {
  const rank = (item: Item) => ranks.findIndex((matches) => matches(item))
  return recurrences.toSorted((a, b) => rank(a) - rank(b))
}
