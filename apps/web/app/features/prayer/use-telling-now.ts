import { useState } from 'react'
import { useLocale, useTimeZone } from 'use-intl'
import type { Telling } from '../../format/dates.ts'

/** How dates are told of what was loaded in the browser. */
export function useTellingNow(): Telling {
  const [now] = useState(() => new Date())
  return { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC', now }
}
