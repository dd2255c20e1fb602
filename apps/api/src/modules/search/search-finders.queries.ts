import { type SQL, sql } from 'drizzle-orm'
import { type Question, toQueries } from './search-query.rules.ts'

/** Stands for a church's space until the database puts it in: one query text serves all churches. */
const anySpace = '§'

/** The rows of the church `c.id` that have the words: see `find_words` in the migration. */
export function wordsFinder(question: Question): SQL {
  const { todas, inteiras, comeco, inteira } = toQueries(question, anySpace)
  const inSpace = (query: string) => sql`replace(${query}, ${anySpace}, c.id::text)::tsquery`
  return sql`find_words(c.id, ${inSpace(todas)}, ${inSpace(inteiras)},
    ${comeco}::tsquery, ${inteira}::tsquery)`
}

const mostAlike = 8

/** The rows of the church `c.id` that are called something like it. */
export function alikeFinder(typed: string): SQL {
  return sql`find_alike(c.id, ${typed}, ${mostAlike})`
}
