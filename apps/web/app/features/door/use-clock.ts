import { whenText } from '@narthex/client/format/dates'
import { useDateContext } from '../../components/use-date-context.ts'

/** Writes an instant by the church's clocks. */
export function useClock(): (instant: string) => string {
  const dates = useDateContext()
  return (instant) => whenText(new Date(instant), dates)
}
