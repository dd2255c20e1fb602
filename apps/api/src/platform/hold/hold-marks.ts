import type { OwnerConnection } from '../database/database.ts'

/** The table that says whether jobs are held. Each restore writes its own row, so no backup holds it. */
export const holdTable = 'restauracao'

export interface HoldMark {
  readonly now: Date
  /** When the copy was made of which the database is; null where it is held by hand. */
  readonly copiedAt: Date | null
}

/** Holds the jobs of a database, for all its processes, until `releaseJobs`. */
export async function holdJobs(owner: OwnerConnection, { now, copiedAt }: HoldMark): Promise<void> {
  await owner.query(`insert into ${holdTable} (restaurada_em, copia_de) values ($1, $2)`, [now, copiedAt])
}

/** Lets the jobs of a database run again. False where they were not held. */
export async function releaseJobs(owner: OwnerConnection, now: Date): Promise<boolean> {
  const released = await owner.query(
    `update ${holdTable} set liberada_em = $1 where liberada_em is null returning id`,
    [now],
  )
  return released.length > 0
}
