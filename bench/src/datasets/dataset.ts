import type { OwnerConnection } from '@narthex/api/platform/database/database'
import type { DemoOptions } from '../platform.ts'
import type { Size } from '../size.ts'

/** A new database, the folder of its files, and how much of everything is wanted. */
export interface DatasetOptions extends DemoOptions {
  readonly size: Size
}

/** Recipe for the data of a database. */
export interface Dataset {
  /** Dataset that it begins with; without it, an empty migrated database. */
  readonly from?: string
  /** Each contestant gets a copy of its own; otherwise a single contestant uses it. */
  readonly isCopied?: boolean
  /** The host that its figures visit: there is a church at it once the data is made. */
  readonly host: string
  fill(owner: OwnerConnection, options: DatasetOptions): Promise<void>
}
