import { beginLoading, endLoading } from './status-store.ts'

/** A page that has not given way by then stays: the reader stopped it, or nothing answered. */
const longestWaitMs = 10_000

/** Loads another document in this tab, under the global loading screen. */
export function leave(address: string): void {
  coverLeaving()
  location.assign(address)
}

interface Click {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly defaultPrevented: boolean
}

/** For links that load another document in this tab: the wait is covered, unless the click opens a tab of its own. */
export function onLeaving(click: Click): void {
  const opensElsewhere = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (!opensElsewhere && !click.defaultPrevented) coverLeaving()
}

function coverLeaving(): void {
  beginLoading('GLOBAL')
  const uncover = () => {
    clearTimeout(timer)
    removeEventListener('pageshow', uncover)
    endLoading('GLOBAL')
  }
  const timer = setTimeout(uncover, longestWaitMs)
  // Whoever comes back finds the page as they left it, covered.
  addEventListener('pageshow', uncover)
}
