import { captionBytes, fileBytes } from '@narthex/contract/limits'
import type { MediaItem } from '@narthex/contract/media/file.schemas'
import { type FileEnding, type FileKind, fileAddress, fileTypes } from '@narthex/contract/media/file-address'
import { decodeTextFile } from '../../../platform/documents/decode-text.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { newFileCode } from '../../../platform/files/file-codes.ts'
import { beginningBytes, detectEnding } from '../../../platform/files/file-kinds.ts'
import { isSoundAlone } from '../../../platform/files/mp4-tracks.ts'
import { computeSha256 } from '../../../platform/files/sha256.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { repairCaptions } from './captions.rules.ts'
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
 * Stores a PDF, audio, video or captions file and returns it with its address; of captions, moments may be repaired. Idempotent:
 * the same file with the same name is stored once. NO_ROOM if the storage quota of the church is full.
 */
export async function storeFile(platform: Needs<'files'>, call: MemberCall, sent: SentFile): Promise<MediaItem> {
  const { ending, content, ...own } = await identifyFile(sent)
  const same = await findEarlierUpload(call, own)
  if (same) return toMediaItem(same)
  return toMediaItem(await keepFile(platform, call, { ...own, ...nameFile(call.church, ending, content) }))
}

/** Detects a file's type by its bytes, and the name that it is given. Throws NOT_A_FILE. */
export async function identifyFile({ bytes, name, kind }: SentFile) {
  const sent = bytes instanceof Blob ? bytes : new Blob([bytes])
  const beginning = new Uint8Array(await sent.slice(0, beginningBytes).arrayBuffer())
  const begun = detectEnding(beginning, kind)
  const ending = kind === undefined && isFilm(begun) && (await isSoundAlone(sent)) ? 'm4a' : begun
  const content = ending === 'vtt' ? await readCaptions(sent) : sent
  if (!ending || !content || content.size > fileBytes) throw new DomainError('NOT_A_FILE')
  const sha256 = (await computeSha256(content)).toString('base64url')
  return { ending, content, tipo: fileTypes[ending].kind, nome: cleanFileName(name, ending), sha256 }
}

/** Films of phones; their voice recorders write the same brands. */
const isFilm = (ending: FileEnding | undefined) => ending === 'mp4' || ending === 'mov' || ending === '3gp'

/** A file under a new code: its address, and its part in the store. */
export function nameFile(church: ChurchScope, ending: FileEnding, content: Blob) {
  const codigo = newFileCode(church)
  return { codigo, endereco: fileAddress(codigo, ending), parts: [{ name: codigo, content }] }
}

/** Captions are text that shows something; they are kept in UTF-8. */
async function readCaptions(content: Blob): Promise<Blob | undefined> {
  if (content.size > captionBytes) return undefined
  const text = decodeTextFile(new Uint8Array(await content.arrayBuffer()))
  const repaired = text && repairCaptions(text)
  return repaired ? new Blob([repaired]) : undefined
}
