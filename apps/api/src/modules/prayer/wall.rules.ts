import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'

/** Dates of the wall in the church's time zone. */
export interface WallCalendar {
  readonly today: string
  /** Prayers published on or before this day are off the wall. */
  readonly endedOn: string
  /** Instant at which a prayer of this day leaves the wall. */
  endOf(day: string): Date
}

/** The day of publication counts as the first day. */
export function wallCalendar(timeZone: string, days: number, now: Date): WallCalendar {
  const today = dateIn(timeZone, now)
  return {
    today,
    endedOn: dateAfter(today, -days),
    endOf: (day) => instantAt(dateAfter(day, days), '00:00', timeZone),
  }
}

export function isShown(
  { situacao, muralEm }: { readonly situacao: string; readonly muralEm: string | null },
  { endedOn }: Pick<WallCalendar, 'endedOn'>,
): boolean {
  return situacao === 'PUBLICADA' && muralEm !== null && muralEm > endedOn
}

/** A prayer is renewed once, and not on the day of its publication. */
export function canRenew(
  prayer: Parameters<typeof isShown>[0] & { readonly flagRenovada: boolean },
  { today }: Pick<WallCalendar, 'today'>,
): boolean {
  return isShown(prayer, { endedOn: '' }) && !prayer.flagRenovada && (prayer.muralEm ?? today) < today
}
