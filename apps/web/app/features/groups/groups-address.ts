import { type DayPeriod, dayPeriods, type GroupAudience, groupAudiences } from '@narthex/contract/groups/group-words'
import { listAddress } from '../../routing/list-address.ts'
import type { PagePath } from '../../routing/page-path.ts'

/** Filters of groups, named as in the address and the API. */
export interface GroupFilters {
  readonly dia?: string | undefined
  readonly periodo?: DayPeriod | undefined
  readonly bairro?: string | undefined
  readonly tipo?: string | undefined
  readonly publico?: GroupAudience | undefined
  readonly vagas?: '1' | undefined
  readonly online?: '1' | undefined
}

export interface GroupsChoice extends GroupFilters {
  readonly q?: string | undefined
  readonly view?: 'map' | undefined
}

type Counted<V> = readonly { readonly valor: V; readonly total: number }[]

/** Filter options of a church's groups, with counts. */
export interface GroupIndex {
  readonly tipos: Counted<string>
  readonly bairros: Counted<string>
  readonly dias: Counted<number>
  readonly periodos: Counted<DayPeriod>
  readonly publicos: Counted<GroupAudience>
  readonly online: number
  readonly vagas: number
}

/** Reads the filters of an address; a value that no group has filters nothing, and its key is not in `meant`. */
export function readGroupFilters(
  query: URLSearchParams,
  index: GroupIndex,
): { readonly filters: GroupFilters; readonly meant: string[] } {
  const known = <V extends string>(key: string, values: Counted<V | number>): V | undefined => {
    const value = query.get(key)
    return values.some(({ valor }) => String(valor) === value) ? (value as V) : undefined
  }
  const filters: GroupFilters = {
    dia: known('dia', index.dias),
    periodo: dayPeriods.find((period) => period === known('periodo', index.periodos)),
    bairro: known('bairro', index.bairros),
    tipo: known('tipo', index.tipos),
    publico: groupAudiences.find((audience) => audience === known('publico', index.publicos)),
    vagas: query.get('vagas') === '1' && index.vagas > 0 ? '1' : undefined,
    online: query.get('online') === '1' && index.online > 0 ? '1' : undefined,
  }
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined)
  return { filters: Object.fromEntries(chosen), meant: chosen.map(([key]) => key) }
}

/** The address of the page that shows this: one address for each, whatever was chosen first. */
export function groupsAddress({ q, dia, periodo, bairro, tipo, publico, vagas, online, view }: GroupsChoice): PagePath {
  return listAddress('/groups', { q, dia, periodo, bairro, tipo, publico, vagas, online, view })
}
