import { beginLoading, endLoading } from '@narthex/client/calls/status-store'

/** After this time the page stays: the visitor stopped the navigation, or the server did not answer. */
const longestWaitMs = 10_000

/** Loads another document in this tab and shows the global loading screen. */
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

/** Click handler of links that load another document: shows the loading screen unless the click opens a new tab. */
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
  // The back/forward cache restores the page with the loading screen still shown.
  addEventListener('pageshow', uncover)
}
