import { createCaller } from '@narthex/client/calls/create-caller'
import { useOwner } from '@narthex/client/calls/owner'
import { ApiError, type CallExtras, createApiClient } from '@narthex/contract/client'
import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { httpTransport } from '@narthex/contract/http-transport'
import {
  endOperatorSession,
  getOperatorSession,
  type OperatorSession,
} from '@narthex/contract/operator/session.endpoints'
import { create } from 'zustand'
import { answerAtDesk, askAtDesk, type Question } from '../../session/desk.ts'

/** The session of this window. `in` also while one that has run out is asked for above the page. */
interface OperatorState {
  readonly state: 'starting' | 'unreachable' | 'out' | 'in'
  readonly session: OperatorSession | undefined
}

export const useOperator = create<OperatorState>()(() => ({ state: 'starting', session: undefined }))

const client = createApiClient(httpTransport('/api/v1', () => undefined))

/** Ids of calls that are about the session itself: what they answer is for the login page. */
const sessionCalls = new Set([
  'openOperatorSession',
  'completeOperatorSession',
  'getOperatorSession',
  'endOperatorSession',
  'openOperatorInvitation',
  'acceptOperatorInvitation',
])

/**
 * Calls the API as the operator at this window. A session that has run out, or is not fresh enough, is asked for above the
 * page, and the call is made again.
 */
export const callApi = createCaller({
  send,
  onUnauthenticated: async (error) => {
    throw error
  },
})

async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extras: CallExtras = {},
): Promise<Success<E>> {
  try {
    return await client.call(endpoint, input, extras)
  } catch (error) {
    const question = useOperator.getState().state === 'in' && !sessionCalls.has(endpoint.id) && findQuestion(error)
    if (question && (await askAtDesk(question))) return send(endpoint, input, extras)
    throw error
  }
}

/** An operator proves who they are by logging in again: it takes the second factor, too. */
function findQuestion(error: unknown): Question | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'REAUTHENTICATION_REQUIRED') return 'proof'
  return error.status === 401 ? 'login' : undefined
}

/** Reads who is at this window. Never rejects. */
export async function readSession(): Promise<void> {
  useOperator.setState({ state: 'starting' })
  try {
    takeSession(await callApi(getOperatorSession, {}))
  } catch (error) {
    const isOut = error instanceof ApiError && error.status === 401
    useOperator.setState({ state: isOut ? 'out' : 'unreachable' })
  }
}

/** Takes over a session that was opened; another operator begins with an empty window. */
export function takeSession(session: OperatorSession): void {
  const before = useOperator.getState().session
  if (before && before.operador.id !== session.operador.id) {
    location.reload()
    return
  }
  useOwner.setState({ accountId: session.operador.id, memberId: undefined, isLoggedIn: true })
  useOperator.setState({ state: 'in', session })
  answerAtDesk('login', true)
  answerAtDesk('proof', true)
}

/** Ends the session and leaves every screen. Rejects where nothing answers: the session would still be open. */
export async function leave(): Promise<void> {
  await callApi(endOperatorSession, {})
  location.assign('/')
}
