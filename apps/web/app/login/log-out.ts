import { atMost } from '@narthex/client/calls/at-most'
import { during } from '@narthex/client/calls/status-store'
import { copyMarks, hasMark } from '@narthex/client/outbox/device-marks'
import { dropLastingDrafts } from '@narthex/client/outbox/draft'
import { logOut as endSession } from '@narthex/contract/auth/login.endpoints'
import { apiClient } from '../session/api-client.ts'
import { forgetPerson, leaveAsVisitor } from '../session/forget-person.ts'
import { keptMember } from '../session/kept-member.ts'
import { keepRefreshToken, readRefreshToken } from '../session/refresh-token.ts'
import { useSession } from '../session/session.ts'
import { announceStep } from '../session/step-result.ts'
import { clearOutboxes, settleOutboxes } from './settle-outboxes.ts'

/** Maximum time that a log-out waits for the server, and for the deletion of data on this device. */
const patienceMs = 2_000

/** Logs out for good: here, in all tabs and on the server (specification §4); unless unsent work would be lost that the member wants. */
export async function logOut(): Promise<void> {
  if (!(await settleOutboxes())) return
  await endHere()
  leaveAsVisitor()
}

/** Ends the session here and on the server for another person, who begins on this same page with their refresh token. */
export async function giveWayTo(refreshToken: string, { isStep = false } = {}): Promise<void> {
  await endHere()
  keepRefreshToken(refreshToken)
  if (isStep) announceStep(location.pathname)
  leaveAsVisitor(`${location.pathname}${location.search}`)
}

/** Nothing of the member stays here; the page has to be left afterwards. */
async function endHere(): Promise<void> {
  const refreshToken = readRefreshToken()
  dropLastingDrafts()
  forgetPerson()
  useSession.setState({ isStarting: true })
  const ended = refreshToken && apiClient.call(endSession, { body: { refreshToken } }).catch(() => {})
  await during('GLOBAL', atMost(patienceMs, Promise.all([ended, dropAllCopies()])))
}

/** Deletes the copies of what was read here. Unsent records stay for their own member. */
async function dropAllCopies(): Promise<void> {
  if (Object.values(copyMarks).some(hasMark))
    await import('@narthex/client/data/member-copies').then((copies) => copies.dropAllCopies()).catch(() => {})
}

/** Ends the session of a deleted account and shows the page that confirms it. */
export async function departTo(page: string): Promise<void> {
  dropLastingDrafts()
  const dropped = Promise.all([clearOutboxes(keptMember()), dropAllCopies()])
  forgetPerson()
  useSession.setState({ isStarting: true })
  await during('GLOBAL', atMost(patienceMs, dropped))
  announceStep(page)
  leaveAsVisitor(page)
}
