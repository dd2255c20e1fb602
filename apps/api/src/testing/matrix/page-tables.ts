import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@narthex/contract/endpoint'
import { servedEndpoints } from '../served-endpoints.ts'

const webApp = join(import.meta.dirname, '../../../../web/app')
const call = /\bapi\s*\.call\(\s*(?:\w+\.)?(\w+)/g

/**
 * The public calls whose answers are kept until the church's content changes: by the API itself (`keep`), or within a page
 * that the server keeps, whose loaders make them.
 */
export async function listKeptReads(): Promise<Endpoint[]> {
  const byPages = new Set<string>()
  for (const name of await readdir(webApp, { recursive: true })) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue
    for (const [, id = ''] of (await readFile(join(webApp, name), 'utf8')).matchAll(call)) byPages.add(id)
  }
  return servedEndpoints.filter(
    ({ access, method, keep, id }) =>
      access === 'public' && method === 'GET' && (keep === 'until-content-changes' || byPages.has(id)),
  )
}

/** Finds those of the given tables that statements read. */
export function findReadTables(statements: readonly string[], tables: readonly string[]): string[] {
  const read = statements.flatMap((statement) => [...statement.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)])
  const names = new Set(read.map(([, name]) => name))
  return tables.filter((table) => names.has(table))
}
