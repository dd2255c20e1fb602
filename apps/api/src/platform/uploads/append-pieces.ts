import { DomainError } from '../errors/domain-error.ts'
import type { FileStore } from '../files/file-store.ts'
import type { MemberCall } from '../http/route.ts'
import { cutPieces } from './pieces.rules.ts'
import type { SentBytes } from './upload-kind.ts'

/** A piece is kept in memory until it is stored. */
export const pieceBytes = 8 * 1024 * 1024

export interface Piece extends Pick<SentBytes, 'id' | 'offset'> {
  /** Its name in the file store. */
  readonly name: string
  readonly piece: Blob
}

/** The rows of an upload, as its domain keeps them. */
export interface PieceKeeper {
  /** Number of leading bytes that tell what a file is. */
  readonly beginningBytes: number
  /**
   * Locks the upload and checks where it goes on. Gives its whole length and names for the pieces to come, and sees to it that
   * pieces which never get a row are removed. Throws NOT_FOUND, CONFLICT, TOO_LARGE.
   */
  prepare(call: MemberCall, sent: SentBytes): Promise<{ readonly length: number; readonly names: string[] }>
  /** Whether a file may begin so. Throws TOO_LARGE for one that is too long for its kind. */
  isAccepted(beginning: Blob, length: number): Promise<boolean>
  /** Leaves nothing of an upload. */
  refuse(call: MemberCall, id: string): Promise<void>
  /** Writes the row of a stored piece and resolves to where the upload goes on. CONFLICT for a part that is there by now. */
  keep(call: MemberCall, piece: Piece): Promise<number>
}

/** Names that an upload needs from an offset on. */
export const countPieces = (length: number, offset: number) => Math.ceil((length - offset) / pieceBytes)

/**
 * Appends bytes to an upload in pieces, and resolves to where it goes on. What arrived before the connection broke is kept.
 * Unless the first bytes are accepted, nothing is left (NOT_A_FILE). Throws NOT_FOUND; CONFLICT where it goes on elsewhere,
 * TOO_LARGE for more than was announced.
 */
export async function appendPieces(
  files: FileStore,
  call: MemberCall,
  sent: SentBytes,
  keeper: PieceKeeper,
): Promise<number> {
  const { names, length } = await keeper.prepare(call, sent)
  let offset = sent.offset
  for await (const piece of cutPieces(sent.body, pieceBytes)) {
    if (offset + piece.size > length) throw new DomainError('TOO_LARGE')
    if (offset === 0 && !(await keeper.isAccepted(piece.slice(0, keeper.beginningBytes), length))) {
      // A connection that broke within the first bytes proves nothing.
      if (piece.size < Math.min(keeper.beginningBytes, length)) break
      await keeper.refuse(call, sent.id)
      throw new DomainError('NOT_A_FILE')
    }
    const name = names.pop()
    if (name === undefined) throw new DomainError('TOO_LARGE')
    await files.put(call.church, name, piece)
    offset = await keeper.keep(call, { id: sent.id, offset, name, piece })
  }
  return offset
}
