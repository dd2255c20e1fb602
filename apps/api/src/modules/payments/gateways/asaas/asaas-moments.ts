/**
 * A moment as Asaas writes it, in ISO 8601. It has no zone, is that of São Paulo (UTC−3 since 2019), and puts the day first or
 * last from call to call. Undefined for anything else.
 */
export function readAsaasMoment(written: string | null | undefined): string | undefined {
  const [, day, month, year, time] = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(written ?? '') ?? []
  if (day) return `${year}-${month}-${day}T${time}-03:00`
  const [, date, clock] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(written ?? '') ?? []
  return date && `${date}T${clock}-03:00`
}
