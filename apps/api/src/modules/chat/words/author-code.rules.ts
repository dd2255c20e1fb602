import { createCipheriv, createDecipheriv } from 'node:crypto'
import { type ChatGuestId, type MemberId, toChatGuestId, toMemberId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** Author of a message, reaction or report: a member of the church or a guest. */
export type AuthorId =
  | { readonly memberId: MemberId; readonly guestId: null }
  | { readonly memberId: null; readonly guestId: ChatGuestId }

const member = 1
const guest = 2

/**
 * The name of an author on the wire: one encrypted block, so that it tells no id and staff's calls need no look-up. Of
 * the sixteen bytes the kind, the church and the id fill nine; the rest is zero, which no made-up code decrypts to.
 */
export function writeAuthorCode(keys: Keys, { igrejaId }: ChurchScope, { memberId, guestId }: AuthorId): string {
  const block = Buffer.alloc(16)
  block.writeUInt8(memberId === null ? guest : member, 0)
  block.writeUInt32BE(igrejaId, 1)
  block.writeUInt32BE(memberId ?? guestId ?? 0, 5)
  const cipher = createCipheriv('aes-256-ecb', keys('chat authors'), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
}

/** Undefined for what is no code of this church. */
export function readAuthorCode(keys: Keys, { igrejaId }: ChurchScope, code: string): AuthorId | undefined {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== 16) return undefined
  const decipher = createDecipheriv('aes-256-ecb', keys('chat authors'), null).setAutoPadding(false)
  const block = Buffer.concat([decipher.update(bytes), decipher.final()])
  if (block.readUInt32BE(1) !== igrejaId || block.subarray(9).some((byte) => byte !== 0)) return undefined
  const id = block.readUInt32BE(5)
  if (block[0] === member) return { memberId: toMemberId(id), guestId: null }
  return block[0] === guest ? { memberId: null, guestId: toChatGuestId(id) } : undefined
}
