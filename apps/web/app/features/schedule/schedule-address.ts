import { kindInAddress, kindOfAddress, type ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { monthAfter, monthPattern } from '@narthex/contract/schedule/schedule-month'
import type { PagePath } from '../../routing/page-path.ts'

export type ScheduleView = 'grid' | 'list'

export interface ScheduleChoice {
  /** `YYYY-MM`; nothing for the one that it is. */
  readonly month?: string | undefined
  readonly view?: ScheduleView | undefined
  readonly kind?: ScheduleKind | undefined
}

/** Months further from today than this are visited too rarely to be cached. */
const keptMonths = 12

/** Reads the choices of an address; invalid values are left out, and their keys are not in `meant`. */
export function readSchedule(
  query: URLSearchParams,
  thisMonth: string,
): { readonly choice: ScheduleChoice; readonly meant: string[] } {
  const [month, view, kind] = [query.get('month'), query.get('view'), query.get('kind')]
  const isMonth = month !== null && monthPattern.test(month)
  const isNear = isMonth && month >= monthAfter(thisMonth, -keptMonths) && month <= monthAfter(thisMonth, keptMonths)
  const choice = {
    month: isMonth ? month : undefined,
    view: view === 'grid' || view === 'list' ? view : undefined,
    kind: kindOfAddress(kind),
  } as const
  const meant = [isNear && 'month', choice.view && 'view', choice.kind && 'kind']
  return { choice, meant: meant.filter((key) => typeof key === 'string') }
}

/** The address of the page that shows this. */
export function scheduleAddress({ month, view, kind }: ScheduleChoice): PagePath {
  const query = new URLSearchParams()
  if (month) query.set('month', month)
  if (view === 'list') query.set('view', view)
  if (kind) query.set('kind', kindInAddress(kind))
  return query.size > 0 ? `/schedule?${query}` : '/schedule'
}
