import { createHash, timingSafeEqual } from 'node:crypto'
import type { Success } from '@narthex/contract/endpoint'
import type { handOverToThirdParty, verifyThirdParty } from '@narthex/contract/third-parties/third-party.endpoints'
import type { ThirdPartyProduct } from '@narthex/contract/third-parties/third-party-products'
import { type Counter, forgiveAttempt, takeAttempt } from '../../platform/attempts/attempts.ts'
import { countMemberUse } from '../../platform/attempts/count-use.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import { toNetwork } from '../../platform/net/to-network.ts'
import type { Needs } from '../../platform/platform.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ThirdPartyAccess } from '../../platform/third-party-products.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { readAccount } from '../auth/accounts.service.ts'
import { issueCode, takeCode } from '../auth/codes.service.ts'
import { findProductAccess } from '../churches/products.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { listRoles } from '../members/roles.queries.ts'

/** More than anyone opens a product in a quarter of an hour. */
const maxHandOffs = 30
/** Wrong secrets and wrong codes, by address; what succeeds is not counted. */
const maxFailures = 30

/** Makes the address by which the caller goes on to a product. */
export async function handOver(
  platform: Needs<'domain' | 'thirdParties'>,
  call: MemberCall,
  produto: ThirdPartyProduct,
): Promise<Success<typeof handOverToThirdParty>> {
  const { church, actor, source } = call
  const { url } = await requireProduct(platform, call, produto)
  await countMemberUse(call, { what: 'third-party hand-off', maxAttempts: maxHandOffs })
  const { codigo, expiraEm } = await call.inChurch(async (work) => {
    const { accountId } = actor
    await recordAct(work, { acao: 'THIRD_PARTY_OPENED', accountId, source, detalhes: { produto } })
    return issueCode(work, { accountId, finalidade: 'TERCEIRO', boundTo: produto })
  })
  const address = new URL(url)
  const fields = { codigo, igreja: church.codigo, origem: toOrigin(platform.domain, church) }
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return { url: address.href, expiraEm: expiraEm.toISOString() }
}

interface Verification {
  readonly produto: ThirdPartyProduct
  readonly segredo: string
  readonly codigo: string
}

/** Identifies the holder of a code to the product for which it was made. */
export async function verifyHandOver(
  platform: Needs<'thirdParties'>,
  call: ChurchCall & { readonly source: CallSource },
  { produto, segredo, codigo }: Verification,
): Promise<Success<typeof verifyThirdParty>> {
  const { secret } = await requireProduct(platform, call, produto)
  const { church, source } = call
  const who = `${church.uuid}/${toNetwork(source.address)}`
  const counter: Counter = { what: 'third-party verification', who, limit: { maxAttempts: maxFailures } }
  const attempt = await call.inIdentity((work) => takeAttempt(work, [counter], false))
  if (!isSame(segredo, secret)) throw new DomainError('THIRD_PARTY_REFUSED')
  const { name } = await call.facts()
  const accountId = await call.inIdentity(async (work) => {
    const holder = await takeCode(work, { codigo, finalidade: 'TERCEIRO', boundTo: produto })
    await forgiveAttempt(work, attempt)
    return holder
  })
  const account = await readAccount(call, accountId)
  if (!account?.flagAtivo) throw new DomainError('INVALID_CODE')
  const usuario = await call.inChurch(async (work) => {
    const member = await findMemberOfAccount(work, account.id)
    if (!member?.flagAtivo) return undefined
    const { id, uuid, nome, sobrenome } = member
    await recordAct(work, { acao: 'THIRD_PARTY_READ', accountId: account.id, source, detalhes: { produto } })
    return { id, uuid, nome, sobrenome, email: account.email, papeis: await listRoles(work, id) }
  })
  if (!usuario) throw new DomainError('INVALID_CODE')
  const { igrejaId: id, uuid, codigo: code } = church
  return { usuario, igreja: { id, uuid, codigo: code, nome: name } }
}

async function requireProduct(
  platform: Needs<'thirdParties'>,
  { inChurch }: ChurchCall,
  produto: ThirdPartyProduct,
): Promise<ThirdPartyAccess> {
  const access = await inChurch((work) => findProductAccess(platform, work, produto))
  if (!access) throw new DomainError('THIRD_PARTY_NOT_SET')
  return access
}

/** Compares hashes, so that neither the time nor the length tells anything of the secret. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
