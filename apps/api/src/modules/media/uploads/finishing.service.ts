import type { Success } from '@narthex/contract/endpoint'
import { imageBytes } from '@narthex/contract/limits'
import type { MediaKind } from '@narthex/contract/media/file.schemas'
import type { FocalPoint } from '@narthex/contract/media/image-address'
import type { finishUpload as endpoint } from '@narthex/contract/media/library.endpoints'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import { beginningBytes } from '../../../platform/files/file-kinds.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { beginsAsPicture } from '../../../platform/images/image-kinds.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { identifyFile, nameFile } from '../files/files.editing.service.ts'
import { findFile, type NewFile } from '../files/files.queries.ts'
import { findEarlierUpload, type Parts, settleFile, stageFile } from '../files/keeping.service.ts'
import { describeImage, drawFile, enqueueAvif, identifyImage } from '../images/images.editing.service.ts'
import { findLibraryFile } from '../library/library.queries.ts'
import { withGathered } from './gathered-upload.service.ts'
import { replaceFile } from './replacing.service.ts'
import { dropPieces } from './upload-removal.service.ts'
import { findUpload, listPieceNames, lockUpload, type UploadRow, updateUpload } from './uploads.queries.ts'

export interface Finishing {
  readonly nome?: string | undefined
  readonly tipo?: MediaKind | undefined
  readonly foco?: FocalPoint | undefined
  readonly textoAlternativo?: string | undefined
  readonly substitui?: { readonly id: number; readonly versao: number } | undefined
}

/** A file as it is made of an upload: ready to be stored. */
export type ReadyFile = Omit<NewFile, 'bytes' | 'criadoEm' | 'flagBiblioteca'> & { readonly parts: Parts }

/**
 * Makes a file of the library of an upload that has arrived whole, by the same checks as an upload in one piece, or puts it in
 * the place of another file. Idempotent. Throws NOT_FOUND, UPLOAD_INCOMPLETE, NOT_A_FILE, NO_ROOM, CHANGED_MEANWHILE.
 */
export async function finishUpload(
  platform: Needs<'files'>,
  call: MemberCall,
  id: string,
  given: Finishing,
): Promise<Success<typeof endpoint>> {
  const { upload, names } = await call.inChurch(async (work) => {
    const upload = await findUpload(work, id)
    return { upload, names: upload ? await listPieceNames(work, id) : [] }
  })
  if (!upload) throw notFound()
  if (upload.arquivoCodigo !== null) return readFinished(call, upload.arquivoCodigo)
  if (upload.recebidos < upload.bytes) throw new DomainError('UPLOAD_INCOMPLETE')
  const codigo = await withGathered(platform.files, call.church, names, (content) =>
    given.substitui
      ? replaceBy(platform, call, { upload, content, ...given, substitui: given.substitui })
      : addUploaded(platform, call, { upload, content, ...given }),
  )
  if (codigo === undefined) throw notFound()
  return readFinished(call, codigo)
}

async function readFinished({ inChurch }: MemberCall, codigo: string) {
  const file = await inChurch(async (work) => {
    const found = await findFile(work, codigo)
    return found && findLibraryFile(work, found.id)
  })
  if (!file) throw notFound()
  return file
}

interface Gathered extends Finishing {
  readonly upload: UploadRow
  readonly content: Blob
}

/** Gives the code of the file. */
async function addUploaded(platform: Needs<'files'>, call: MemberCall, given: Gathered): Promise<string> {
  const { upload, foco, textoAlternativo } = given
  const { identity, makeFile } = await identify(call, given)
  const same = await findEarlierUpload(call, identity)
  if (same) {
    if (foco || textoAlternativo) await describeImage(call, { codigo: same.codigo, foco, textoAlternativo })
    return call.inChurch((work) => endUpload(work, upload.id, async () => same.codigo))
  }
  const counted = upload.bytes
  const staged = await stageFile(platform, call, await makeFile(), counted)
  const also = (work: ChurchWork) => drawLater(work, staged)
  return call.inChurch((work) =>
    endUpload(work, upload.id, async () => {
      const { codigo } = await settleFile(platform, work, staged, { by: call, also, counted })
      return codigo
    }),
  )
}

async function replaceBy(
  platform: Needs<'files'>,
  call: MemberCall,
  { substitui, ...given }: Gathered & { readonly substitui: NonNullable<Finishing['substitui']> },
): Promise<string> {
  const { upload } = given
  const former = await call.inChurch((work) => findLibraryFile(work, substitui.id))
  if (!former) throw notFound()
  const { makeFile } = await identify(call, { nome: former.nome, ...given, tipo: former.tipo })
  const counted = upload.bytes
  const staged = await stageFile(platform, call, await makeFile(), counted)
  try {
    return await replaceFile(platform, call, {
      ...substitui,
      staged,
      counted,
      within: (work, replace) =>
        endUpload(work, upload.id, async () => {
          await drawLater(work, staged)
          return replace()
        }),
    })
  } catch (error) {
    // Another call has finished the same upload since.
    const now = await call.inChurch((work) => findUpload(work, upload.id))
    if (now?.arquivoCodigo === former.codigo) return former.codigo
    throw error
  }
}

/** Writes down, once, what became of an upload; its pieces are not needed any more. */
async function endUpload(work: ChurchWork, id: string, settle: () => Promise<string>): Promise<string> {
  const upload = await lockUpload(work, id)
  if (!upload) throw notFound()
  if (upload.arquivoCodigo !== null) return upload.arquivoCodigo
  const arquivoCodigo = await settle()
  await updateUpload(work, id, { arquivoCodigo })
  await dropPieces(work, id)
  return arquivoCodigo
}

const drawLater = async (work: ChurchWork, { codigo, tipo }: Pick<ReadyFile, 'codigo' | 'tipo'>) => {
  if (tipo === 'IMAGEM') await enqueueAvif(work, codigo)
}

/** Detects an upload's type by its bytes, and how to store it. Throws NOT_A_FILE for a kind that is not wanted. */
async function identify(
  { church }: MemberCall,
  { upload, content, nome = upload.nome, tipo, foco, textoAlternativo }: Gathered,
): Promise<{ identity: Pick<ReadyFile, 'tipo' | 'nome' | 'sha256'>; makeFile: () => Promise<ReadyFile> }> {
  const isPicture = beginsAsPicture(new Uint8Array(await content.slice(0, beginningBytes).arrayBuffer()))
  if (!isPicture) {
    if (tipo === 'IMAGEM') throw new DomainError('NOT_A_FILE')
    const { ending, content: whole, ...identity } = await identifyFile({ bytes: content, name: nome, kind: tipo })
    return { identity, makeFile: async () => ({ ...identity, ...nameFile(church, ending, whole) }) }
  }
  if ((tipo ?? 'IMAGEM') !== 'IMAGEM' || content.size > imageBytes) throw new DomainError('NOT_A_FILE')
  const bytes = new Uint8Array(await content.arrayBuffer())
  const identity = identifyImage(bytes, nome)
  const makeFile = async () => {
    const drawn = await drawFile(church, bytes, { foco, textoAlternativo })
    if (!drawn) throw new DomainError('NOT_A_FILE')
    return { ...identity, ...drawn, foco: foco ?? null, textoAlternativo: textoAlternativo ?? null }
  }
  return { identity, makeFile }
}
