import { draftPrefix } from '@narthex/client/outbox/draft-prefix'
import { listeningKey } from '../app/components/audio/listening-key.ts'
import { consentStorageKey } from '../app/consent/consent-key.ts'
import { consentQuestionId } from '../app/document/asleep.ts'
import { mailCode, recoverHash } from '../app/routing/access-hash.ts'
import { findOwnCode, ownKey } from '../app/routing/own-church.ts'
import { soonest, type Wakes } from '../app/routing/wake.ts'

/**
 * Moment at which this page starts the app without a touch: as it was served (`findWake`), or sooner for what the
 * device knows. `load`: a member may be logged in, a code or one's own church in the address waits, the app had reached a step here, or the
 * page is one for members. `rest`: something plays or was typed, the
 * reader looks at another church than their own, or the page asks for it.
 */
export function reasonToWake(served: Wakes): Wakes {
  const { dataset } = document.documentElement
  const isWanted = 'member' in dataset || window.handOff || isHashOfAccess(location.hash) || comesFromOwn() || hasStep()
  return soonest(served, isWanted && 'load', (hasSound() || hasConsented() || hasDraft() || looksAround()) && 'rest')
}

function isHashOfAccess(hash: string): boolean {
  return mailCode.test(hash) || hash === recoverHash
}

/** A member has just come from the site of their church: its name in the address is lost with the next page. */
const comesFromOwn = () => findOwnCode(location.hash) !== undefined

/** They still look at another church, and have a way back. */
const looksAround = () => read(() => sessionStorage.getItem(ownKey)) !== null

/** The app stored a state with this history entry, such as a step of the login. */
function hasStep(): boolean {
  return Boolean((history.state as { readonly usr?: unknown } | null)?.usr)
}

/** Whether this page has a form that needs the app and the tab holds a draft, possibly of another form. */
function hasDraft(): boolean {
  const isDraft = (key: string) => key.startsWith(draftPrefix)
  return (
    document.querySelector('form:not([action])') !== null &&
    (read(() => Object.keys(sessionStorage).some(isDraft)) ?? false)
  )
}

/** Audio that played in this tab continues after a page load. */
function hasSound(): boolean {
  return read(() => sessionStorage.getItem(listeningKey)) !== null
}

/** Third parties with consent run in the app. */
function hasConsented(): boolean {
  if (!document.getElementById(consentQuestionId)) return false
  return /:true/.test(read(() => localStorage.getItem(consentStorageKey)) ?? '')
}

function read<T>(from: () => T): T | null {
  try {
    return from()
  } catch {
    return null
  }
}

/** Calls back once the page is loaded and painted and the browser has nothing else to do. */
export function atRest(then: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 2500 }) : setTimeout(then, 300)
  const painted = () => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return idle()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      idle()
    }).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') painted()
  else addEventListener('load', painted, { once: true })
}
