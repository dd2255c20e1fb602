import { stored } from '@narthex/client/device/stored'
import { isSitePath } from '@narthex/contract/site-path'
import { isPagePath } from '../../routing/link-kind.ts'
import type { PagePath } from '../../routing/page-path.ts'

const key = 'reading-way-back'

/** Keeps, for this tab, the page that sends its reader to the Bible and wants them back. */
export function rememberWayBack(path: PagePath): void {
  stored(() => sessionStorage.setItem(key, path))
}

/** Deletes the stored way back, once that page is shown again. */
export function forgetWayBack(): void {
  stored(() => sessionStorage.removeItem(key))
}

export function findWayBack(): PagePath | undefined {
  const kept = stored(() => sessionStorage.getItem(key))
  return kept && isSitePath(kept) && isPagePath(kept) ? kept : undefined
}
