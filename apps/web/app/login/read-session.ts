import { stored } from '@narthex/client/device/stored'
import type { Site } from '../church/site.ts'
import { mailCode } from '../routing/access-hash.ts'
import type { HandOffLink } from '../routing/hand-off-link.ts'
import { refreshTokenKey, tokenKey, useSession } from '../session/session.ts'

/** Credentials with which a session can begin, in the order of specification §4. */
export interface Found {
  readonly handOff: HandOffLink | undefined
  readonly token: string | undefined
  readonly refreshToken: string | undefined
}

/** Looks into the browser's storage, once the page is hydrated; a page that an e-mail led to is its reader's first. */
export function readSession(site: Site): void {
  if (useSession.getState().isRead) return
  if (mailCode.test(location.hash)) useSession.setState({ isRead: true })
  else beginFoundSession(site)
}

/** Loads the code of the session and begins it, only where stored credentials or a hand-off exist. */
export function beginFoundSession(site: Site): void {
  const found: Found = {
    handOff: window.handOff,
    token: stored(() => sessionStorage.getItem(tokenKey)) ?? undefined,
    refreshToken: stored(() => localStorage.getItem(refreshTokenKey)) ?? undefined,
  }
  window.handOff = undefined
  const isStarting = site.kind === 'church' && Object.values(found).some(Boolean)
  useSession.setState({ isRead: true, isStarting })
  if (!isStarting) return
  import('./start-session.ts')
    .then(({ startSession }) => startSession(site.church, found))
    // The code could not be loaded: the session may still be valid.
    .catch(() => {
      useSession.setState({ isOutOfReach: true })
      addEventListener('online', () => beginFoundSession(site), { once: true })
    })
    .finally(() => useSession.setState({ isStarting: false }))
}
