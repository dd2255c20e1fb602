import { insertJobs } from '../../../platform/jobs/jobs.queries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { removalQueue } from './files.jobs.ts'
import { deleteFile } from './files.queries.ts'
import { listForms } from './forms.queries.ts'
import { toRemoval } from './keeping.service.ts'

/** Removes the files of a member who is erased, within the caller's transaction; jobs remove the bytes. */
export async function forgetFiles(work: ChurchWork, codes: readonly string[]): Promise<void> {
  // The job is due at once; the erasure has no clock.
  const now = new Date(0)
  for (const codigo of codes) {
    const forms = await listForms(work, codigo)
    if (!(await deleteFile(work, codigo))) continue
    const jobs = forms.map((form) => ({ key: null, startAfter: now, ...toRemoval(form) }))
    await insertJobs(work, { queue: removalQueue.name, now }, jobs)
  }
}
