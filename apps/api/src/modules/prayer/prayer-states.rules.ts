import type { PrayerMessageState, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type {
  CareKind,
  PrayerDecision,
  PrayerMessageDecision,
} from '@narthex/contract/prayer/prayer-moderation.endpoints'

interface NewPrayerFacts {
  readonly flagPublicarMural: boolean
  readonly sinais: readonly CareKind[]
  /** Setting of the church: a moderator approves each prayer before it is published. */
  readonly publicarAposAprovacao: boolean
}

/** True when the author may be in danger. Insults alone do not count. */
export function needsCare(sinais: readonly CareKind[]): boolean {
  return sinais.some((kind) => kind !== 'OFENSA')
}

/** First state of a prayer. Signs of danger take precedence over every other rule. */
export function stateOfPrayer({ flagPublicarMural, sinais, publicarAposAprovacao }: NewPrayerFacts): PrayerState {
  if (needsCare(sinais)) return 'CUIDADO'
  if (!flagPublicarMural) return 'RESERVADA'
  return publicarAposAprovacao || sinais.length > 0 ? 'PENDENTE' : 'PUBLICADA'
}

interface AnsweredWith extends Pick<NewPrayerFacts, 'sinais' | 'publicarAposAprovacao'> {
  /** The testimony is new or changed. */
  readonly hasWords: boolean
}

/** State after an answer. A testimony never publishes a prayer that a moderator keeps off the wall. */
export function stateOfAnswered(
  { situacao, flagPublicarMural }: { readonly situacao: PrayerState; readonly flagPublicarMural: boolean },
  { hasWords, sinais, publicarAposAprovacao }: AnsweredWith,
): PrayerState {
  if (!hasWords) return situacao
  if (needsCare(sinais)) return 'CUIDADO'
  return situacao === 'PUBLICADA' ? stateOfPrayer({ flagPublicarMural, sinais, publicarAposAprovacao }) : situacao
}

/** First state of a message. Insults wait for a moderator even where the church approves nothing in advance. */
export function stateOfMessage(sinais: readonly CareKind[]): PrayerMessageState {
  if (needsCare(sinais)) return 'CUIDADO'
  return sinais.length > 0 ? 'PENDENTE' : 'PUBLICADA'
}

/**
 * State of a prayer after a decision. Closing a care case changes nothing when another moderator has decided in the
 * meantime.
 */
export function applyDecision(before: PrayerState, decision: PrayerDecision): PrayerState {
  if (decision === 'CUIDADO_RESOLVIDO') return before === 'CUIDADO' ? 'RESERVADA' : before
  if (decision === 'CONTATO_FEITO') return before
  return ({ PUBLICAR: 'PUBLICADA', RECUSAR: 'RECUSADA', OCULTAR: 'OCULTA' } as const)[decision]
}

/** State of a message after a decision. A message has no private state, so closing a care case hides it. */
export function applyMessageDecision(before: PrayerMessageState, decision: PrayerMessageDecision): PrayerMessageState {
  if (decision === 'CUIDADO_RESOLVIDO') return before === 'CUIDADO' ? 'OCULTA' : before
  return ({ PUBLICAR: 'PUBLICADA', RECUSAR: 'RECUSADA', OCULTAR: 'OCULTA' } as const)[decision]
}
