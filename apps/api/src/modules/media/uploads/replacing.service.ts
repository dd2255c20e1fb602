import { fileAt } from '@narthex/contract/media/file-address'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { cleanFileName } from '../files/file-names.rules.ts'
import type { StoredFile } from '../files/files.queries.ts'
import { insertForm, listForms, retireForms, sumFormBytes } from '../files/forms.queries.ts'
import { requireRoom, type StagedFile, toForm } from '../files/keeping.service.ts'
import { changeFile } from '../images/images.editing.service.ts'
import { libraryRecord } from '../library/library.service.ts'
import { planRemoval } from '../library/replaced-forms.service.ts'

interface Replacing {
  readonly id: number
  readonly versao: number
  readonly staged: StagedFile
  /** Bytes of it that are in the storage quota already. */
  readonly counted: number
  /** Runs the replacement within what it belongs to, and gives the code of the file. */
  within(work: ChurchWork, replace: () => Promise<string>): Promise<string>
}

/**
 * Gives a file of the library other bytes: id, name and description stay, its address changes wherever the church's content
 * shows it, and the former bytes are kept for as long as a file in the trash is. A picture is shown whole, around its middle.
 */
export function replaceFile(
  platform: Needs<'files'>,
  call: MemberCall,
  { id, versao, staged, counted, within }: Replacing,
): Promise<string> {
  const subject = { arquivo: id, tipo: staged.tipo, bytes: staged.bytes }
  const plan = { act: 'FILE_REPLACED', subject, isPublic: true, hold: libraryRecord(id), base: versao } as const
  return edit(call, plan, ({ work, before: file }) =>
    within(work, async () => {
      await requireRoom(platform, work, staged.bytes - counted)
      const former = await listForms(work, file.codigo)
      await insertForm(work, toForm(work, file, staged))
      await planRemoval(
        work,
        await retireForms(
          work,
          former.map(({ codigo }) => codigo),
        ),
      )
      await changeFile(work, file, {
        nome: keepName(file, staged),
        endereco: staged.endereco,
        base: staged.codigo,
        bytes: await sumFormBytes(work, file.codigo),
        sha256: staged.sha256,
        largura: staged.largura ?? null,
        altura: staged.altura ?? null,
        recorte: null,
        foco: null,
      })
      return file.codigo
    }),
  )
}

/** The name stays; its ending is that of the newer bytes. */
function keepName({ nome }: StoredFile, { endereco }: StagedFile): string {
  const ending = fileAt(endereco)?.ending
  return ending ? cleanFileName(nome, ending) : nome
}
