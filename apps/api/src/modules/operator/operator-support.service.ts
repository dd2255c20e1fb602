import { notFound } from '../../platform/errors/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { beginSupportSession, readSupportOfChurch } from '../office/support/support-sessions.service.ts'
import { actAsOperator, type OperatorCall } from './operator-log.service.ts'

/** The church of a code that has an office. Throws NOT_FOUND. */
async function requireOffice({ directory, domain }: Platform, codigo: string): Promise<ChurchScope> {
  const church = await directory.byOfficeHost(`${codigo}.admin.${domain.hostname}`)
  if (!church?.flagAtivo) throw notFound()
  return church
}

/** The support access that a church has open; null where there is none. Throws NOT_FOUND. */
export async function getSupportOfChurch(platform: Platform, codigo: string) {
  const church = await requireOffice(platform, codigo)
  return readSupportOfChurch(platform.transactions.at(church))
}

/** Lets an operator into the office of a church that has opened it to support; both keep it in their logs. Throws NOT_FOUND. */
export async function enterOfficeOfChurch(platform: Platform, call: OperatorCall, codigo: string) {
  const church = await requireOffice(platform, codigo)
  const act = { acao: 'SUPPORT_ENTERED', igreja: church.codigo } as const
  return actAsOperator(platform, call, act, (within) =>
    beginSupportSession(within, within.transactions.at(church), call.actor),
  )
}
