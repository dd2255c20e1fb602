import { endOtherSessions, endSession, listSessions } from '@narthex/contract/auth/account.endpoints'
import type { Session } from '@narthex/contract/auth/auth.schemas'
import { callApi } from '../../session/api.ts'

/** Loads the devices on which the member is logged in at this church. */
export async function loadDevices(userId: number): Promise<readonly Session[]> {
  return callApi(listSessions, { params: { id: String(userId) } })
}

export async function endDevice(userId: number, sessionId: string): Promise<void> {
  await callApi(endSession, { params: { id: String(userId), sessionId } })
}

export async function endOtherDevices(userId: number): Promise<void> {
  await callApi(endOtherSessions, { params: { id: String(userId) } })
}
