import { createApiClient } from '@narthex/contract/client'
import { httpTransport } from '@narthex/contract/http-transport'
import { useSession } from './session.ts'

/** The bare calls, with the session's token and nothing else taken care of: whatever is no part of that uses `callApi`. */
export const apiClient = createApiClient(httpTransport('/api/v1', () => useSession.getState().token))
