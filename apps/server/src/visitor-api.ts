import { randomUUID } from 'node:crypto'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import { inProcessTransport } from '@narthex/api/platform/http/in-process'
import type { Platform } from '@narthex/api/platform/platform'
import type { Tenant } from '@narthex/api/platform/tenancy/scope'
import { type ApiClient, createApiClient } from '@narthex/contract/client'

/** The API in process as a visitor of the tenant's host calls it: what the server itself shows of a church. */
export function visitorApi(platform: Platform, dispatch: Dispatch, tenant: Tenant): ApiClient {
  return createApiClient(inProcessTransport(dispatch, { tenant, actor: undefined }, randomUUID(), platform.log))
}
