import type { AnyConsoleResource, Filter } from '../console-resource.ts'

/** How a list is asked for: all of it stands in the address, so that a view can be kept, sent and come back to. */
export interface ListState {
  readonly term: string
  readonly filters: Readonly<Record<string, string>>
  /** Field to sort by, with a leading minus for descending order. */
  readonly order: string
  /** Names of the columns that are shown; undefined for the usual ones. */
  readonly columns: readonly string[] | undefined
}

type Kind = Pick<AnyConsoleResource, 'list'>

const keys = { term: 'q', order: 'sort', columns: 'columns' } as const
const longestTerm = 100

/** The order of a list that names none: by its first sort. */
export function usualOrder({ list }: Kind): string {
  const [[name, direction] = ['', 'asc']] = Object.entries(list.sorts)
  return direction === 'desc' ? `-${name}` : name
}

/** Reads the state from an address; ignores filters, sorts and columns that the kind does not have. */
export function readListState(query: URLSearchParams, kind: Kind): ListState {
  const { filters, sorts, columns } = kind.list
  const chosen = filters.flatMap((filter) => {
    const value = query.get(filter.name)
    return value !== null && isFilterValue(filter, value) ? [[filter.name, value] as const] : []
  })
  const order = query.get(keys.order) ?? ''
  const shown = query.get(keys.columns)?.split(',')
  return {
    term: (query.get(keys.term) ?? '').slice(0, longestTerm),
    filters: Object.fromEntries(chosen),
    order: Object.hasOwn(sorts, order.replace(/^-/, '')) ? order : usualOrder(kind),
    columns: shown && columns.map(({ name }) => name).filter((name) => shown.includes(name)),
  }
}

const isFilterValue = ({ values, load, isDay, accepts }: Filter, value: string): boolean =>
  values.includes(value) ||
  accepts?.(value) === true ||
  (load !== undefined && /^[1-9]\d{0,8}$/.test(value)) ||
  (isDay === true && /^[12]\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)))

/** Writes the address of a list; what is as usual is left out. */
export function writeListState({ term, filters, order, columns }: ListState, kind: Kind): URLSearchParams {
  const query = new URLSearchParams()
  if (term) query.set(keys.term, term)
  for (const [name, value] of Object.entries(filters)) query.set(name, value)
  if (order !== usualOrder(kind)) query.set(keys.order, order)
  if (columns) query.set(keys.columns, columns.join(','))
  return query
}

/** Builds the query of the list endpoint. */
export function toQuery({ term, filters, order }: ListState): Record<string, string> {
  const search = term.trim()
  return { ...filters, ...(search && { term: search }), ordem: order }
}

export const isNarrowed = ({ term, filters }: ListState): boolean =>
  term.trim() !== '' || Object.keys(filters).length > 0

/** Builds a key of search and filters, to which a selection of all matching rows belongs. */
export const toFilterKey = ({ term, filters }: ListState): string =>
  JSON.stringify([term.trim(), Object.entries(filters).toSorted()])

/** The columns that are shown where the reader has not chosen others. */
export const usualColumns = ({ list }: Kind): string[] =>
  list.columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name)
