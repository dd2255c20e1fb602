import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { permissions, rolePermissions } from '@narthex/contract/permissions'
import { listLimitedPermissions } from '@narthex/contract/role-limits'
import { unauthenticated } from '../../platform/errors/domain-error.ts'
import { freshProofMs } from '../../platform/http/require-access.ts'
import type { Actor, MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { getCaller } from '../auth/accounts.service.ts'
import { filterProtectedAccounts } from '../auth/factors/staff-requirement.service.ts'
import { findOwnSession } from '../auth/sessions.service.ts'
import { getOfficeChurch } from './office-church.service.ts'
import { readOpenSupport } from './support/support-access.service.ts'
import { readSupportSession } from './support/support-sessions.service.ts'

/** The session of support that calls. Throws UNAUTHENTICATED if it has just ended. */
export async function getSupportSession(
  platform: Needs<'clock' | 'database' | 'domain' | 'keys'>,
  call: MemberCall,
): Promise<OfficeSession> {
  return { ...(await readSupportSession(platform, call)), igreja: await getOfficeChurch(platform, call) }
}

/** The caller's session of the office. Throws UNAUTHENTICATED if it has just ended. */
export async function getOfficeSession(platform: Needs<'domain'>, call: MemberCall): Promise<OfficeSession> {
  const { actor } = call
  const igreja = await getOfficeChurch(platform, call)
  const session = await findOwnSession(call)
  if (!session) throw unauthenticated()
  const { user, usuario } = await getCaller(call)
  const { id, nome, sobrenome, imagem } = usuario
  const limited = actor.limitedRoles ?? []
  return {
    user,
    pessoa: { id, nome, sobrenome, imagem },
    roles: [...actor.roles, ...limited.map(({ role }) => role)],
    rolesSuspensas: [...(actor.suspendedRoles ?? [])],
    ...listPermissions(actor),
    flagSegundoFator: (await filterProtectedAccounts(call, [actor.accountId])).has(actor.accountId),
    ...describeProof(session.confirmadaEm ?? session.criadaEm),
    expiraEm: session.expiraEm.toISOString(),
    suporte: await readOpenSupport(call),
    igreja,
  }
}

/** When the person proved who they are, and until when that counts as fresh. */
export const describeProof = (provenAt: Date) => ({
  provadaEm: provenAt.toISOString(),
  provaAte: new Date(provenAt.getTime() + freshProofMs).toISOString(),
})

function listPermissions({ roles, limitedRoles = [] }: Actor): Pick<OfficeSession, 'permissoes' | 'limitadas'> {
  const brought = new Set(roles.flatMap((role) => rolePermissions[role]))
  const within = new Set(listLimitedPermissions(limitedRoles))
  return {
    permissoes: permissions.filter((name) => brought.has(name) || within.has(name)),
    limitadas: permissions.filter((name) => within.has(name) && !brought.has(name)),
  }
}
