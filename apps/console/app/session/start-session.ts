import { showMessage } from '@narthex/client/calls/status-store'
import { ApiError } from '@narthex/contract/client'
import { endOfficeSession, getOffice, getOfficeSession } from '@narthex/contract/office/session.endpoints'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { patterns } from '../navigation/places.ts'
import { callApi } from './api.ts'
import { answerAtDesk, useDesk } from './desk.ts'
import { enterOffice, useOffice } from './office.ts'
import { hearRefusals } from './renew-access.ts'

/** Messages between the windows of an office. */
type News = 'opened' | 'ended'

const channel = new BroadcastChannel('office-session')

/** Reads who is at this window; without a session, whose office it is. Never rejects. */
export async function startSession(): Promise<void> {
  useOffice.setState({ state: 'starting' })
  if (location.pathname === patterns.supportEntrance) {
    const { enterWithCode } = await import('./support-entrance.ts')
    // The window goes on to the office by itself.
    if (await enterWithCode()) return
  }
  try {
    enterOffice(await callApi(getOfficeSession, {}))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await showLogin()
    else useOffice.setState({ state: 'unreachable' })
  }
}

async function showLogin(): Promise<void> {
  const church = await callApi(getOffice, {}).catch(() => undefined)
  useOffice.setState({ state: church ? 'out' : 'unreachable', church })
}

/** Takes over a session that was opened in this window; the other windows of the office go on with it. */
export function takeSession(session: OfficeSession): void {
  if (!admit(session)) return
  channel.postMessage('opened' satisfies News)
}

/** Lets a window that waits go on; with another person nothing of the former one is shown. */
function admit(session: OfficeSession): boolean {
  const { session: before } = useOffice.getState()
  if (before && before.user.id !== session.user.id) {
    location.reload()
    return false
  }
  enterOffice(session)
  answerAtDesk('login', true)
  return true
}

/**
 * Ends the session, runs `clean`, and leaves every screen: the next person at this browser finds the login page. Rejects where
 * nothing answers.
 */
export async function leaveOffice(clean?: () => Promise<void>): Promise<void> {
  await callApi(endOfficeSession, {})
  await clean?.()
  channel.postMessage('ended' satisfies News)
  location.assign('/')
}

/** Goes on with a login of another window, asks for one where it was ended there, and reads a changed access again. */
export function followSession(changedText: () => string): void {
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'ended') location.assign('/')
    else if (useDesk.getState().question === 'login' || useOffice.getState().state === 'out') void goOn()
  }
  hearRefusals(() => void renewAccess(changedText))
}

async function goOn(): Promise<void> {
  const session = await callApi(getOfficeSession, {}).catch(() => undefined)
  if (session) admit(session)
}

/** Reads again what the church is and has: after its settings were changed. What stood before stays where nothing answers. */
export async function refreshOffice(): Promise<void> {
  const session = await callApi(getOfficeSession, {}).catch(() => undefined)
  if (session) enterOffice(session)
}

async function renewAccess(changedText: () => string): Promise<void> {
  const session = await callApi(getOfficeSession, {}).catch(() => undefined)
  const before = useOffice.getState().session
  if (!session || !before || before.permissoes.join() === session.permissoes.join()) return
  enterOffice(session)
  showMessage('GLOBAL', { tone: 'warning', text: changedText() })
}
