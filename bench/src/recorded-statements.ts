import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'

/** A statement as the driver sent it, and the rows that came back. */
interface Sent {
  readonly client: pg.Client
  readonly query: pg.QueryConfig
  readonly values: readonly unknown[]
  rows: readonly unknown[]
}

/** Statements that a call sent to the database, in order, and its answer. */
export interface Recording {
  readonly statements: readonly Sent[]
  readonly body: object
  readonly answer: string
}

type Send = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Statements of the call under way. The process also sends statements of its own, which are not recorded. */
const sentByCall = new AsyncLocalStorage<Sent[]>()

/** Records the statements of recorded calls from now on. */
export function watchStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: Send }
  const send = prototype.query
  prototype.query = async function (this: pg.Client, query, values) {
    const statements = sentByCall.getStore()
    if (!statements) return send.call(this, query, values)
    const { text, name, rowMode, types } = (typeof query === 'string' ? { text: query } : query) as pg.QueryArrayConfig
    const config = { text, ...(name && { name }), ...(rowMode && { rowMode }), ...(types && { types }) }
    const sent: Sent = { client: this, query: config, values: values ?? [], rows: [] }
    statements.push(sent)
    const result = await send.call(this, query, values)
    sent.rows = result.rows ?? []
    return result
  }
}

/** Records what a call sends to the database, once `watchStatements` was called. */
export async function recordCall(body: object, call: () => Promise<string>): Promise<Recording> {
  const statements: Sent[] = []
  const answer = await sentByCall.run(statements, call)
  return { statements, body, answer }
}

/** Sends the statements again with values of its own, and gives the answer with them. */
export type Replay = (pool: pg.Pool, body: object) => Promise<string>

type Values = Map<string, string>
type Results = (readonly unknown[])[]
type MakeValue = (values: Values, results: Results) => unknown

/**
 * Makes the same call again without the product. Two recordings of it tell which values are new with each call: codes and
 * keys are made, ids are those that an earlier statement gave.
 */
export function prepareReplay(recording: Recording, other: Recording): Replay {
  const { statements } = recording
  const [texts, otherTexts] = [listTexts(statements), listTexts(other.statements)]
  const different = texts.findIndex((text, at) => text !== otherTexts[at])
  if (different >= 0 || texts.length !== otherTexts.length)
    throw new Error(`The same call sent other statements: ${texts[different]}, then ${otherTexts[different]}`)
  const clients = [...new Set(statements.map(({ client }) => client))]
  const steps = statements.map(({ client, query, values }, at) => ({
    client: clients.indexOf(client),
    query,
    values: values.map((value, place) =>
      planValue(value, other.statements[at]?.values[place], statements.slice(0, at)),
    ),
  }))
  return async (pool, body) => {
    const values: Values = new Map()
    for (const [name, given] of Object.entries(recording.body))
      if (typeof given === 'string') values.set(given, String((body as Record<string, unknown>)[name]))
    const results: Results = []
    const open = new Map<number, pg.PoolClient>()
    for (const { client, query, values: made } of steps) {
      const connection = open.get(client) ?? (await pool.connect())
      open.set(client, connection)
      const sent = made.map((make) => make(values, results))
      const { rows = [] } = sent.length > 0 ? await connection.query(query, sent) : await connection.query(query)
      results.push(rows)
      if (query.text !== 'commit' && query.text !== 'rollback') continue
      connection.release()
      open.delete(client)
    }
    return fill(recording.answer, values)
  }
}

const listTexts = (statements: readonly Sent[]) => statements.map(({ query }) => query.text)

function planValue(value: unknown, other: unknown, before: readonly Sent[]): MakeValue {
  if (isDeepStrictEqual(value, other)) return () => value
  const place = findCell(value, before)
  if (typeof value === 'string' && !place) return (values) => fill(value, values, makeToken)
  if (!place) return () => value
  const [statement, row, column] = place
  return (values, results) => {
    if (typeof value === 'string' && values.has(value)) return values.get(value)
    return Object.values(results[statement]?.[row] ?? [])[column]
  }
}

/** Position at which an earlier statement gave the value: statement, row, column. */
function findCell(value: unknown, before: readonly Sent[]): readonly [number, number, number] | undefined {
  for (const [statement, { rows }] of before.entries())
    for (const [row, cells] of rows.entries()) {
      const column = Object.values(cells ?? []).indexOf(value)
      if (column >= 0) return [statement, row, column]
    }
  return undefined
}

/** Keys, the codes of orders and payments, hashes. */
const token = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|[0-9A-HJKMNP-TV-Z]{18,26}/g

function fill(text: string, values: Values, make?: (token: string) => string): string {
  return text.replace(token, (found) => {
    const known = values.get(found) ?? make?.(found) ?? found
    values.set(found, known)
    return known
  })
}

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function makeToken(like: string): string {
  if (like.includes('-')) return randomUUID()
  if (like.length === 64) return randomBytes(32).toString('hex')
  return Array.from(randomBytes(like.length), (byte) => signs[byte % signs.length]).join('')
}
