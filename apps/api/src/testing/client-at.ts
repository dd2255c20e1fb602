import { type ApiClient, createApiClient } from '@narthex/contract/client'
import { buildApi } from '../build-api.ts'
import { inProcessTransport } from '../platform/http/in-process.ts'
import type { Platform } from '../platform/platform.ts'
import { silentLog } from './test-platform.ts'

/** Registering every route takes a second: once for each platform, as in the product. */
const built = new WeakMap<Platform, ReturnType<typeof buildApi>>()

function findApi(platform: Platform): ReturnType<typeof buildApi> {
  const api = built.get(platform) ?? buildApi(platform)
  built.set(platform, api)
  return api
}

/** An API client for a visitor of a tenant's host; `label` precedes the platform's domain. */
export async function clientAt(platform: Platform, { label }: { readonly label: string }): Promise<ApiClient> {
  const tenant = await platform.directory.byHost(`${label}.narthex.test`)
  if (!tenant) throw new Error(`There is no tenant at ${label}`)
  const { dispatch } = findApi(platform)
  return createApiClient(inProcessTransport(dispatch, { tenant, actor: undefined }, 'r1', { log: silentLog }))
}
