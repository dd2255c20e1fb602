import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import type { Plan } from '../plan/plan.ts'
import { rhythmKinds } from '../plan/rhythm.ts'
import type { RecurrenceMeans, SetupState } from './setup-state.ts'

/** Key in session storage (specification §9): survives a reload, a login and missing data. Never holds a card. */
const key = 'give-recurrence'

export function keepSetup({ plan, meio, link }: SetupState): void {
  keepDraft(key, { ...plan, meio, link })
}

export const dropSetup = () => dropDraft(key)

/** The gift that was being set up in this tab. What else may have been written there is not trusted. */
export function readSetup(): SetupState | undefined {
  const kept = readDraft(key) as (Partial<Plan> & { meio?: RecurrenceMeans; link?: string }) | undefined
  if (!kept || !isRhythm(kept.rhythm) || !isAmount(kept.valor) || !isAmount(kept.idMotivo)) return undefined
  return {
    plan: {
      idMotivo: kept.idMotivo,
      valor: kept.valor,
      rhythm: kept.rhythm,
      dia: toText(kept.dia),
      fim: toText(kept.fim),
      flagTaxas: kept.flagTaxas === true,
      flagAnonimo: kept.flagAnonimo === true,
      comentario: toText(kept.comentario),
    },
    meio: kept.meio === 'PIX_AUTOMATICO' ? 'PIX_AUTOMATICO' : 'CARTAO',
    link: toText(kept.link),
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const isAmount = (value: unknown): value is number | null => value === null || Number.isInteger(value)

function isRhythm(value: unknown): value is Plan['rhythm'] {
  const { kind, diaDoMes, dias } = Object(value) as Partial<Plan['rhythm']>
  return rhythmKinds.some((known) => known === kind) && Number.isInteger(diaDoMes) && typeof dias === 'string'
}
