import type { Success } from '@narthex/contract/endpoint'
import type { undoMerge as undoEndpoint } from '@narthex/contract/people/merging.endpoints'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { NamedOnPages } from '../../members/members.signals.ts'
import type { StoredPerson } from '../people.records.ts'
import { mergedInto } from '../people.service.ts'
import { chooseBack, type PersonColumns } from './merge-fields.rules.ts'
import { moveReferencesBack } from './merge-moves.service.ts'
import { endMerge, holdMerge, holdPeople, type MergeRow } from './merging.queries.ts'
import { areNamedOnPages, isUndoable, mergedPerson, requireManager, writePerson } from './merging.service.ts'

/**
 * Makes two people again of one: rows that were moved go back where they are still the person's, fields where no one has changed
 * them since. What was added since stays. Sent twice it is undone once.
 */
export async function undoMerge(
  needs: NamedOnPages,
  call: MemberCall,
  id: number,
): Promise<Success<typeof undoEndpoint>> {
  const merge = await call.inChurch((work) => holdMerge(work, id))
  if (!merge) throw notFound()
  const { memberId: to, formerId: from } = merge
  const isPublic = await areNamedOnPages(needs, call, [to, from])
  return edit(call, { act: 'PEOPLE_MERGE_UNDONE', isPublic }, async ({ work, watch, about, unchanged }) => {
    const held = await holdPeople(work, [to, from])
    const current = await holdMerge(work, id)
    const [fica, sai] = [held.get(to), held.get(from)]
    if (!current || !fica || !sai) throw notFound()
    const whose = { idUsuario: to, idOutro: from }
    if (current.desfeitaEm !== null) return unchanged({ ...whose, voltaram: 0, ficaram: 0 })
    if (!isUndoable(current, work.now)) throw new DomainError('CANNOT_BE_UNDONE')
    if (fica.mergedIntoId !== null) throw mergedInto(fica.mergedIntoId)
    if (call.actor.memberId === to) throw new DomainError('CANNOT_BE_UNDONE')
    if (current.campos.sai.antes.flagAtivo && sai.accountId !== null) await requireManager(work, call.actor, from)
    await watch(mergedPerson(to), mergedPerson(from))
    const moved = await moveReferencesBack(work, { mergeId: id, from, to })
    await writeBack(work, current, { fica, sai })
    await endMerge(work, id)
    for (const { accountId } of [fica, sai]) if (accountId !== null) work.afterCommit({ accounts: [accountId] })
    about({ usuario: to, outro: from, linhas: moved.voltaram })
    return { ...whose, ...moved }
  })
}

/** Gives both people their fields back; an id or a document that someone else has by now is left out. */
async function writeBack(
  work: ChurchWork,
  { campos }: MergeRow,
  { fica, sai }: { readonly fica: StoredPerson; readonly sai: StoredPerson },
): Promise<void> {
  await writePerson(work, fica, chooseBack(fica, campos.fica))
  const { flagAtivo, ...antes } = campos.sai.antes
  const whole: PersonColumns = { ...antes, flagAtivo: flagAtivo === true && sai.accountId !== null }
  const { cpf: _, cpfEmDuvida: __, idExterno: ___, ...rest } = whole
  await inSavepoint(work.tx, () => writePerson(work, sai, whole)).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    return writePerson(work, sai, rest)
  })
}
