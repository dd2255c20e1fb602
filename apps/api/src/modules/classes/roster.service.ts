import type { Enrolled, EnrolmentForm, Register, Roster } from '@narthex/contract/classes/class-register.schemas'
import { peoplePerClass } from '@narthex/contract/limits'
import { hasPermission } from '@narthex/contract/permissions'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { type MemberId, toMemberId } from '../../platform/ids.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { classRecord, listClasses } from '../content/office/ebd-classes.service.ts'
import { findFaces } from '../members/faces.service.ts'
import { namePeople, requireClass, toHead } from './class-people.service.ts'
import { enrolmentRecord } from './classes.records.ts'
import { listLastDays } from './days.queries.ts'
import * as queries from './roster.queries.ts'

/** An enrolment in a class. */
export interface EnrolmentKey {
  readonly turmaId: number
  readonly id: string
}

export function listRegisters({ inChurch }: ChurchCall): Promise<Register[]> {
  return inChurch(async (work) => {
    const [sizes, lastDays] = [await queries.countRosters(work), await listLastDays(work)]
    return (await listClasses(work)).map(({ professor, ...known }) => {
      const last = lastDays.get(known.id)
      return {
        ...toHead({ professor, ...known }),
        professor,
        matriculados: sizes.get(known.id) ?? 0,
        ultimaAula: last?.data ?? null,
        presentes: last?.presentes ?? null,
      }
    })
  })
}

export function getRoster({ inChurch }: ChurchCall, turmaId: number): Promise<Roster> {
  return inChurch(async (work) => {
    const turma = toHead(await requireClass(work, turmaId))
    const rows = await queries.listEnrolments(work, turmaId)
    return { turma, itens: await namePeople(work, rows.filter(isOnRoster)) }
  })
}

export const isOnRoster = ({ removidaEm }: queries.EnrolmentRow): boolean => removidaEm === null

/** Puts someone on the roster of a class, changes the name that staff wrote, or takes back that they were withdrawn. */
export function enrolInClass(
  call: MemberCall,
  { turmaId, id: ownId }: EnrolmentKey,
  { idUsuario, nome }: EnrolmentForm,
): Promise<Enrolled> {
  const memberId = idUsuario === null ? null : toMemberId(idUsuario)
  const subject = { turma: turmaId, ...(memberId !== null && { usuario: memberId }) }
  const plan = { act: 'CLASS_ENROLLED', subject, isPublic: false, hold: classRecord(turmaId) } as const
  return edit(call, plan, async ({ work, watch, unchanged }) => {
    const id = (await findEnrolled(work, call, { turmaId, memberId })) ?? ownId
    const place = enrolmentRecord(id, memberId ?? undefined)
    await watch(place)
    const held = await place.find(work, { isHeld: true })
    if (held && (held.turmaId !== turmaId || held.memberId !== memberId)) throw notFound()
    if (held?.removidaEm === null && held.nome === nome) return unchanged(await showEnrolled(work, held))
    if (held?.removidaEm !== null && (await queries.countEnrolled(work, turmaId)) >= peoplePerClass)
      throw new DomainError('LIMIT_REACHED')
    const row = { id, turmaId, memberId, nome, dataCadastro: work.now, removidaEm: null }
    if (held) await queries.moveEnrolment(work, id, { nome, removidaEm: null })
    else await queries.insertEnrolment(work, row)
    return showEnrolled(work, row)
  })
}

/**
 * Finds the enrolment of a person. NOT_FOUND for someone who is no member of the church: people without a login are put on a
 * roster by those who may read people.
 */
async function findEnrolled(
  work: ChurchWork,
  { actor }: MemberCall,
  { turmaId, memberId }: { readonly turmaId: number; readonly memberId: MemberId | null },
) {
  if (memberId === null) return undefined
  const withoutLogin = hasPermission(actor, 'people.read')
  const faces = await findFaces(work, await findToday(work), [memberId], { withoutLogin })
  if (!faces.has(memberId)) throw notFound()
  return queries.findMemberEnrolment(work, turmaId, memberId)
}

async function showEnrolled(work: ChurchWork, row: queries.EnrolmentRow): Promise<Enrolled> {
  const [shown] = await namePeople(work, [row])
  if (!shown) throw notFound()
  return shown
}

/** Takes someone off the roster. What is known of their attendance stays; without any, nothing of them does. */
export function withdrawFromClass(call: MemberCall, { turmaId, id }: EnrolmentKey): Promise<void> {
  const subject = { turma: turmaId }
  const plan = { act: 'CLASS_WITHDRAWN', subject, isPublic: false, hold: classRecord(turmaId) } as const
  return edit(call, plan, async ({ work, watch, about }) => {
    const held = await enrolmentRecord(id).find(work, { isHeld: true })
    if (!held || held.turmaId !== turmaId || !isOnRoster(held)) throw notFound()
    if (held.memberId !== null) about({ usuario: held.memberId })
    await watch(enrolmentRecord(id, held.memberId ?? undefined))
    if (await queries.removeUnusedEnrolment(work, id)) return
    await queries.moveEnrolment(work, id, { removidaEm: work.now })
  })
}
