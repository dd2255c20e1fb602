import type { CreationOptions, FactorProof, PasskeyCreation } from '@narthex/contract/auth/factor.schemas'
import type { RequestOptions } from '@narthex/contract/auth/second-step.schemas'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { CallSource } from '../../../platform/http/route.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { KeyedWork } from '../../../platform/work/church-work.ts'
import type { AccountRow } from '../accounts.queries.ts'
import { advanceCounter, listPasskeys, type PasskeyRow } from './passkeys.queries.ts'
import {
  creationOptions,
  deriveChallenge,
  isCounterPlausible,
  type RelyingParty,
  requestOptions,
  toRelyingParty,
} from './passkeys.rules.ts'

type Assertion = Extract<FactorProof, { tipo: 'CHAVE_ACESSO' }>['resposta']

const challengeFor = (keys: Keys, codigo: string) => deriveChallenge(keys('passkey challenges'), codigo)

/** A large library: loaded with the first passkey. */
const verifier = () => import('@simplewebauthn/server')

/** The relying party of a call's host. */
export function requireRelyingParty({ domain }: Needs<'domain'>, { host }: CallSource): RelyingParty {
  const party = toRelyingParty(domain, host)
  if (!party) throw new DomainError('PASSKEYS_UNAVAILABLE')
  return party
}

export function hasRelyingParty({ domain }: Needs<'domain'>, { host }: CallSource): boolean {
  return toRelyingParty(domain, host) !== undefined
}

/** The options with which a browser creates a passkey; the challenge derives from `codigo`. */
export function getCreationOptions(
  keys: Keys,
  party: RelyingParty,
  {
    church,
    account,
    codigo,
    known,
  }: {
    readonly church: string
    readonly account: AccountRow
    readonly codigo: string
    readonly known: readonly PasskeyRow[]
  },
): CreationOptions {
  const challenge = challengeFor(keys, codigo)
  return creationOptions(party, { church, account, challenge, known: atSite(known, party) })
}

/** Verifies a passkey that a browser created at this site for `codigo`. */
export async function verifyCreation(
  keys: Keys,
  party: RelyingParty,
  { codigo, resposta }: { readonly codigo: string; readonly resposta: PasskeyCreation },
): Promise<Pick<PasskeyRow, 'rpId' | 'credencialId' | 'chavePublica' | 'contador' | 'transportes'>> {
  const { verifyRegistrationResponse } = await verifier()
  const verified = await verifyRegistrationResponse({
    response: resposta as never,
    expectedChallenge: challengeFor(keys, codigo),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw new DomainError('INVALID_FACTOR')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const transportes = resposta.response.transports ?? []
  return { rpId: party.id, credencialId: id, chavePublica: publicKey, contador: counter, transportes }
}

/** The options with which a browser uses one of the person's passkeys; undefined if they have none for this site. */
export async function getRequestOptions(
  platform: Needs<'domain'>,
  work: KeyedWork,
  {
    accountId,
    codigo,
    source,
  }: { readonly accountId: AccountId; readonly codigo: string; readonly source: CallSource },
): Promise<RequestOptions | undefined> {
  const party = toRelyingParty(platform.domain, source.host)
  if (!party) return undefined
  const passkeys = atSite(await listPasskeys(work.tx, accountId), party)
  if (passkeys.length === 0) return undefined
  return requestOptions(party, { challenge: challengeFor(work.keys, codigo), passkeys })
}

export interface ShownPasskey {
  readonly accountId: AccountId
  readonly codigo: string
  readonly resposta: Assertion
  readonly source: CallSource
}

/** Verifies an assertion with the person's passkeys for `codigo`. A counter that does not rise means a cloned passkey. */
export async function verifyAssertion(
  platform: Needs<'domain'>,
  work: KeyedWork,
  { accountId, codigo, resposta, source }: ShownPasskey,
): Promise<'proven' | 'wrong' | 'cloned'> {
  const party = toRelyingParty(platform.domain, source.host)
  const own = party && atSite(await listPasskeys(work.tx, accountId), party)
  const passkey = own?.find(({ credencialId }) => credencialId === resposta.id)
  if (!party || !passkey) return 'wrong'
  const { verifyAuthenticationResponse } = await verifier()
  const verified = await verifyAuthenticationResponse({
    response: resposta as never,
    expectedChallenge: challengeFor(work.keys, codigo),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The counter is checked below, which distinguishes a clone from a forgery.
    credential: { id: passkey.credencialId, publicKey: Uint8Array.from(passkey.chavePublica), counter: 0 },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return 'wrong'
  const { newCounter: contador } = verified.authenticationInfo
  if (!isCounterPlausible(passkey.contador, contador)) return 'cloned'
  return (await advanceCounter(work.tx, passkey, { contador, now: work.now })) ? 'proven' : 'cloned'
}

const atSite = (passkeys: readonly PasskeyRow[], { id }: RelyingParty) => passkeys.filter(({ rpId }) => rpId === id)
