import { createHmac, type KeyObject } from 'node:crypto'
import { isIP } from 'node:net'
import type { CreationOptions } from '@narthex/contract/auth/factor.schemas'
import type { RequestOptions } from '@narthex/contract/auth/second-step.schemas'
import { originAt, type ProductDomain } from '../../../platform/tenancy/product-domain.ts'

/** The site that a passkey is bound to (WebAuthn §5.1.2). */
export interface RelyingParty {
  /** The host's name. */
  readonly id: string
  readonly origin: string
}

/** The host that was called, of which the directory has told whose it is; none where a browser makes no passkeys for it. */
export function toRelyingParty(domain: ProductDomain, host: string | undefined): RelyingParty | undefined {
  if (!host || host.startsWith('[') || isIP(host)) return undefined
  return { id: host, origin: originAt(domain, host) }
}

/** What a passkey signs, drawn from the single-use code of its step, so that nothing is kept of it. Base64url. */
export function deriveChallenge(key: KeyObject, codigo: string): string {
  return createHmac('sha256', key).update(codigo).digest('base64url')
}

interface Described {
  readonly credencialId: string
  readonly transportes: readonly string[]
}

const described = ({ credencialId, transportes }: Described) => ({
  id: credencialId,
  type: 'public-key' as const,
  ...(transportes.length > 0 && { transports: [...transportes] }),
})

/** COSE: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257]
const timeout = 120_000

/** For a new passkey. The authenticator shows the church's name and the e-mail; it is told no other name of the person. */
export function creationOptions(
  party: RelyingParty,
  {
    church,
    account,
    challenge,
    known,
  }: {
    church: string
    account: { readonly uuid: string; readonly email: string }
    challenge: string
    known: readonly Described[]
  },
): CreationOptions {
  return {
    rp: { name: church, id: party.id },
    user: {
      id: Buffer.from(account.uuid.replaceAll('-', ''), 'hex').toString('base64url'),
      name: account.email,
      displayName: account.email,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

/** To be shown one of these passkeys. */
export function requestOptions(
  party: RelyingParty,
  { challenge, passkeys }: { challenge: string; passkeys: readonly Described[] },
): RequestOptions {
  const allowCredentials = passkeys.map(described)
  return { rpId: party.id, challenge, allowCredentials, timeout, userVerification: 'preferred' }
}

/**
 * Whether a counter follows on the one that was seen last (WebAuthn §6.1.1). One that stands still or goes back was
 * copied; an authenticator that does not count says 0 each time.
 */
export function isCounterPlausible(seen: number, shown: number): boolean {
  return shown > seen || (shown === 0 && seen === 0)
}
