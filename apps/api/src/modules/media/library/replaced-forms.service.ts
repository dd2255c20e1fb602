import { dayMs } from '@narthex/contract/durations'
import { replacedDays } from '@narthex/contract/media/media-values'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { removalQueue } from '../files/files.jobs.ts'
import { findFile, readdressFile } from '../files/files.queries.ts'
import { deleteForm, findForm } from '../files/forms.queries.ts'
import { toRemoval } from '../files/keeping.service.ts'
import { listUsedForms } from '../files/uses.queries.ts'
import { retiredQueue } from './library.jobs.ts'

/** Plans the removal of forms that nothing shows any more. */
export async function planRemoval(work: ChurchWork, codes: readonly string[]): Promise<void> {
  const startAfter = new Date(work.now.getTime() + replacedDays * dayMs)
  for (const codigo of codes) await enqueue(work, retiredQueue, { codigo }, { startAfter })
}

/** Removes a form that was replaced; what was written with its address since then gets the present one. */
export async function removeRetiredForm(call: ChurchCall, codigo: string): Promise<void> {
  const form = await call.inChurch((work) => findForm(work, codigo))
  if (!form?.retiradoEm) return
  await call.editSite(async (work) => {
    const file = await findFile(work, form.arquivoCodigo)
    if (!file) return
    if ((await listUsedForms(work, file.codigo)).includes(codigo)) await readdressFile(work, file)
    const gone = await deleteForm(work, codigo)
    if (gone) await enqueue(work, removalQueue, toRemoval(gone).data)
  })
}
