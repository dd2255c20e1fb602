import type { PersonalExport } from '@narthex/contract/leaving/leaving.endpoints'
import { unauthenticated } from '../../platform/http/domain-error.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findAccountOf } from '../auth/accounts.service.ts'
import type { Leaver } from './leaving.service.ts'

/** Everything that this church holds of who is logged in, and their login: all but secrets, and nobody else's. */
export async function exportOf(
  platform: Platform,
  church: ChurchScope,
  personalData: readonly PersonalData[],
  { actor, source }: Leaver,
): Promise<PersonalExport> {
  const { userId: contaId, memberId: usuarioId } = actor
  const account = await findAccountOf(platform, church, contaId)
  if (!account) throw unauthenticated()
  const { senhaHash: _, ...login } = account
  const dados: PersonalExport['dados'] = { conta: [login] }
  await platform.database.inScope(church, async (tx) => {
    await recordAct(platform, church, tx, { acao: 'DATA_EXPORTED', contaId, source })
    for (const data of personalData)
      for (const [name, rows] of Object.entries(await data.tell(church, tx, { contaId, usuarioId })))
        if (rows.length > 0) dados[name] = [...rows]
  })
  return { geradoEm: platform.clock().toISOString(), igreja: { id: church.igrejaId, codigo: church.codigo }, dados }
}
