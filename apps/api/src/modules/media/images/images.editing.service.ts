import { createHash } from 'node:crypto'
import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { imageAddress } from '@narthex/contract/media/image-address'
import type { Tx } from '../../../platform/database/database.ts'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { notAFile } from '../files/files.errors.ts'
import {
  asItem,
  keepFile,
  type Sender,
  type StagedFile,
  sentBefore,
  settleFile,
  stageFile,
} from '../files/keeping.service.ts'
import { drawImage } from './image-drawing.service.ts'
import { avifQueue } from './images.jobs.ts'

export interface SentImage {
  /** For whoever looks through the media library. */
  readonly name?: string | undefined
  readonly by?: Sender | undefined
}

/**
 * Keeps a picture for a church's content; its `endereco` is what an `imagem` holds. The same one sent twice is one.
 * Throws NOT_A_FILE, NO_ROOM, BUSY.
 */
export async function storeImage(
  platform: Platform,
  church: ChurchScope,
  bytes: Uint8Array<ArrayBuffer>,
  { name = '', by }: SentImage = {},
): Promise<MediaItem> {
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  const own = { tipo: 'IMAGEM', nome: plainName(name), sha256 } as const
  const same = await sentBefore(platform, church, own)
  if (same) return asItem(same)
  const drawn = await drawFile(church, bytes)
  if (!drawn) throw notAFile()
  const also = (tx: Tx) => askForLighter(platform, church, tx, drawn.codigo)
  return asItem(await keepFile(platform, church, { ...own, ...drawn, by, also }))
}

/**
 * Puts a member's picture into the store; it is the church's once `settlePicture` was called within the transaction of what
 * it belongs to. It is in no media library. Undefined for what is no sound picture. Throws NO_ROOM, BUSY.
 */
export async function stagePicture(
  platform: Platform,
  church: ChurchScope,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StagedFile | undefined> {
  const drawn = await drawFile(church, bytes)
  if (!drawn) return undefined
  const sha256 = createHash('sha256').update(bytes).digest('base64url')
  // Called by its own code: the same photo of two members is two.
  return stageFile(platform, church, { ...drawn, tipo: 'IMAGEM', nome: drawn.codigo, sha256 })
}

export async function settlePicture(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  staged: StagedFile,
): Promise<void> {
  const also = () => askForLighter(platform, church, tx, staged.codigo)
  await settleFile(platform, church, tx, staged, { also, flagBiblioteca: false })
}

/** A picture drawn anew in all its sizes, under a new name. */
async function drawFile(church: ChurchScope, bytes: Uint8Array<ArrayBuffer>) {
  const drawn = await drawImage(bytes)
  if (!drawn) return undefined
  const codigo = newFileCode(church)
  const parts = drawn.variants.map((one) => ({ name: `${codigo}_${one.width}.webp`, content: new Blob([one.bytes]) }))
  return { codigo, endereco: imageAddress({ codigo, ...drawn }), parts }
}

function askForLighter({ jobs }: Platform, church: ChurchScope, tx: Tx, codigo: string): Promise<void> {
  return jobs.enqueue(church, tx, avifQueue, { codigo })
}

/** Without the ending, which tells of a file that is kept no more. */
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
