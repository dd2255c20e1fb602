import { stored } from '@narthex/client/device/stored'
import { hourMs } from '@narthex/contract/durations'
import { isSparing } from './is-sparing.ts'
import { keepPagesAhead } from './keep-pages.ts'
import { findKeepers, type HomeToKeep } from './keepers.ts'

/** Key in the storage of this tab, which a log-out clears. */
const markKey = 'keptHome'

interface Mark {
  readonly names: string
  readonly at: number
}

/**
 * Keeps what a member's home names on this device: data, pages and their files. Data at most once an hour unless the home
 * names other things. Where the visitor saves data, tickets only.
 */
export async function keepHome(subject: HomeToKeep): Promise<void> {
  const isLimited = isSparing()
  const keepers = (await findKeepers()).filter(({ isEssential }) => isEssential || !isLimited)
  const found = keepers.flatMap((keeper) => {
    const pages = keeper.findPages(subject)
    return pages ? [{ keeper, pages }] : []
  })
  if (found.length === 0 && isLimited) return
  const paths = found.flatMap(({ pages }) => pages.paths)
  const names = JSON.stringify([subject.reader.memberId, subject.locale, paths])
  if (isDue(names)) {
    // One after the other: what the member opens now goes first.
    let isWhole = true
    for (const { keeper } of found) await keeper.load?.(subject).catch(() => (isWhole = false))
    if (isWhole) keepMark({ names, at: Date.now() })
  }
  await keepPagesAhead('home', {
    paths: isLimited ? paths : ['/user', ...paths],
    listed: found.flatMap(({ pages }) => pages.listed),
  })
}

function isDue(names: string): boolean {
  try {
    const mark = JSON.parse(stored(() => sessionStorage.getItem(markKey)) ?? '') as Mark
    return mark.names !== names || Date.now() - mark.at > hourMs
  } catch {
    return true
  }
}

function keepMark(mark: Mark): void {
  stored(() => sessionStorage.setItem(markKey, JSON.stringify(mark)))
}
