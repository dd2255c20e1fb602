import type { Endpoint } from '@narthex/contract/endpoint'
import type { ListedQuery } from '@narthex/contract/resources/resource-endpoints'
import type { Settings } from '@narthex/contract/resources/settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { type MemberCall, ok, type Route } from '../http/route.ts'
import { type SettingsActs, type SettingsService, settingsActs } from './settings-acts.ts'

/** A call of any settings: the parts that its endpoint declares are checked. */
interface AnyCall extends MemberCall {
  readonly query: ListedQuery
  readonly body: Parameters<SettingsActs<Settings>['set']>[1]
}

/** Settings with their service, their types forgotten so that those of all domains stand in one list. */
export interface AnySettings {
  readonly settings: Settings
  readonly service: SettingsService<Settings>
}

const settingsOfRoutes = new WeakMap<Route, AnySettings>()

/** Serves the calls of settings by their service. */
export function settingsRoutes<S extends Settings>(settings: S, service: SettingsService<S>): Route[] {
  const acts = settingsActs(settings, service) as unknown as SettingsActs<Settings>
  const { get, set, history }: Readonly<Record<keyof Settings['calls'], Endpoint>> =
    settingsEndpoints<Settings>(settings)
  const routes: Route[] = [
    { endpoint: get, handle: async (call: AnyCall) => ok(await acts.get(call)) },
    { endpoint: set, handle: async ({ body, ...call }: AnyCall) => ok(await acts.set(call, body)) },
    { endpoint: history, handle: async ({ query, ...call }: AnyCall) => ok(await acts.history(call, query)) },
  ]
  const known = { settings, service } as unknown as AnySettings
  for (const route of routes) settingsOfRoutes.set(route, known)
  return routes
}

/** The settings whose calls are among these routes, each once. */
export function findSettings(routes: readonly Route[]): AnySettings[] {
  return [...new Set(routes.flatMap((route) => settingsOfRoutes.get(route) ?? []))]
}
