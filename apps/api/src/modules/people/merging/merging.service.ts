import { dayMs } from '@narthex/contract/durations'
import type { Merge } from '@narthex/contract/people/merging.endpoints'
import type { DistinctForm, MergeForm } from '@narthex/contract/people/merging.form'
import { mergeDays } from '@narthex/contract/people/merging-words'
import { hasPermission, listGivableRoles, type StaffRole } from '@narthex/contract/permissions'
import { DomainError, forbidden, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type MemberId, toMemberId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit, requireVersion } from '../../../platform/work/edit.ts'
import { type RecordPlace, withParts } from '../../../platform/work/records.ts'
import { endSessionsOfMember } from '../../auth/sessions.service.ts'
import { updateMember } from '../../members/members.queries.ts'
import type { NamedOnPages } from '../../members/members.signals.ts'
import { canManageMember } from '../../members/roles.policy.ts'
import { listRoles } from '../../members/roles.queries.ts'
import { requireOtherAdmins } from '../../members/roles.service.ts'
import { isNamedOnPages } from '../../users/public-face.service.ts'
import { personRecord, type StoredPerson } from '../people.records.ts'
import { mergedInto } from '../people.service.ts'
import { chooseFields } from './merge-fields.rules.ts'
import { moveReferences } from './merge-moves.service.ts'
import { forgetMergesQueue } from './merging.jobs.ts'
import {
  deleteDistinct,
  findOpenMerge,
  forgetMerges,
  holdPeople,
  insertDistinct,
  insertMerge,
  listOpenMerges,
  listPeople,
  listShells,
  type MergeRow,
} from './merging.queries.ts'

const mergeMs = mergeDays * dayMs

/** Roles that no merge gives on: of money and of the church itself only owners decide, person by person. */
const neverGivenOn: readonly StaffRole[] = ['ROLE_SUPER_ADMIN', 'ROLE_TREASURER']

/** A person with the rows that were merged into them, as history keeps that. */
export const mergedPerson = (id: MemberId): RecordPlace =>
  withParts(personRecord(id), async (work) => ({
    unidas: await listShells(work, id),
    unidaA: (await listPeople(work, [id])).get(id)?.mergedIntoId ?? null,
  }))

/** Whether pages of the site name one of two people: their merge is an edit of the site then. */
export const areNamedOnPages = (
  { signals }: NamedOnPages,
  { inChurch }: MemberCall,
  ids: readonly MemberId[],
): Promise<boolean> =>
  inChurch(async (work) => {
    for (const id of ids) if (await isNamedOnPages(signals.namedOnPages, work, id)) return true
    return false
  })

/**
 * Makes one person of two, in one transaction: what names the one names the other, whose row stays as a closed one that leads on.
 * Nothing of money is written: gifts change whose they are, not what they are. Sent twice it is one merge.
 */
export async function mergePeople(needs: NamedOnPages, call: MemberCall, form: MergeForm): Promise<Merge> {
  const [to, from] = [toMemberId(form.idUsuario), toMemberId(form.idOutro)]
  if (to === from) throw notFound()
  const isPublic = await areNamedOnPages(needs, call, [to, from])
  return edit(call, { act: 'PEOPLE_MERGED', isPublic }, async ({ work, watch, about, unchanged }) => {
    const held = await holdPeople(work, [to, from])
    const [fica, sai] = [held.get(to), held.get(from)]
    if (!fica || !sai) throw notFound()
    const known = sai.mergedIntoId === to ? await findOpenMerge(work, from) : undefined
    if (known) return unchanged(toMerge(known, sai))
    for (const { mergedIntoId } of [fica, sai]) if (mergedIntoId !== null) throw mergedInto(mergedIntoId)
    requireVersion(fica, form.versao)
    requireVersion(sai, form.versaoOutro)
    await requireMergeable(work, call, fica, sai)
    const { documentos } = form.campos
    if (documentos !== undefined && !hasPermission(call.actor, 'people.documents')) throw forbidden()
    await watch(mergedPerson(to), mergedPerson(from))
    const campos = chooseFields(fica, sai, form.campos)
    const mergeId = await insertMerge(work, { tipo: 'UNIAO', memberId: to, formerId: from, campos })
    await closeRow(work, sai, campos)
    const takesPicture = 'imagem' in campos.fica.depois
    await moveReferences(work, { mergeId, from, to, roles: givenOn(call, fica), takesPicture })
    await writePerson(work, fica, campos.fica.depois)
    await writePerson(work, { ...sai, versao: sai.versao + 1 }, campos.sai.depois)
    if (sai.accountId !== null) await endSessionsOfMember(work, sai.accountId)
    if (fica.accountId !== null) work.afterCommit({ accounts: [fica.accountId] })
    await forgetLater(work)
    about({ usuario: to, outro: from })
    return toMerge({ id: mergeId, memberId: to, feitaEm: work.now }, sai)
  })
}

