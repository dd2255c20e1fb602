import { createApiClient } from '@narthex/contract/client'
import { httpTransport } from '@narthex/contract/http-transport'
import { useSession } from './session.ts'

/** The HTTP client with the session's token and no error handling. Features use `callApi`. */
export const apiClient = createApiClient(httpTransport('/api/v1', () => useSession.getState().token))
