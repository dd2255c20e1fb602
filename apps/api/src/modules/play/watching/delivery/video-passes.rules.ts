import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../../../platform/keys.ts'

/** The scope of a signed address: the files of a single video, for a single playback. */
export interface VideoPass {
  readonly churchId: number
  readonly mediaId: string
  /** Null for previews and open titles of visitors. */
  readonly viewer: { readonly memberId: number; readonly playbackId: string } | null
  readonly expiresAt: Date
}

export const videoPassLifeMs = 10 * 60_000
/** Addresses of the same half are the same, so that a player meets few changes. */
const halfMs = videoPassLifeMs / 2

const version = 1
const claimBytes = 1 + 4 + 16 + 4 + 16 + 4
const passPattern = /^([\w-]{60})\.([\w-]{43})$/
const noId = '00000000-0000-0000-0000-000000000000'

/** When an address that is signed now ends: in five to ten minutes. */
export const findVideoPassEnd = (now: Date) => new Date((Math.floor(now.getTime() / halfMs) + 2) * halfMs)

/** `claims.signature`, both base64url: 45 bytes of claims and an HMAC-SHA256. */
export function signVideoPass(keys: Keys, pass: VideoPass): string {
  const claims = packClaims(pass).toString('base64url')
  return `${claims}.${sign(keys, claims).toString('base64url')}`
}

/** Undefined for text that this product did not sign. Whether it has expired its reader decides. */
export function readVideoPass(keys: Keys, text: string): VideoPass | undefined {
  const [, claims, signature] = passPattern.exec(text) ?? []
  if (!claims || !signature) return undefined
  const given = Buffer.from(signature, 'base64url')
  // One text per signature: base64url has spare bits in its last character.
  if (given.toString('base64url') !== signature) return undefined
  return timingSafeEqual(given, sign(keys, claims)) ? unpackClaims(Buffer.from(claims, 'base64url')) : undefined
}

const sign = (keys: Keys, claims: string) => createHmac('sha256', keys('video passes')).update(claims).digest()

function packClaims({ churchId, mediaId, viewer, expiresAt }: VideoPass): Buffer {
  const claims = Buffer.alloc(claimBytes)
  claims.writeUInt8(version, 0)
  claims.writeUInt32BE(churchId, 1)
  writeId(claims, mediaId, 5)
  claims.writeUInt32BE(viewer?.memberId ?? 0, 21)
  writeId(claims, viewer?.playbackId ?? noId, 25)
  claims.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 41)
  return claims
}

function unpackClaims(claims: Buffer): VideoPass | undefined {
  if (claims.length !== claimBytes || claims.readUInt8(0) !== version) return undefined
  const memberId = claims.readUInt32BE(21)
  return {
    churchId: claims.readUInt32BE(1),
    mediaId: readId(claims, 5),
    viewer: memberId === 0 ? null : { memberId, playbackId: readId(claims, 25) },
    expiresAt: new Date(claims.readUInt32BE(41) * 1000),
  }
}

const writeId = (into: Buffer, id: string, at: number) => into.write(id.replaceAll('-', ''), at, 16, 'hex')

function readId(from: Buffer, at: number): string {
  const hex = from.toString('hex', at, at + 16)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
