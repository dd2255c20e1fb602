import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, PasskeyCreation } from '@narthex/contract/auth/factor.schemas'
import type { RequestOptions } from '@narthex/contract/auth/second-step.schemas'

/** A passkey as an authenticator keeps it: what a thief of the device would copy. */
export interface KeptPasskey {
  readonly id: string
  readonly rpId: string
  readonly privateKey: string
  counter: number
}

export interface Ceremony {
  /** Where the browser believes to be. */
  readonly origin: string
  /** Id of the relying party; by default that of the options. */
  readonly rpId?: string
  /** Id of the new passkey; by default a random one. */
  readonly id?: string
}

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

/** Makes a passkey as a browser and its authenticator do together (ES256, attestation "none"); it counts its uses. */
export function createPasskey(
  options: CreationOptions,
  { origin, rpId = options.rp.id, id = randomBytes(32).toString('base64url') }: Ceremony,
): { readonly passkey: KeptPasskey; readonly resposta: PasskeyCreation } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = Buffer.from(id, 'base64url')
  const coseKey = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(rawId.length)
  const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey])
  const authData = Buffer.concat([authenticatorData(rpId, 0, flags.attested), attested])
  const attestationObject = cborMap([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ])
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    passkey: { id, rpId, privateKey: pem, counter: 0 },
    resposta: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    },
  }
}

/** Shows a passkey, and counts that. */
export function showPasskey(passkey: KeptPasskey, options: RequestOptions, { origin, rpId = options.rpId }: Ceremony) {
  passkey.counter++
  const authData = authenticatorData(rpId, passkey.counter, 0)
  const client = clientData('webauthn.get', options.challenge, origin)
  const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
  const signature = sign('sha256', signed, createPrivateKey(passkey.privateKey))
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  }
}

function authenticatorData(rpId: string, counter: number, more: number): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags.userPresent | flags.userVerified | more, 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail])
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

type Cbor = number | string | Uint8Array | ReadonlyMap<string, string>

/** Writes as much of CBOR (RFC 8949) as an attestation needs. */
function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  // The only map within the map is empty.
  if (!(value instanceof Uint8Array)) return head(5, 0)
  return Buffer.concat([head(2, value.length), value])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
