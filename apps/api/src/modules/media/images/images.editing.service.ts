import { createHash } from 'node:crypto'
import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { imageAddress } from '@narthex/contract/media/image-address'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { notAFile } from '../files/files.errors.ts'
import { asItem, keepFile, type Sender, sentBefore } from '../files/keeping.service.ts'
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
  const drawn = await drawImage(bytes)
  if (!drawn) throw notAFile()

  const codigo = newFileCode(church)
  const file = await keepFile(platform, church, {
    ...own,
    codigo,
    endereco: imageAddress({ codigo, ...drawn }),
    parts: drawn.variants.map((one) => ({ name: `${codigo}_${one.width}.webp`, content: new Blob([one.bytes]) })),
    by,
    also: (tx) => platform.jobs.enqueue(church, tx, avifQueue, { codigo }),
  })
  return asItem(file)
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
