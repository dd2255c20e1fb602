import { ApiError, findErrorCode } from '@narthex/contract/client'
import { recordMeeting } from '@narthex/contract/groups/meeting.endpoints'
import { callApi } from '../../../session/api.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { sendable } from './record.ts'
import {
  listUnsent,
  markSent,
  markStuck,
  markTried,
  type Place,
  type Saved,
  type Unsent,
  type UnsentState,
  uponSent,
} from './unsent.ts'
import { unmarkUnsent } from './unsent-mark.ts'

let underway: Promise<void> | undefined

/**
 * Sends what the member who is logged in left to be sent, one record after the other and one tab at a time. What no server
 * answers stays for the next time; sent twice, it is one record all the same. Never throws.
 */
export function sendUnsent(): Promise<void> {
  underway ??= inTurn(sendAll)
    .catch(() => {})
    .finally(() => {
      underway = undefined
      tellAll()
    })
  return underway
}

const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('unsent meetings', work) : work()

async function sendAll(): Promise<void> {
  const session = useSession.getState()
  const memberId = session.clientAccount?.id
  if (!isLoggedIn(session) || memberId === undefined) return
  const waiting = (await listUnsent(memberId)).filter(({ state }) => state === 'waiting')
  for (const unsent of waiting) if (!(await send(memberId, unsent))) return
  if ((await listUnsent(memberId)).length === 0) unmarkUnsent(memberId)
}

/** False without a response: the others need not be tried. */
async function send(memberId: number, unsent: Unsent): Promise<boolean> {
  const place = { memberId, celulaId: unsent.celulaId }
  const { record, revision, tried } = unsent
  // What may have arrived is sent again as it was, or what was written since would stand upon nothing that is known.
  if (tried && tried.revision !== revision && (await put(place, tried)) === 'waiting') return false
  const state = await put(place, { record, revision })
  if (state === 'sent') tellSent(record.id)
  else if (state !== 'waiting') await markStuck(memberId, unsent, state)
  return state !== 'waiting'
}

async function put(place: Place, saved: Saved): Promise<UnsentState | 'sent'> {
  const record = await uponSent(place, saved.record)
  const tried = { ...saved, record }
  await markTried(place, tried)
  const params = { id: String(place.celulaId), meetingId: record.id }
  try {
    const { versao } = await callApi(recordMeeting, { params, body: sendable(record) })
    await markSent(place, tried, versao)
    return 'sent'
  } catch (error) {
    return stateAfter(error)
  }
}

function stateAfter(error: unknown): UnsentState {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'waiting'
  const code = findErrorCode<typeof recordMeeting>(error)
  if (code === 'CHANGED_MEANWHILE') return 'conflict'
  return code === 'MEETING_REMOVED' ? 'removed' : 'refused'
}

type Listener = (sent: string | undefined) => void
const listeners = new Set<Listener>()

/** Hears of each record that was sent, and of each end of a sending, in this page. Gives the way to stop. */
export function hearOfSending(listen: Listener): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

const tellSent = (id: string) => {
  for (const listen of listeners) listen(id)
}
const tellAll = () => {
  for (const listen of listeners) listen(undefined)
}
