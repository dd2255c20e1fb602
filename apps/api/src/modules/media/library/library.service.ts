import { fileAt } from '@narthex/contract/media/file-address'
import type { library } from '@narthex/contract/media/library.resource'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { choosing } from '../../../platform/work/records.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listHistory } from '../../audit/history.service.ts'
import { cleanFileName } from '../files/file-names.rules.ts'
import { type FileUseNeeds, listFileUses as listUses, requireUnused } from '../files/file-uses.service.ts'
import { findFileById, type StoredFile, sumFileBytes, updateFile } from '../files/files.queries.ts'
import { fileRecord } from '../files/files.records.ts'
import { dropFile } from '../files/keeping.service.ts'
import { changeFile, plainName } from '../images/images.editing.service.ts'
import { libraryColumns } from './library.columns.ts'
import { countLibrary, findLibraryFile, listLibrary } from './library.queries.ts'

type HeldFile = NonNullable<Awaited<ReturnType<ReturnType<typeof fileRecord>['find']>>>

/** The media library of a church, as its staff keep it. */
export function libraryService(needs: FileUseNeeds): ResourceService<typeof library, HeldFile> {
  return {
    record: libraryRecord,
    subject: 'arquivo',
    read: findLibraryFile,
    list: { columns: libraryColumns, rows: listLibrary, count: countLibrary },
    set: (work, held, { nome, foco, textoAlternativo, flagDecorativa }) =>
      changeFile(work, held, {
        nome: cleanName(held, nome),
        ...(held.tipo === 'IMAGEM' && { foco, textoAlternativo, flagDecorativa }),
      }),
    async remove(work, held) {
      if (held.removidoEm !== null) throw notFound()
      await requireUnused(needs, work, held.codigo)
      await updateFile(work, held, { removidoEm: work.now })
    },
    async restore(work, id) {
      await updateFile(work, await requireFile(work, id), { removidoEm: null })
    },
    async purge(work, id) {
      const { codigo } = await requireFile(work, id)
      await requireUnused(needs, work, codigo)
      await dropFile(work, codigo)
    },
    history: listHistory,
  }
}

/** Files of the library alone: a member's own is found by none of its calls. */
export const libraryRecord = choosing(fileRecord, ({ flagBiblioteca }) => flagBiblioteca)

async function requireFile(work: ChurchWork, id: number): Promise<StoredFile> {
  const file = await findFileById(work, id)
  if (!file?.flagBiblioteca) throw notFound()
  return file
}

/** A file keeps its ending. */
function cleanName({ tipo, endereco }: StoredFile, nome: string): string {
  const ending = fileAt(endereco)?.ending
  return tipo === 'IMAGEM' || !ending ? plainName(nome) || nome : cleanFileName(nome, ending)
}

export async function listFileUses(needs: FileUseNeeds, call: ChurchCall, id: number) {
  return call.inChurch(async (work) => {
    const { codigo } = await requireFile(work, id)
    return listUses(needs, work, codigo)
  })
}

/** How much the files of the church weigh, and how much they may. */
export async function getQuota({ files }: Needs<'files'>, { inChurch }: ChurchCall) {
  return { bytes: await inChurch(sumFileBytes), limite: files.bytesPerChurch }
}
