import type { Tx } from '../../../platform/database/database.ts'
import { insertJob } from '../../../platform/jobs/jobs.queries.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { removalQueue } from './files.jobs.ts'
import { deleteFile } from './files.queries.ts'
import { namesOfFile } from './keeping.service.ts'

/** Takes the files of somebody who leaves away, within the transaction that erases them; jobs remove the bytes. */
export async function forgetFiles(church: ChurchScope, tx: Tx, codes: readonly string[]): Promise<void> {
  // Due since ever, as erasing knows no clock.
  const now = new Date(0)
  for (const codigo of codes) {
    const gone = await deleteFile(church, tx, codigo)
    const data = gone && { codigo, nomes: namesOfFile(gone) }
    if (data) await insertJob(church, tx, { queue: removalQueue.name, key: null, data, startAfter: now, now })
  }
}
