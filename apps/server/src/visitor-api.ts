import { randomUUID } from 'node:crypto'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import { type AnswerCall, inProcessCalls, transportThrough } from '@narthex/api/platform/http/in-process'
import type { Platform } from '@narthex/api/platform/platform'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { type ApiClient, createApiClient } from '@narthex/contract/client'

/** Calls the API in process as a visitor of the tenant's host does, for what the server itself shows of a church. */
export function visitorApi(platform: Platform, dispatch: Dispatch, tenant: Tenant): ApiClient {
  return createApiClient(transportThrough(visitorCalls(platform, dispatch, tenant)))
}

/** The same, with the body parsed. */
export function visitorCalls(platform: Platform, dispatch: Dispatch, tenant: Tenant): AnswerCall {
  return inProcessCalls(dispatch, { tenant, actor: undefined }, randomUUID(), platform)
}
