import { sql } from 'drizzle-orm'
import type { Change, ContentBus } from '../bus/bus.ts'
import type { ContentCache } from '../cache/content-cache.ts'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Keys } from '../keys.ts'
import type { ChurchScope, TenantKey } from '../scope/scope.ts'
import type { StreamEvent } from '../stream/stream-events.ts'
import type { Streams } from '../stream/stream-hub.ts'
import { type ChurchFacts, getChurchFacts, getFactsWithin } from './church-facts.ts'
import type { ChurchWork, Gathered } from './church-work.ts'

type Run<T> = (work: ChurchWork) => Promise<T>

/** The ways to work in a church, each one transaction. Each resolves once every process knows what it announced. */
export interface Transactions {
  /** Reads and writes the church's rows. */
  inChurch<T>(church: ChurchScope, run: Run<T>): Promise<T>
  /**
   * Changes what the church's site shows: also raises the content version of the church and of its organisation, so that
   * the very next request anywhere shows the change. Edits of one church run one after another.
   */
  editSite<T>(church: ChurchScope, run: Run<T>): Promise<T>
  /** Reads logins, which belong to no church, beside the church's sessions and codes. See `Database.inIdentity`. */
  inIdentity<T>(church: ChurchScope, run: Run<T>): Promise<T>
  /** A call at a church: of visitors, jobs and the product itself. */
  at(church: ChurchScope): ChurchCall
}

/** A church with the same ways to work there, and what its use cases stand on. Every handler's call that names a church is one. */
export interface ChurchCall {
  readonly church: ChurchScope
  readonly clock: Clock
  readonly keys: Keys
  readonly cache: ContentCache
  /** The church's own settings, kept until its content changes. */
  facts(): Promise<ChurchFacts>
  inChurch<T>(run: Run<T>): Promise<T>
  editSite<T>(run: Run<T>): Promise<T>
  inIdentity<T>(run: Run<T>): Promise<T>
}

interface Needs {
  readonly database: Pick<Database, 'inScope' | 'inIdentity'>
  readonly bus: Pick<ContentBus, 'publish'>
  readonly streams: Pick<Streams, 'publish'>
  readonly clock: Clock
  readonly keys: Keys
  readonly cache: ContentCache
}

/** The part of the platform that leads into transactions: what runs use cases in one of its own replaces it as a whole. */
export interface WithTransactions extends Needs {
  readonly database: Database
  readonly bus: ContentBus
  readonly transactions: Transactions
}

type Begin = <T>(church: ChurchScope, run: (tx: Tx) => Promise<T>) => Promise<T>

export function createTransactions({ database, bus, streams, clock, keys, cache }: Needs): Transactions {
  const announcing =
    (begin: Begin) =>
    async <T>(church: ChurchScope, run: Run<T>): Promise<T> => {
      const changes: Partial<Change>[] = []
      const events: StreamEvent[] = []
      const result = await begin(church, async (tx) => {
        const gathered = new Map<Gathered<never>, Set<unknown>>()
        const afterCommit = (change: Partial<Change>) => void changes.push(change)
        const stream = (event: StreamEvent) => void events.push(event)
        const work: ChurchWork = {
          church,
          tx,
          now: clock(),
          keys,
          facts: () => getFactsWithin(cache, work),
          beforeCommit: (step, item) => void gathered.set(step, (gathered.get(step) ?? new Set()).add(item)),
          afterCommit,
          stream,
        }
        const done = await run(work)
        for (const [step, items] of gathered) await step(work, [...items] as never[])
        return done
      })
      if (changes.length > 0) await bus.publish(merged(changes))
      for (const event of events) streams.publish(church.key, event)
      return result
    }
  const inChurch = announcing((church, run) => database.inScope(church, run))
  const inIdentity = announcing((church, run) => database.inIdentity(church, run))
  const editSite: Transactions['editSite'] = (church, run) =>
    inChurch(church, async (work) => {
      // First: the lock on the church's row lasts until the commit, which puts edits of one church in order.
      await raiseVersion(work)
      work.afterCommit({ tenants: tenantsShowing(church) })
      // The wait for it may have been long.
      return run({ ...work, now: clock() })
    })
  const at = (church: ChurchScope): ChurchCall => {
    const call: ChurchCall = {
      church,
      clock,
      keys,
      cache,
      facts: () => getChurchFacts(call),
      inChurch: (run) => inChurch(church, run),
      editSite: (run) => editSite(church, run),
      inIdentity: (run) => inIdentity(church, run),
    }
    return call
  }
  return { inChurch, inIdentity, editSite, at }
}

/** Replaces how churches' transactions are entered, also by calls made of them: for seeds of the past, and tests. */
export function enteredBy(transactions: Transactions, inChurch: Transactions['inChurch']): Transactions {
  return {
    ...transactions,
    inChurch,
    at: (church) => ({ ...transactions.at(church), inChurch: (run) => inChurch(church, run) }),
  }
}

/** Merges several changes into one announcement. */
export function merged(changes: readonly Partial<Change>[]): Change {
  const accounts = unique(changes.flatMap(({ accounts = [] }) => accounts))
  const ended = unique(changes.flatMap(({ ended = [] }) => ended))
  return {
    tenants: unique(changes.flatMap(({ tenants = [] }) => tenants)),
    hosts: unique(changes.flatMap(({ hosts = [] }) => hosts)),
    ...(accounts.length > 0 && { accounts }),
    ...(ended.length > 0 && { ended }),
  }
}

const unique = <T>(values: readonly T[]) => [...new Set(values)]

async function raiseVersion({ church, tx }: ChurchWork): Promise<void> {
  await tx.execute(sql`
    with church as (update igreja set versao = versao + 1 where id = ${church.igrejaId} returning organizacao_id)
    update organizacao set versao = versao + 1 from church where id = church.organizacao_id`)
}

function tenantsShowing({ key, organizacaoId }: ChurchScope): TenantKey[] {
  return organizacaoId === null ? [key] : [key, `o${organizacaoId}`]
}
