import { useDateContext } from '../../components/use-date-context.ts'
import { whenText } from '../../format/dates.ts'

/** Writes an instant by the church's clocks. */
export function useClock(): (instant: string) => string {
  const dates = useDateContext()
  return (instant) => whenText(new Date(instant), dates)
}
