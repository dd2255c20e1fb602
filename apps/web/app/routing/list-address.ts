import type { PagePath } from './page-path.ts'

/** Page and filters of a list's address. */
export type ListQuery = Readonly<Record<string, string | number | undefined>>

/** Builds a list's address without defaults: page 1 and empty filters. */
export function listAddress(path: PagePath, query: ListQuery): PagePath {
  const entries = Object.entries(query).filter(([key, value]) => value && !(key === 'page' && Number(value) === 1))
  if (entries.length === 0) return path
  return `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` as PagePath
}
