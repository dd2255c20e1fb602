import { dayMs } from '@narthex/contract/durations'
import { trashDays } from '@narthex/contract/media/media-values'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { createOwnCall, type MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type FileUseNeeds, requireUnused } from '../files/file-uses.service.ts'
import { removalQueue } from '../files/files.jobs.ts'
import { findFile, findFileById, readdressFile } from '../files/files.queries.ts'
import { deleteForm, findForm } from '../files/forms.queries.ts'
import { dropFile, takeOutOfTrash, toRemoval } from '../files/keeping.service.ts'
import { countUsedPlaces, listUsedForms } from '../files/uses.queries.ts'
import { retiredQueue } from './library.jobs.ts'
import { findLibraryFile } from './library.queries.ts'
import { libraryRecord } from './library.service.ts'

const trashMs = trashDays * dayMs

/** Takes a file of the library out of the trash. */
export async function restoreFile(call: MemberCall, id: number) {
  if (!(await call.inChurch((work) => findLibraryFile(work, id)))) throw notFound()
  await takeOutOfTrash(call, id)
  const file = await call.inChurch((work) => findLibraryFile(work, id))
  if (!file) throw notFound()
  return file
}

/** Removes a file that is in the trash; jobs remove its bytes. NOT_FOUND for one that is not, FILE_IN_USE. */
export async function purgeFile(needs: FileUseNeeds, call: MemberCall, id: number): Promise<void> {
  const plan = { act: 'FILE_REMOVED', subject: { arquivo: id }, isPublic: false, hold: libraryRecord(id) } as const
  await edit(call, plan, async ({ work, before, about }) => {
    if (before.removidoEm === null) throw notFound()
    await requireUnused(needs, work, before.codigo)
    await dropFile(work, before.codigo)
    about({ tipo: before.tipo, bytes: before.bytes })
  })
}

/** Removes a file whose days in the trash are over. One that a record shows again is taken out of it. */
export async function purgeOldFile(needs: FileUseNeeds, call: ChurchCall, id: number): Promise<void> {
  const now = call.clock().getTime()
  const { file, uses } = await call.inChurch(async (work) => {
    const file = await findFileById(work, id)
    return { file, uses: file ? await countUsedPlaces(work, file.codigo) : 0 }
  })
  // It may have been taken out and put back since the job was planned.
  if (!file?.removidoEm || file.removidoEm.getTime() + trashMs > now) return
  const own = createOwnCall(call)
  if (uses > 0) await takeOutOfTrash(own, id)
  else await purgeFile(needs, own, id)
}

/** Plans the removal of forms that nothing shows any more. */
export async function planRemoval(work: ChurchWork, codes: readonly string[]): Promise<void> {
  const startAfter = new Date(work.now.getTime() + trashMs)
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
