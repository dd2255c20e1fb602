import { DomainError } from '../errors/domain-error.ts'

/** The version of the protocol: https://tus.io/protocols/resumable-upload (1.0.0). */
export const tusVersion = '1.0.0'

/** The abilities of the server, as it answers OPTIONS. */
export const tusAbilities = (maxBytes: number) => ({
  'tus-version': tusVersion,
  'tus-extension': 'creation,termination',
  'tus-max-size': String(maxBytes),
})

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A header that counts bytes. Throws BAD_REQUEST where it is missing, or anything else. */
export function readByteCount(headers: Headers, name: 'upload-length' | 'upload-offset'): number {
  const text = headers[name]
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw new DomainError('BAD_REQUEST')
  return Number(text)
}

/** The file name of `Upload-Metadata`: keys, each with a value in base64, separated by commas. */
export function readFileName(headers: Headers): string {
  const metadata = headers['upload-metadata']
  const pairs = typeof metadata === 'string' ? metadata.split(',').map((pair) => pair.trim().split(' ')) : []
  const value = pairs.find(([key]) => key === 'filename')?.[1] ?? ''
  return Buffer.from(value, 'base64').toString('utf8')
}
