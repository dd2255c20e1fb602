import { useState } from 'react'
import { useLocale, useTimeZone } from 'use-intl'
import type { DateContext } from '../../format/dates.ts'

/** How dates are told of what was loaded in the browser. */
export function useCurrentDateContext(): DateContext {
  const [now] = useState(() => new Date())
  return { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC', now }
}
