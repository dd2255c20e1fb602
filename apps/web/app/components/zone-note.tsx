import { toZonedIso } from '@narthex/contract/church-time'
import { useTimeZone, useTranslations } from 'use-intl'
import { asOpening } from '../format/dates.ts'
import { isElsewhere, zonePlace } from '../format/zones.ts'
import { useRoot } from '../page/use-site.ts'
import { useReadersZone } from './use-readers-zone.ts'

/** Whose clocks a time is on, where the reader's show another: “horário de Cádiz”. Empty where they agree, and as served. */
export function useZoneWords(at: Date): string {
  const words = useChurchClock()
  const timeZone = useTimeZone() ?? 'UTC'
  const readers = useReadersZone()
  return readers !== undefined && isElsewhere(at, readers, timeZone) ? words : ''
}

function useChurchClock(): string {
  const t = useTranslations('shell')
  const { site } = useRoot()
  const timeZone = useTimeZone() ?? 'UTC'
  const city = site.kind === 'church' ? site.church.endereco?.cidade : undefined
  return t('zone', { place: city ?? zonePlace(timeZone) })
}

/**
 * The same behind a time: “, horário de Cádiz”; alone as a line of its own. As served it is hidden, and the enhancer shows
 * it to readers elsewhere: a page of times need not wake for them. Without `at` the present decides.
 */
export function ZoneNote({ at, isLine = false }: { at?: Date; isLine?: boolean }) {
  const words = useChurchClock()
  const timeZone = useTimeZone() ?? 'UTC'
  const readers = useReadersZone()
  const text = isLine ? asOpening(words) : `, ${words}`
  const time = at ?? new Date()
  if (readers !== undefined) return isElsewhere(time, readers, timeZone) && text
  return (
    <span data-zoned={toZonedIso(new Date(), timeZone).slice(19)} hidden suppressHydrationWarning>
      {text}
    </span>
  )
}
