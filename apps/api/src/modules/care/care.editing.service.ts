import type { CareItem, CarePlan } from '@narthex/contract/care/care.schemas'
import { invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { toMemberId } from '../../platform/ids.ts'
import { edit, requireVersion } from '../../platform/work/edit.ts'
import { notifyMembers } from '../notifications/personal.service.ts'
import { findOpenedByHand, holdPerson, insertItem, updateItem } from './care.editing.queries.ts'
import type { CareRow } from './care.queries.ts'
import { careRecord } from './care.records.ts'
import type { CareNeeds, CareSources } from './care.signals.ts'
import { findCarers, findReach, readItem, requireSeen } from './care-list.service.ts'
import { planCareReminder } from './care-reminders.service.ts'

/** Puts a person into the care inbox, taken by the caller. A second click finds the first item. Throws NOT_FOUND. */
export function openCare(call: MemberCall, idUsuario: number): Promise<{ id: number }> {
  const memberId = toMemberId(idUsuario)
  const plan = { act: 'CARE_OPENED', subject: { usuario: idUsuario }, isPublic: false } as const
  return edit(call, plan, async ({ work, made, unchanged }) => {
    const { congregations } = await findReach(work, call, 'care.write')
    if (!(await holdPerson(work, memberId, congregations))) throw notFound()
    const open = await findOpenedByHand(work, memberId)
    if (open !== undefined) return unchanged({ id: open })
    const responsavelId = call.actor.memberId
    const id = await insertItem(work, { tipo: 'PESSOA', memberId, responsavelId, desde: work.now })
    made(careRecord(id, memberId), { cuidado: id })
    return { id }
  })
}

/**
 * Decides who takes an item, the next step, and when. Throws NOT_FOUND for one that the caller may not see, CHANGED_MEANWHILE,
 * VALIDATION for a person who may not take it.
 */
export async function setCarePlan(
  needs: CareSources,
  call: MemberCall,
  id: number,
  { versao, idResponsavel, proximoPasso, prazo }: CarePlan,
): Promise<CareItem> {
  const plan = { act: 'CARE_SET', subject: { cuidado: id }, isPublic: false } as const
  return edit(call, plan, async ({ work, watch }) => {
    const reach = await findReach(work, call, 'care.write')
    const { memberId, tipo, congregacaoId } = await requireSeen(work, reach, id)
    const place = careRecord(id, memberId)
    const held = await place.find(work, { isHeld: true })
    if (!held) throw notFound()
    requireVersion(held, versao)
    await watch(place)
    if (idResponsavel !== null && idResponsavel !== held.responsavelId) {
      const carers = await findCarers(work, { isPrayer: tipo === 'ORACAO', congregacaoId })
      if (!carers.some((carer) => carer.id === idResponsavel))
        throw invalid([{ path: 'body.idResponsavel', message: 'May not take this item' }])
    }
    const responsavelId = idResponsavel === null ? null : toMemberId(idResponsavel)
    await updateItem(work, id, { responsavelId, proximoPasso, prazo })
    if (responsavelId !== null && responsavelId !== held.responsavelId && responsavelId !== call.actor.memberId) {
      const about = { tipo: null, idEntidadeRelacionada: null, message: 'careGiven' } as const
      await notifyMembers(work, { ...about, to: [responsavelId], chave: `cuidado-${id}-${held.versao}` })
    }
    if (responsavelId !== null && prazo !== null) await planCareReminder(work, prazo)
    return readItem(needs, work, reach, id)
  })
}

/** Takes an item out of the inbox as done, or puts it back. Idempotent. A prayer's state follows. */
export async function setCareDone(
  { signals, ...needs }: CareNeeds,
  call: MemberCall,
  id: number,
  isDone: boolean,
): Promise<CareItem> {
  const plan = { act: isDone ? 'CARE_DONE' : 'CARE_REOPENED', subject: { cuidado: id }, isPublic: false } as const
  return edit(call, plan, async ({ work, watch, unchanged }) => {
    const reach = await findReach(work, call, 'care.write')
    const seen = await requireSeen(work, reach, id)
    if (isFinished(seen) === isDone) return unchanged(await readItem(needs, work, reach, id))
    const { memberId, prayerId } = seen
    const place = careRecord(id, memberId)
    await watch(place)
    // The prayer is locked first, as moderators do.
    if (prayerId !== null) for (const tell of signals.careMoved) await tell(work, { prayerId, isDone }, watch)
    const held = await place.find(work, { isHeld: true })
    if (!held) throw notFound()
    const concluidoPorId = isDone ? call.actor.memberId : null
    await updateItem(work, id, { concluidoEm: isDone ? work.now : null, concluidoPorId })
    return readItem(needs, work, reach, id)
  })
}

const isFinished = ({ concluidoEm }: Pick<CareRow, 'concluidoEm'>) => concluidoEm !== null
