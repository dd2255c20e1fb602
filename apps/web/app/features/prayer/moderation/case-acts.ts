import type { ModerationQueue, PrayerDecision } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { Messages } from '@narthex/locales/catalogue'
import { isOpen, type Outcome } from './case-outcomes.ts'
import type { Case } from './moderation-calls.ts'

export interface CaseAct {
  readonly decision: PrayerDecision
  readonly label: keyof Messages['prayerModeration']['act']
  /** Needs a confirmation: it affects another member, or states that a person was cared for. */
  readonly isConfirmed: boolean
}

const publish: CaseAct = { decision: 'PUBLICAR', label: 'PUBLICAR', isConfirmed: false }
const hide: CaseAct = { decision: 'OCULTAR', label: 'OCULTAR', isConfirmed: true }
const refuse: CaseAct = { decision: 'RECUSAR', label: 'RECUSAR', isConfirmed: true }
const caredFor: CaseAct = { decision: 'CUIDADO_RESOLVIDO', label: 'CUIDADO_RESOLVIDO', isConfirmed: true }
const contacted: CaseAct = { decision: 'CONTATO_FEITO', label: 'CONTATO_FEITO', isConfirmed: true }

/** Lists the possible decisions on a case, the most common first. */
export function listActs(queue: ModerationQueue, one: Case): readonly CaseAct[] {
  const isForWall = one.oracao?.flagPublicarMural ?? true
  const isHidden = (one.oracao ?? one.mensagem)?.situacao === 'OCULTA'
  const onWall = (act: CaseAct) => (isForWall ? [act] : [])
  const acts: Record<ModerationQueue, readonly CaseAct[]> = {
    CUIDADO: [caredFor, ...onWall({ ...publish, isConfirmed: true })],
    CONTATO: [contacted],
    DENUNCIADA: isHidden
      ? [{ ...hide, label: 'STAY_OFF', isConfirmed: false }, publish]
      : [{ ...publish, label: 'KEEP' }, hide],
    PENDENTE: [publish, refuse],
    RESERVADA: [{ ...contacted, label: 'PRAYED', isConfirmed: false }],
    DECIDIDA: onWall(publish),
  }
  // Its text may show a danger since the queue was opened.
  return acts[one.oracao?.situacao === 'CUIDADO' && queue !== 'CONTATO' ? 'CUIDADO' : queue]
}

/** Lists the possible decisions after an outcome: a published prayer can be taken off the wall. */
export function actsAfter(outcome: Outcome | undefined, queue: ModerationQueue, one: Case): readonly CaseAct[] {
  if (isOpen(outcome)) return listActs(queue, one)
  return outcome === 'PUBLICAR' ? [hide] : []
}
