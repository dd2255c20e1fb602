import type { SQL } from 'drizzle-orm'
import type { ChurchWork } from '../../work/church-work.ts'
import type { KindForm, KindRow } from '../resource-kind.ts'
import type { Match, ReadRow } from './import-rows.ts'
import type { RowPart } from './row-parts.ts'

/** A program whose files are known by their heads. */
export interface TableSource {
  readonly name: string
  /** Heads that its files alone have together, normalised. */
  readonly signs: readonly string[]
  /** The fields of its columns, by their normalised heads. Its other columns are left out. */
  readonly fields: Readonly<Record<string, string>>
}

/** Finds the records of rows among those that they may be. */
export interface Matcher {
  match(row: ReadRow): Match
  /** Adds a record, or replaces what it was. `isMade`: the same table has added it. */
  know(record: KindRow, isMade: boolean): void
  forget(id: number): void
}

/** Moments and words that rows are read by. */
export interface RowContext {
  /** The day of the church's calendar, `YYYY-MM-DD`. */
  readonly today: string
  /** Fields that have a column. */
  readonly named: ReadonlySet<string>
}

/** Rules of a kind for its tables, where the common ways of reading and matching are not enough. */
export interface ImportRules {
  readonly sources: readonly TableSource[]
  /** Path of the table in archives that programs write. */
  readonly tableInside: RegExp
  /** Names of columns by their fields, besides the common ones. */
  readonly heads: Readonly<Record<string, readonly string[]>>
  /** Values by field and normalised word; null for a word that says nothing. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string | null>>>>
  /** Fields that several columns may hold: the first one that says something counts. */
  readonly manyColumns: ReadonlySet<string>
  /** Fields without which a row is taken as well: a value that cannot be read is left out, and the report says so. */
  readonly loose: ReadonlySet<string>
  /** Fields that hold no day to come. */
  readonly past: ReadonlySet<string>
  /** Columns that are kept besides the record. */
  readonly parts?: readonly RowPart[]
  /** Completes the values of a row from each other. */
  complete(values: Map<string, unknown>, context: RowContext): void
  titleOf(values: ReadonlyMap<string, unknown>): string
  /** SQL condition for the records that rows may be; undefined for none. */
  chooseKnown(rows: readonly ReadRow[]): SQL | undefined
  createMatcher(): Matcher
  /** Adds records whose forms were checked, in a number of statements that does not grow with them; gives their ids in this order. */
  addAll(work: ChurchWork, forms: readonly KindForm[]): Promise<readonly number[]>
  /** Locks records, and finds those that something else names. */
  findTied(work: ChurchWork, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** Deletes records that an import has added and nothing names. */
  takeBack(work: ChurchWork, id: number): Promise<void>
}
