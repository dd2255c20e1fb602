import type { Change } from '../bus/bus.ts'
import type { Tx } from '../database/database.ts'
import type { Keys } from '../keys.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { StreamEvent } from '../stream/stream-events.ts'
import type { ChurchFacts } from './church-facts.ts'

/** A step that is cheaper for many items at once. */
export type Gathered<Item> = (work: ChurchWork, items: readonly Item[]) => Promise<void>

/** A transaction with its moment and the product's keys, in one church or in none. */
export type KeyedWork = Pick<ChurchWork, 'tx' | 'now' | 'keys'>

/** A transaction in one church. Queries take it first, so that scope and transaction cannot part. */
export interface ChurchWork {
  readonly church: ChurchScope
  readonly tx: Tx
  /** When the work began. */
  readonly now: Date
  readonly keys: Keys
  /** The church's own settings. */
  facts(): Promise<ChurchFacts>
  /** Runs `gathered` before the commit, once for all items that were named for it in this transaction. */
  beforeCommit<Item>(gathered: Gathered<Item>, item: Item): void
  /** Adds to what every process is told after the commit. Nothing is told when the work fails. */
  afterCommit(change: Partial<Change>): void
  /** Tells the open pages that watch the topic, after the commit. Nothing is told when the work fails. */
  stream(event: StreamEvent): void
}
