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

/** The relying party of a host, which the directory has verified; undefined for a host that cannot have passkeys. */
export function toRelyingParty(domain: ProductDomain, host: string | undefined): RelyingParty | undefined {
  if (!host || host.startsWith('[') || isIP(host)) return undefined
  return { id: host, origin: originAt(domain, host) }
}

/** The challenge that a passkey signs (base64url), derived from the step's one-time code, so that it need not be stored. */
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

/** Options for creating a passkey. The authenticator gets the church's name and the e-mail, not the person's name. */
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

/** Options for an assertion with one of the account's passkeys. */
export function requestOptions(
  party: RelyingParty,
  { challenge, passkeys }: { challenge: string; passkeys: readonly Described[] },
): RequestOptions {
  const allowCredentials = passkeys.map(described)
  return { rpId: party.id, challenge, allowCredentials, timeout, userVerification: 'preferred' }
}

/**
 * Whether a signature counter follows the stored one (WebAuthn §6.1.1). One that does not rise indicates a cloned passkey;
 * authenticators without a counter always send 0.
 */
export function isCounterPlausible(seen: number, shown: number): boolean {
  return shown > seen || (shown === 0 && seen === 0)
}
