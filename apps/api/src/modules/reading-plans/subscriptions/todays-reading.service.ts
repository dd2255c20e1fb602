import { formatReference, parseOsis, referenceSeparator } from '@narthex/contract/bible/reference'
import type { Locale } from '@narthex/contract/locale'
import type { TodaysReading } from '@narthex/contract/member-home/member-home.schemas'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import { listMissed, type Standing } from '@narthex/contract/reading-plans/schedule'
import { catalogue } from '@narthex/locales/catalogue'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { PlanContent } from '../plans/plan-content.rules.ts'
import { findPlans } from '../plans/plans.service.ts'
import { listReadDays } from './marks.queries.ts'
import { toStanding } from './subscription-standing.rules.ts'
import { listInProgress, type SubscriptionRow } from './subscriptions.queries.ts'
import { findNextReading, isNearer, type NextReading } from './todays-reading.rules.ts'

interface Candidate {
  readonly row: SubscriptionRow
  readonly plan: PlanContent
  readonly standing: Standing
  readonly next: NextReading
}

/**
 * The reading that a member comes to next on a day of the church's calendar, among all plans in progress that are not
 * paused; of several equal ones that of the plan changed last.
 */
export async function findTodaysReading(
  work: ChurchWork,
  memberId: MemberId,
  { today, locale }: { readonly today: string; readonly locale: Locale },
): Promise<TodaysReading | undefined> {
  const rows = await listInProgress(work, memberId, planLimits.emAndamento)
  if (rows.length === 0) return undefined
  const plans = await findPlans(
    work,
    rows.map(({ planId }) => planId),
    locale,
  )
  const read = await listReadDays(
    work,
    rows.map(({ id }) => id),
  )
  const candidates = rows.flatMap((row): Candidate[] => {
    const plan = plans.get(row.planId)
    if (!plan) return []
    const standing = toStanding(row, plan, read.get(row.id) ?? [], today)
    const next = findNextReading(standing)
    return next ? [{ row, plan, standing, next }] : []
  })
  const [first, ...others] = candidates
  return (
    first &&
    toWire(
      others.reduce((best, each) => (isNearer(each.next, best.next) ? each : best), first),
      locale,
    )
  )
}

function toWire({ row, plan, standing, next: { index, rank } }: Candidate, locale: Locale): TodaysReading {
  return {
    uuid: row.id,
    plano: { uuid: plan.id, nome: plan.nome, idioma: plan.idioma },
    dia: index + 1,
    totalDias: plan.dias.length,
    passagens: (plan.dias[index]?.passagens ?? []).map((osis) => passageText(osis, locale)),
    flagFeita: rank === 'done',
    atrasadas: listMissed(standing).length,
  }
}

function passageText(osis: string, locale: Locale): string {
  const reference = parseOsis(osis)
  const { names } = catalogue[locale].bibleBooks
  const style = { separator: referenceSeparator(locale), nameOf: (book: keyof typeof names) => names[book] }
  return reference ? formatReference(reference, style) : osis
}
