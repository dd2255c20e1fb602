import type { DateContext } from '@narthex/client/format/dates'
import { useLocale, useTimeZone } from 'use-intl'

/**
 * Context for dates on the church's clocks: relative to the render where the server made the page, so that hydration
 * agrees, else to now.
 */
export function useDateContext(renderedAt?: string): DateContext {
  const now = renderedAt === undefined ? new Date() : new Date(renderedAt)
  return { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC', now }
}