/** Frees what two people never have alike, and closes the row, before anything of it is given away. */
async function closeRow(work: ChurchWork, sai: StoredPerson, { sai: change }: ReturnType<typeof chooseFields>) {
  const freed = Object.keys(change.antes).filter((name) => name === 'cpf' || name === 'idExterno' || name === 'imagem')
  const nothing = Object.fromEntries(freed.map((name) => [name, null]))
  await writePerson(work, sai, { ...nothing, flagAtivo: false })
}

/** Writes columns of a person who is held, and raises the version. */
export async function writePerson(
  work: ChurchWork,
  { id, versao }: Pick<StoredPerson, 'id' | 'versao'>,
  columns: Partial<StoredPerson>,
): Promise<void> {
  await updateMember(work, id, { ...columns, versao: versao + 1 })
}

/** Throws what keeps the caller from merging these two: their own record, a login that would be lost, the last administrator. */
export async function requireMergeable(
  work: ChurchWork,
  { actor }: MemberCall,
  fica: StoredPerson,
  sai: StoredPerson,
): Promise<void> {
  if (actor.memberId === fica.id || actor.memberId === sai.id) throw new DomainError('OWN_PERSON')
  if (sai.accountId === null) return
  if (!fica.flagAtivo && (sai.flagAtivo || fica.accountId === null)) throw new DomainError('LOGIN_HAS_TO_STAY')
  if (!sai.flagAtivo) return
  await requireManager(work, actor, sai.id)
  await requireOtherAdmins(work, sai.id)
}

/** Throws BOTH_LOG_IN for those who may not close and open the login of this person. */
export async function requireManager(work: ChurchWork, actor: MemberCall['actor'], of: MemberId): Promise<void> {
  const own = await listRoles(work, actor.memberId)
  if (!canManageMember(own, await listRoles(work, of))) throw new DomainError('BOTH_LOG_IN')
}

/** Roles of the one who goes that the caller gives on: to someone who logs in, and never to more than they give themselves. */
function givenOn({ actor }: MemberCall, fica: StoredPerson): StaffRole[] {
  if (!fica.flagAtivo || !hasPermission(actor, 'roles.grant')) return []
  return listGivableRoles(actor.roles).filter((role) => !neverGivenOn.includes(role))
}

async function forgetLater(work: ChurchWork): Promise<void> {
  const day = Math.floor((work.now.getTime() + mergeMs) / dayMs) + 1
  await enqueue(work, forgetMergesQueue, {}, { singletonKey: String(day), startAfter: new Date(day * dayMs) })
}

/** Forgets what was moved by merges that can be undone no more. */
export const forgetOldMerges = (work: ChurchWork): Promise<void> =>
  forgetMerges(work, new Date(work.now.getTime() - mergeMs))

export const isUndoable = ({ feitaEm }: Pick<MergeRow, 'feitaEm'>, now: Date): boolean =>
  feitaEm.getTime() + mergeMs > now.getTime()

const toMerge = (
  { id, memberId, feitaEm }: Pick<MergeRow, 'id' | 'memberId' | 'feitaEm'>,
  outro: { readonly id: number; readonly nome: string; readonly sobrenome: string },
): Merge => ({
  id,
  idUsuario: memberId,
  outro: { id: outro.id, nome: outro.nome, sobrenome: outro.sobrenome },
  feitaEm: feitaEm.toISOString(),
  ate: new Date(feitaEm.getTime() + mergeMs).toISOString(),
})

/** The merges of a person that can be undone. Throws NOT_FOUND. */
export async function listMerges(work: ChurchWork, id: MemberId): Promise<Merge[]> {
  if (!(await personRecord(id).find(work))) throw notFound()
  const rows = await listOpenMerges(work, id, new Date(work.now.getTime() - mergeMs))
  return rows.map(({ formerId, nome, sobrenome, ...merge }) => toMerge(merge, { id: formerId, nome, sobrenome }))
}

/** Keeps that people are different ones, pair by pair, or takes it back. Idempotent. Throws NOT_FOUND. */
export function setDistinctPeople(call: MemberCall, { pessoas, flagDistintas }: DistinctForm): Promise<void> {
  return edit(call, { act: 'PEOPLE_KEPT_APART', isPublic: false }, async ({ work, about, unchanged }) => {
    const ids = pessoas.map(toMemberId).toSorted((one, other) => one - other)
    const held = await holdPeople(work, ids)
    if (ids.some((id) => !held.has(id))) throw notFound()
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const))
    const isChanged = await (flagDistintas ? insertDistinct : deleteDistinct)(work, pairs)
    if (!isChanged) return unchanged(undefined)
    about({ usuario: ids[0] ?? 0, pessoas: ids.length, distintas: flagDistintas ? 1 : 0 })
  })
}
