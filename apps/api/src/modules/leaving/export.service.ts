import type { PersonalExport } from '@narthex/contract/leaving/leaving.endpoints'
import { unauthenticated } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { DataSubject, PersonalData } from '../../platform/personal-data/personal-data.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { recordAct } from '../audit/audit.service.ts'
import { readAccount, readLoginData } from '../auth/accounts.service.ts'
import { listMergedInto } from '../members/members.queries.ts'

/** Exports all data that this church stores about the caller, with the account; without secrets and data of others. */
export async function exportPersonalData(
  call: MemberCall,
  personalData: readonly PersonalData[],
): Promise<PersonalExport> {
  const { church, source } = call
  const { accountId, memberId } = call.actor
  const account = await readAccount(call, accountId)
  if (!account) throw unauthenticated()
  const { senhaHash: _, ...login } = account
  const dados: PersonalExport['dados'] = { conta: [login] }
  const loginData = await readLoginData(call)
  for (const [name, rows] of Object.entries(loginData)) if (rows.length > 0) dados[name] = [...rows]
  await call.inChurch(async (work) => {
    await recordAct(work, { acao: 'DATA_EXPORTED', accountId, source })
    Object.assign(dados, await readPersonalData(work, personalData, { accountId, memberId }))
  })
  return { geradoEm: call.clock().toISOString(), igreja: { id: church.igrejaId, codigo: church.codigo }, dados }
}

/** Reads all that a church holds of a person, by the name of what keeps it; what has no rows is left out. */
export async function readPersonalData(
  work: ChurchWork,
  personalData: readonly PersonalData[],
  { accountId, memberId }: DataSubject,
): Promise<PersonalExport['dados']> {
  const found: PersonalExport['dados'] = {}
  // Rows that they took in by a merge are theirs as well.
  const merged = await listMergedInto(work, memberId)
  const own = [{ accountId, memberId }, ...merged.map((row) => ({ accountId: row.accountId, memberId: row.id }))]
  for (const person of own)
    for (const data of personalData)
      for (const [name, rows] of Object.entries(await data.tell(work, person)))
        if (rows.length > 0) found[name] = [...(found[name] ?? []), ...rows]
  return found
}
