import type { PrayerMessageState, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type {
  CareKind,
  PrayerDecision,
  PrayerMessageDecision,
} from '@narthex/contract/prayer/prayer-moderation.endpoints'

interface Asked {
  readonly flagPublicarMural: boolean
  readonly sinais: readonly CareKind[]
  /** Of the church: nothing is on the wall before a moderator saw it. */
  readonly publicarAposAprovacao: boolean
}

/** Whether the words are those of somebody who may be in danger; insults alone are not. */
export function needsCare(sinais: readonly CareKind[]): boolean {
  return sinais.some((kind) => kind !== 'OFENSA')
}

/** Where a prayer goes with these words: to who may be in danger somebody goes first. */
export function stateOfPrayer({ flagPublicarMural, sinais, publicarAposAprovacao }: Asked): PrayerState {
  if (needsCare(sinais)) return 'CUIDADO'
  if (!flagPublicarMural) return 'RESERVADA'
  return publicarAposAprovacao || sinais.length > 0 ? 'PENDENTE' : 'PUBLICADA'
}

interface AnsweredWith extends Pick<Asked, 'sinais' | 'publicarAposAprovacao'> {
  /** A testimony that was not there before. */
  readonly hasWords: boolean
}

/** Where a prayer goes once it is answered. What a moderator keeps off the wall does not come on it by that. */
export function stateOfAnswered(
  { situacao, flagPublicarMural }: { readonly situacao: PrayerState; readonly flagPublicarMural: boolean },
  { hasWords, sinais, publicarAposAprovacao }: AnsweredWith,
): PrayerState {
  if (!hasWords) return situacao
  if (needsCare(sinais)) return 'CUIDADO'
  return situacao === 'PUBLICADA' ? stateOfPrayer({ flagPublicarMural, sinais, publicarAposAprovacao }) : situacao
}

/** Where a message goes with these words: one that could hurt waits, however the church keeps its wall. */
export function stateOfMessage(sinais: readonly CareKind[]): PrayerMessageState {
  if (needsCare(sinais)) return 'CUIDADO'
  return sinais.length > 0 ? 'PENDENTE' : 'PUBLICADA'
}

/** What a decision makes of a prayer. Being looked after changes nothing of one that somebody decided on meanwhile. */
export function decided(before: PrayerState, decision: PrayerDecision): PrayerState {
  if (decision === 'CUIDADO_RESOLVIDO') return before === 'CUIDADO' ? 'RESERVADA' : before
  if (decision === 'CONTATO_FEITO') return before
  return ({ PUBLICAR: 'PUBLICADA', RECUSAR: 'RECUSADA', OCULTAR: 'OCULTA' } as const)[decision]
}

/** The same of a message; nobody can be shown it alone, so one of who was looked after is hidden. */
export function decidedMessage(before: PrayerMessageState, decision: PrayerMessageDecision): PrayerMessageState {
  if (decision === 'CUIDADO_RESOLVIDO') return before === 'CUIDADO' ? 'OCULTA' : before
  return ({ PUBLICAR: 'PUBLICADA', RECUSAR: 'RECUSADA', OCULTAR: 'OCULTA' } as const)[decision]
}
