import { SignJWT } from 'jose'
import type { GoogleWalletKeys } from './google-wallet-keys.ts'

const saveAddress = 'https://pay.google.com/gp/v/save/'
/** The length of a token in a link that Google calls safe, in characters. */
export const maxTokenLength = 1800
const header = { alg: 'RS256', typ: 'JWT' } as const

/** Classes and objects of passes, as Google's API has them. */
export type GooglePayload = Readonly<Record<string, readonly object[]>>

/**
 * A link that saves a pass. The drafts come with the fullest first; the first that fits into a link is taken, or the
 * last. Google is not called: it reads class and object from the token.
 */
export async function writeSaveLink(
  { email, key }: GoogleWalletKeys,
  drafts: readonly [GooglePayload, ...GooglePayload[]],
  at: Date,
): Promise<string> {
  const issuedAt = Math.floor(at.getTime() / 1000)
  const claims = { iss: email, aud: 'google', typ: 'savetowallet', iat: issuedAt }
  const signatureBytes = (key.asymmetricKeyDetails?.modulusLength ?? 2048) / 8
  const lengthOf = (payload: GooglePayload) =>
    [JSON.stringify(header), JSON.stringify({ ...claims, payload })].reduce(
      (length, part) => length + 1 + encodedLength(Buffer.byteLength(part)),
      encodedLength(signatureBytes),
    )
  const payload = drafts.find((draft) => lengthOf(draft) <= maxTokenLength) ?? drafts.at(-1)
  return saveAddress + (await new SignJWT({ ...claims, payload }).setProtectedHeader(header).sign(key))
}

/** The length of bytes as base64url without padding. */
const encodedLength = (bytes: number) => Math.ceil((bytes * 4) / 3)
