import type { DateContext } from '@narthex/client/format/dates'
import { minuteMs } from '@narthex/contract/durations'
import { useDateContext } from './use-date-context.ts'
import { useNow } from './use-now.ts'

/** The date context of a page that stays open: from its render, then by the browser's clock. */
export function useLiveDateContext(renderedAt: string): DateContext {
  const dates = useDateContext(renderedAt)
  return { ...dates, now: useNow(minuteMs) ?? dates.now }
}
