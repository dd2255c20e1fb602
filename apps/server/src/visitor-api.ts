import { randomUUID } from 'node:crypto'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import { type AnswerCall, inProcessCalls, transportThrough } from '@narthex/api/platform/http/in-process'
import type { Platform } from '@narthex/api/platform/platform'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { type ApiClient, createApiClient } from '@narthex/contract/client'

/** Creates a client that calls the API in process as a visitor of the tenant's host. */
export function visitorApi(platform: Platform, dispatch: Dispatch, tenant: Tenant): ApiClient {
  return createApiClient(transportThrough(visitorCalls(platform, dispatch, tenant)))
}

/** Answers API calls in process as for a visitor of the tenant's host; the bodies stay JSON. */
export function visitorCalls(platform: Platform, dispatch: Dispatch, tenant: Tenant): AnswerCall {
  return inProcessCalls(dispatch, { tenant, actor: undefined }, randomUUID(), platform)
}
