import { locate } from '@narthex/client/device/locate'
import { listClients } from '@narthex/contract/churches/church.endpoints'
import type { Client } from '@narthex/contract/churches/church.schemas'
import { callApi } from '../../session/api.ts'
import { sessionKnown } from '../../session/session-known.ts'

/**
 * The organisation's churches nearest first, each with its distance. Asks the reader for their place; the API alone is
 * told of it, to some ten metres. Rejects with a LocationError, a NoResponseError or an ApiError.
 */
export async function findNearbyChurches(organizacao: string): Promise<Client[]> {
  const { latitude, longitude } = await locate(navigator.geolocation)
  const query = { organizacao, latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) }
  // Asked as the reader who is there, and not as a visitor because the app has just begun.
  await sessionKnown()
  return callApi(listClients, { query })
}
