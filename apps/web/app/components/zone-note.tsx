import { asOpening } from '@narthex/client/format/dates'
import { isElsewhere, zonePlace } from '@narthex/client/format/zones'
import { useTimeZone, useTranslations } from 'use-intl'
import { useRoot } from '../page/use-site.ts'
import { useReadersZone } from './use-readers-zone.ts'

/**
 * Name of the church's clocks for readers whose own clocks differ at this time: “horário de Cádiz”. Empty where they
 * agree, and as served.
 */
export function useZoneWords(at: Date): string {
  const words = useChurchClock()
  return useIsElsewhere(at) ? words : ''
}

function useChurchClock(): string {
  const t = useTranslations('shell')
  const { site } = useRoot()
  const timeZone = useTimeZone() ?? 'UTC'
  const city = site.kind === 'church' ? site.church.endereco?.cidade : undefined
  return t('zone', { place: city ?? zonePlace(timeZone) })
}

/**
 * Name of the church's clocks behind a time: “, horário de Cádiz”. As served it is in the page for everyone, and shown
 * to readers elsewhere from the first paint on (`firstScript`, app.css): nothing moves, and a page of times need not
 * wake for them.
 */
export function ZoneNote({ at }: { at: Date }) {
  const text = `, ${useChurchClock()}`
  const isShown = useIsElsewhere(at)
  if (isShown !== undefined) return isShown && text
  return <span className={servedClass}>{text}</span>
}

/** A line of its own above times of many days: the present decides. */
export function ZoneLine({ className }: { className: string }) {
  const text = asOpening(useChurchClock())
  const isShown = useIsElsewhere(new Date())
  if (isShown === false) return null
  return <p className={isShown ? className : `${servedClass} ${className}`}>{text}</p>
}

const servedClass = 'zone-note'

/** Undefined as served: the server does not know the reader's clocks. */
function useIsElsewhere(at: Date): boolean | undefined {
  const timeZone = useTimeZone() ?? 'UTC'
  const readers = useReadersZone()
  return readers === undefined ? undefined : isElsewhere(at, readers, timeZone)
}
