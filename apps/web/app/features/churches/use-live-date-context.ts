import { useLocale } from 'use-intl'
import type { DateContext } from '../../format/dates.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { useNow } from './use-now.ts'

const minuteMs = 60_000

/** How this page tells dates: from the moment it was rendered, so that hydration agrees, then by the browser's clock. */
export function useLiveDateContext(renderedAt: string): DateContext {
  const { church } = useChurchSite()
  const locale = useLocale()
  const now = useNow(minuteMs) ?? new Date(renderedAt)
  return { locale, timeZone: church.fusoHorario, now }
}
