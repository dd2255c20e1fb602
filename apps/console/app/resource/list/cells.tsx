import { dateText, whenText } from '@narthex/client/format/dates'
import { Badge } from '@narthex/ui/badge'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import type { OfficeRecord } from '../console-resource.ts'
import { findShownState } from '../shown-state.ts'
import { stateTones } from '../state-tones.ts'

/** Whether a record is on the site. */
export function StateCell({ record }: { record: OfficeRecord }) {
  const t = useTranslations('consoleStates')
  const state = findShownState(record, new Date())
  return state ? (
    <Badge tone={stateTones[state]} size="small">
      {t(state)}
    </Badge>
  ) : null
}

/** A day of the church's calendar (`YYYY-MM-DD`) as people say it. */
export function DayCell({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {dateText(day, useDateContext())}
    </time>
  )
}

/** A moment as people say it; the whole of it on a longer look. */
export function MomentCell({ moment }: { moment: string }) {
  const dates = useDateContext()
  const whole = new Intl.DateTimeFormat(dates.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: dates.timeZone,
  })
  return (
    <time dateTime={moment} title={whole.format(new Date(moment))} className="whitespace-nowrap">
      {whenText(new Date(moment), dates)}
    </time>
  )
}
