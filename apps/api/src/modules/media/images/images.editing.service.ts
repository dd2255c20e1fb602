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
import { readdressImage } from '../files/files.queries.ts'
import { fileRecord } from '../files/files.records.ts'
import {
  findEarlierUpload,
  keepFile,
  type StagedFile,
  settleFile,
  stageFile,
  toMediaItem,
} from '../files/keeping.service.ts'
import { drawImage } from './image-drawing.service.ts'
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
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  const own = { tipo: 'IMAGEM', nome: plainName(name), sha256 } as const
  const same = await findEarlierUpload(call, own)
  if (same) {
    const isSaid = meaning.foco !== undefined || meaning.textoAlternativo !== undefined
    return isSaid ? describeImage(call, { codigo: same.codigo, ...meaning }) : toMediaItem(same)
  }
  const drawn = await drawFile(call.church, bytes, meaning)
  if (!drawn) throw new DomainError('NOT_A_FILE')
  const also = (work: ChurchWork) => enqueueAvif(work, drawn.codigo)
  return toMediaItem(await keepFile(platform, call, { ...own, ...drawn, also }))
}

/**
 * Sets the focal point and the alternative text of an image of the media library. They stand in its address (decision
 * 0109), which changes wherever the church's content shows the image. NOT_FOUND unless it is an image of this library.
 */
export function describeImage(
  call: MemberCall,
  { codigo, foco, textoAlternativo }: ImageMeaning & { readonly codigo: string },
): Promise<MediaItem> {
  const plan = { act: 'IMAGE_DESCRIBED', subject: { codigo }, isPublic: true, hold: fileRecord(codigo) } as const
  return edit(call, plan, async ({ work, before: file, unchanged }) => {
    const image = file.flagBiblioteca ? imageAt(file.endereco) : undefined
    if (!image) throw notFound()
    const endereco = imageAddress({ ...image, foco, textoAlternativo })
    if (endereco === file.endereco) return unchanged(toMediaItem(file))
    await readdressImage(work, file, endereco)
    return toMediaItem({ ...file, endereco })
  })
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
  return stageFile(platform, call, { ...drawn, tipo: 'IMAGEM', nome: drawn.codigo, sha256 })
}

export async function settlePicture(platform: Needs<'files'>, work: ChurchWork, staged: StagedFile): Promise<void> {
  const also = () => enqueueAvif(work, staged.codigo)
  await settleFile(platform, work, staged, { also, flagBiblioteca: false })
}

/** Draws a picture in all sizes, under a new file code. */
async function drawFile(church: ChurchScope, bytes: Uint8Array<ArrayBuffer>, meaning: ImageMeaning = {}) {
  const drawn = await drawImage(bytes)
  if (!drawn) return undefined
  const codigo = newFileCode(church)
  const parts = drawn.variants.map(({ width, bytes: webp }) => ({
    name: `${codigo}_${width}.webp`,
    content: new Blob([webp]),
  }))
  return { codigo, endereco: imageAddress({ codigo, ...drawn, ...meaning }), parts }
}

function enqueueAvif(work: ChurchWork, codigo: string): Promise<void> {
  return enqueue(work, avifQueue, { codigo })
}

/** Drops the extension: the picture is stored in other formats. */
function plainName(given: string): string {
  const name = [
    ...given
      .normalize('NFC')
      .replace(/\p{C}/gu, ' ')
      .replace(/\.[a-z\d]{1,5}\s*$/i, '')
      .trim(),
  ]
  return name.slice(0, 100).join('')
}
