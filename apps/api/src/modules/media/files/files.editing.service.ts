import { captionBytes, fileBytes } from '@narthex/contract/limits'
import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { type FileKind, fileAddress, fileTypes } from '@narthex/contract/media/file-address'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import { beginningBytes, detectEnding } from '../../../platform/files/file-kinds.ts'
import { computeSha256 } from '../../../platform/files/sha256.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { cleanFileName } from './file-names.rules.ts'
import { findEarlierUpload, keepFile, toMediaItem } from './keeping.service.ts'

export interface SentFile {
  /** Name given by the client; it is cleaned before use. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer> | Blob
  /** Refuse files of any other kind. */
  readonly kind?: FileKind | undefined
}

/**
 * Stores a PDF, audio, video or captions file unchanged and returns it with its address. Idempotent: the same file with the
 * same name is stored once. NO_ROOM if the storage quota of the church is full.
 */
export async function storeFile(platform: Needs<'files'>, call: MemberCall, sent: SentFile): Promise<MediaItem> {
  const content = sent.bytes instanceof Blob ? sent.bytes : new Blob([sent.bytes])
  const beginning = new Uint8Array(await content.slice(0, beginningBytes).arrayBuffer())
  const ending = detectEnding(beginning, sent.kind)
  if (!ending || content.size > fileBytes || (ending === 'vtt' && !(await isText(content))))
    throw new DomainError('NOT_A_FILE')

  const own = {
    tipo: fileTypes[ending].kind,
    nome: cleanFileName(sent.name, ending),
    sha256: (await computeSha256(content)).toString('base64url'),
  }
  const same = await findEarlierUpload(call, own)
  if (same) return toMediaItem(same)
  const codigo = newFileCode(call.church)
  const endereco = fileAddress(codigo, ending)
  const parts = [{ name: codigo, content }]
  return toMediaItem(await keepFile(platform, call, { ...own, codigo, endereco, parts }))
}

/** Captions must be valid UTF-8 text. */
async function isText(content: Blob): Promise<boolean> {
  if (content.size > captionBytes) return false
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(await content.arrayBuffer()).includes('\0')
  } catch {
    return false
  }
}
