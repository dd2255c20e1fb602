import { createCaller } from '@narthex/client/calls/create-caller'
import { ApiError, type CallExtras, createApiClient } from '@narthex/contract/client'
import type { CallInput, Endpoint, Success } from '@narthex/contract/endpoint'
import { httpTransport } from '@narthex/contract/http-transport'
import { patterns } from '../navigation/places.ts'
import { askAtDesk } from './desk.ts'
import { useOffice } from './office.ts'
import { noticeRefusal } from './renew-access.ts'

/** The session is a cookie that no script reads: calls carry it by themselves. */
const client = createApiClient(httpTransport('/api/v1', () => undefined))

/** Ids of calls that are about the session itself: what they answer is for the login page. */
const sessionCalls = new Set([
  'getOffice',
  'openOfficeSession',
  'completeOfficeSession',
  'getOfficeSession',
  'endOfficeSession',
])

/**
 * Calls the API as the person at this window. A session that has run out is asked for above the page, and so is a fresh proof; the
 * call is made again as soon as it is there, so that nothing is lost. Every other error reaches the caller.
 */
export const callApi = createCaller({
  send: sendFromOffice,
  onUnauthenticated: async (error) => {
    throw error
  },
})

async function sendFromOffice<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extras: CallExtras = {},
): Promise<Success<E>> {
  try {
    return await client.call(endpoint, input, extras)
  } catch (error) {
    if (!(error instanceof ApiError) || sessionCalls.has(endpoint.id)) throw error
    if (error.code === 'UNAUTHENTICATED' && isSupport()) location.assign(patterns.supportEntrance)
    const question = findQuestion(error)
    if (question && (await askAtDesk(question))) return sendFromOffice(endpoint, input, extras)
    if (error.code === 'FORBIDDEN') noticeRefusal()
    throw error
  }
}

/** Whether the session of this window was support's: no password opens it again. */
const isSupport = () => useOffice.getState().session?.suporte?.flagPropria === true

function findQuestion({ code }: ApiError) {
  if (code === 'REAUTHENTICATION_REQUIRED') return 'proof'
  const isOut = code === 'UNAUTHENTICATED' && useOffice.getState().state === 'in'
  return isOut && !isSupport() ? 'login' : undefined
}
