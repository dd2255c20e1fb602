import { stored } from '@narthex/client/device/stored'
import { isSitePath } from '@narthex/contract/site-path'
import { isPagePath } from '../../routing/link-kind.ts'
import type { PagePath } from '../../routing/page-path.ts'

const key = 'reading-way-back'
const readingKey = 'reading-of-plan'

/** A passage of a day of a reading plan, read in the Bible. */
export interface PlanReading {
  readonly subscription: string
  readonly day: number
  /** OSIS. */
  readonly passage: string
}

/** Keeps, for this tab, the page that sends its reader to the Bible and wants them back. */
export function rememberWayBack(path: PagePath, reading?: PlanReading): void {
  stored(() => {
    sessionStorage.setItem(key, path)
    if (reading) sessionStorage.setItem(readingKey, JSON.stringify(reading))
    else sessionStorage.removeItem(readingKey)
  })
}

/** Deletes the stored way back, once that page is shown again. */
export function forgetWayBack(): void {
  stored(() => {
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(readingKey)
  })
}

export function findWayBack(): PagePath | undefined {
  const kept = stored(() => sessionStorage.getItem(key))
  return kept && isSitePath(kept) && isPagePath(kept) ? kept : undefined
}

/** Finds the passage of a plan that this tab reads. */
export function findPlanReading(): PlanReading | undefined {
  return stored(() => {
    const { subscription, day, passage } = JSON.parse(sessionStorage.getItem(readingKey) ?? '{}')
    const isReading = typeof subscription === 'string' && typeof day === 'number' && typeof passage === 'string'
    return isReading ? { subscription, day, passage } : undefined
  })
}
