import { captionBytes, fileBytes } from '@narthex/contract/limits'
import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { type FileKind, fileAddress, fileTypes } from '@narthex/contract/media/file-address'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import { sha256Of } from '../../../platform/files/sha256.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { beginningBytes, endingOf } from './file-kinds.rules.ts'
import { cleanFileName } from './file-names.rules.ts'
import { notAFile } from './files.errors.ts'
import { asItem, keepFile, type Sender, sentBefore } from './keeping.service.ts'

export interface SentFile {
  /** As whoever sends it calls it; made harmless. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer> | Blob
  /** Any other kind is refused. */
  readonly kind?: FileKind | undefined
  readonly by?: Sender | undefined
}

/**
 * Keeps a PDF, audio, video or captions for a church, as they are, and tells where. The same file sent twice is one.
 * Throws NOT_A_FILE, NO_ROOM.
 */
export async function storeFile(platform: Platform, church: ChurchScope, sent: SentFile): Promise<MediaItem> {
  const content = sent.bytes instanceof Blob ? sent.bytes : new Blob([sent.bytes])
  const beginning = new Uint8Array(await content.slice(0, beginningBytes).arrayBuffer())
  const ending = endingOf(beginning, sent.kind)
  if (!ending || content.size > fileBytes || (ending === 'vtt' && !(await isText(content)))) throw notAFile()

  const own = {
    tipo: fileTypes[ending].kind,
    nome: cleanFileName(sent.name, ending),
    sha256: (await sha256Of(content)).toString('base64url'),
  }
  const same = await sentBefore(platform, church, own)
  if (same) return asItem(same)
  const codigo = newFileCode(church)
  const endereco = fileAddress(codigo, ending)
  const parts = [{ name: codigo, content }]
  return asItem(await keepFile(platform, church, { ...own, codigo, endereco, parts, by: sent.by }))
}

/** Captions are sent as text, in UTF-8. */
async function isText(content: Blob): Promise<boolean> {
  if (content.size > captionBytes) return false
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(await content.arrayBuffer()).includes('\0')
  } catch {
    return false
  }
}
