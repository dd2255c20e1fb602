import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import type { Subscription, SubscriptionSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { fitSchedule, lastDay, listMissed, type Standing } from '@narthex/contract/reading-plans/schedule'
import { countStreak } from '@narthex/contract/reading-plans/streak'
import { type PlanContent, toPlan } from '../plans/plan-content.rules.ts'
import type { MarkedDay, MarkRow } from './marks.queries.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

/** Days from a date to another, both `YYYY-MM-DD`. */
export const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** How far a member is on a day of the church's calendar; a paused plan stands on the day of its pause. */
export function toStanding(
  { inicio, agenda, pausadaEm, concluidaEm }: SubscriptionRow,
  plan: PlanContent,
  read: readonly MarkedDay[],
  today: string,
): Standing {
  const byDay = new Map(read.map(({ dia, passagens }) => [dia, new Set(passagens)]))
  const isDone = plan.dias.map(
    ({ passagens }, index) => concluidaEm !== null || passagens.every((passage) => byDay.get(index + 1)?.has(passage)),
  )
  const day = pausadaEm !== null && pausadaEm < today ? pausadaEm : today
  return { schedule: fitSchedule(agenda, plan.dias.length), isDone, today: countDays(inicio, day) }
}

export const isFinished = ({ isDone }: Standing): boolean => isDone.every(Boolean)

export function toSubscriptionSummary(
  row: SubscriptionRow,
  plan: PlanContent,
  standing: Standing,
): SubscriptionSummary {
  const { id, inicio, pausadaEm, concluidaEm, lembrete } = row
  return {
    uuid: id,
    inicio,
    pausadaEm,
    lembrete,
    plano: {
      uuid: plan.id,
      nome: plan.nome,
      descricao: plan.descricao,
      idioma: plan.idioma,
      totalDias: plan.dias.length,
    },
    situacao: concluidaEm ? 'CONCLUIDA' : pausadaEm ? 'PAUSADA' : 'ATIVA',
    fim: dateAfter(inicio, lastDay(standing.schedule)),
    diasFeitos: standing.isDone.filter(Boolean).length,
    atrasadas: concluidaEm ? 0 : listMissed(standing).length,
    concluidaEm: concluidaEm?.toISOString() ?? null,
  }
}

/** The days on which passages were read, on the church's calendar. */
export const readingDates = (marks: readonly MarkRow[], timeZone: string): string[] =>
  marks.map(({ marcadaEm }) => dateIn(timeZone, marcadaEm))

export interface Calendar {
  readonly today: string
  readonly timeZone: string
}

export function toSubscription(
  row: SubscriptionRow,
  plan: PlanContent,
  marks: readonly MarkRow[],
  { today, timeZone }: Calendar,
): Subscription {
  const read = groupByDay(marks)
  const standing = toStanding(row, plan, read, today)
  return {
    ...toSubscriptionSummary(row, plan, standing),
    plano: toPlan(plan, today),
    rodada: row.rodada,
    agenda: [...standing.schedule],
    lidas: read.map(({ dia, passagens }) => ({ dia, passagens: [...passagens] })),
    sequencia: countStreak(readingDates(marks, timeZone), today),
    roda: row.circleId,
    flagMostraProgresso: row.flagMostraProgresso,
  }
}

export function groupByDay(marks: readonly MarkRow[]): MarkedDay[] {
  const days = Map.groupBy(marks, ({ dia }) => dia)
  return [...days].map(([dia, ofDay]) => ({ dia, passagens: ofDay.map(({ passagem }) => passagem) }))
}
