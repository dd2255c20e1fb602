import { createHash } from 'node:crypto'
import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { type ImageMeaning, imageAddress, imageAt } from '@narthex/contract/media/image-address'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findFile, readdressFile, type StoredFile, updateFile } from '../files/files.queries.ts'
import { fileRecord } from '../files/files.records.ts'
import {
  findEarlierUpload,
  keepFile,
  type StagedFile,
  settleFile,
  stageFile,
  toMediaItem,
} from '../files/keeping.service.ts'
import { type DrawnImage, drawImage } from './image-drawing.service.ts'
import { avifQueue } from './images.jobs.ts'

export interface SentImage extends ImageMeaning {
  /** Name shown in the media library. */
  readonly name?: string | undefined
}

/**
 * Stores a picture for a church's content; `imagem` fields refer to it by its `endereco`. Idempotent: the same picture with
 * the same name is stored once.
 */
export async function storeImage(
  platform: Needs<'files'>,
  call: MemberCall,
  bytes: Uint8Array<ArrayBuffer>,
  { name = '', ...meaning }: SentImage = {},
): Promise<MediaItem> {
  const own = identifyImage(bytes, name)
  const same = await findEarlierUpload(call, own)
  if (same) {
    const isSaid = meaning.foco !== undefined || meaning.textoAlternativo !== undefined
    return isSaid ? describeImage(call, { codigo: same.codigo, ...meaning }) : toMediaItem(same)
  }
  const drawn = await drawFile(call.church, bytes, meaning)
  if (!drawn) throw new DomainError('NOT_A_FILE')
  const { foco = null, textoAlternativo = null } = meaning
  const also = (work: ChurchWork) => enqueueAvif(work, drawn.codigo)
  return toMediaItem(await keepFile(platform, call, { ...own, ...drawn, foco, textoAlternativo, also }))
}

export function identifyImage(bytes: Uint8Array, name: string) {
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  return { tipo: 'IMAGEM', nome: plainName(name), sha256 } as const
}

/**
 * Sets the focal point and the alternative text of an image of the media library. They stand in its address (decision
 * 0109), which changes wherever the church's content shows the image. NOT_FOUND unless it is an image of this library.
 */
export async function describeImage(
  call: MemberCall,
  { codigo, foco, textoAlternativo }: ImageMeaning & { readonly codigo: string },
): Promise<MediaItem> {
  const found = await call.inChurch((work) => findFile(work, codigo))
  if (!found) throw notFound()
  const plan = { act: 'IMAGE_DESCRIBED', subject: { codigo }, isPublic: true, hold: fileRecord(found.id) } as const
  return edit(call, plan, async ({ work, before: file, unchanged }) => {
    if (!file.flagBiblioteca || !imageAt(file.endereco)) throw notFound()
    const meaning = { foco: foco ?? null, textoAlternativo: textoAlternativo ?? null }
    if (isSaid(file, meaning)) return unchanged(toMediaItem(file))
    const flagDecorativa = file.flagDecorativa && meaning.textoAlternativo === null
    return toMediaItem(await changeFile(work, file, { ...meaning, flagDecorativa }))
  })
}

const isSaid = (file: StoredFile, { foco, textoAlternativo }: Pick<StoredFile, 'foco' | 'textoAlternativo'>) =>
  file.textoAlternativo === textoAlternativo && file.foco?.x === foco?.x && file.foco?.y === foco?.y

/**
 * Changes a held file and raises its version. A picture's address tells its meaning: where that changes, or the form that is
 * shown (`endereco`), every record of the church that names the file gets the new address.
 */
export async function changeFile(
  work: ChurchWork,
  file: StoredFile,
  change: Parameters<typeof updateFile>[2],
): Promise<StoredFile> {
  const { endereco: shown, foco, textoAlternativo } = { ...file, ...change }
  const image = imageAt(shown)
  const meaning = { foco: foco ?? undefined, textoAlternativo: textoAlternativo ?? undefined }
  const endereco = image ? imageAddress({ ...image, ...meaning }) : shown
  const changed = await updateFile(work, file, { ...change, endereco })
  if (endereco !== file.endereco) await readdressFile(work, changed)
  return changed
}

/**
 * Puts a member's picture into the store. The caller must call `settlePicture` in the transaction of its owner, or the
 * bytes are removed. It does not appear in the media library. Returns undefined if the bytes are not a valid picture.
 */
export async function stagePicture(
  platform: Needs<'files'>,
  call: ChurchCall,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StagedFile | undefined> {
  const drawn = await drawFile(call.church, bytes)
  if (!drawn) return undefined
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  // Named by its own code, so that the same photo of two members is stored twice.
  return stageFile(platform, call, { ...drawn, tipo: 'IMAGEM' as const, nome: drawn.codigo, sha256 })
}

export async function settlePicture(platform: Needs<'files'>, work: ChurchWork, staged: StagedFile): Promise<void> {
  const also = () => enqueueAvif(work, staged.codigo)
  await settleFile(platform, work, staged, { also, flagBiblioteca: false })
}

/** Draws a picture in all sizes, under a new file code. */
export async function drawFile(church: ChurchScope, bytes: Uint8Array<ArrayBuffer>, meaning: ImageMeaning = {}) {
  const drawn = await drawImage(bytes)
  return drawn && { ...nameVariants(church, drawn, meaning), largura: drawn.width, altura: drawn.height }
}

/** A drawn picture under a new code: its address, and its parts in the store. */
export function nameVariants(church: ChurchScope, drawn: DrawnImage, meaning: ImageMeaning = {}) {
  const codigo = newFileCode(church)
  const parts = drawn.variants.map(({ width, bytes: webp }) => ({
    name: `${codigo}_${width}.webp`,
    content: new Blob([webp]),
  }))
  const { width, height, colours } = drawn
  return { codigo, endereco: imageAddress({ codigo, width, height, colours, ...meaning }), parts }
}

export function enqueueAvif(work: ChurchWork, codigo: string): Promise<void> {
  return enqueue(work, avifQueue, { codigo })
}

/** Drops the extension: the picture is stored in other formats. */
export function plainName(given: string): string {
  const name = [
    ...given
      .normalize('NFC')
      .replace(/\p{C}/gu, ' ')
      .replace(/\.[a-z\d]{1,5}\s*$/i, '')
      .trim(),
  ]
  return name.slice(0, 100).join('')
}
