import { useTimeZone, useTranslations } from 'use-intl'
import { asOpening } from '../format/dates.ts'
import { useRoot } from '../page/use-site.ts'
import { isElsewhere, useReadersZone, zonePlace } from './use-readers-zone.ts'

/** Whose clocks a time is on, where the reader's show another: “horário de Cádiz”. Empty where they agree, and as served. */
export function useZoneWords(at: Date): string {
  const t = useTranslations('shell')
  const { site } = useRoot()
  const timeZone = useTimeZone() ?? 'UTC'
  const readers = useReadersZone()
  if (readers === undefined || !isElsewhere(at, readers, timeZone)) return ''
  const city = site.kind === 'church' ? site.church.endereco?.cidade : undefined
  return t('zone', { place: city ?? zonePlace(timeZone) })
}

/**
 * The same behind a time: “, horário de Cádiz”; alone as a line of its own. As served it tells the enhancer the zone, which
 * wakes the app for who is elsewhere.
 */
export function ZoneNote({ at, isLine = false }: { at: Date; isLine?: boolean }) {
  const words = useZoneWords(at)
  const timeZone = useTimeZone()
  if (useReadersZone() === undefined) return <span data-zone={timeZone} hidden />
  return words && (isLine ? asOpening(words) : `, ${words}`)
}
