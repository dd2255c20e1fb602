import { randomUUID } from 'node:crypto'
import { fallbackLocale } from '@narthex/contract/locale'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import type { ReadingCircle } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { listDue } from '@narthex/contract/reading-plans/schedule'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { PlanSubscriptionId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findFaces, toPublicAuthor } from '../../members/faces.service.ts'
import { getToday, requirePlan } from '../plans/plans.service.ts'
import { listReadDays } from '../subscriptions/marks.queries.ts'
import { requireSubscription } from '../subscriptions/subscription-call.service.ts'
import { toStanding } from '../subscriptions/subscription-standing.rules.ts'
import { type SubscriptionRow, updateSubscription } from '../subscriptions/subscriptions.queries.ts'
import {
  type CircleRow,
  dropInvitation,
  findCircle,
  holdCircle,
  insertCircle,
  listInCircle,
  renewInvitation,
} from './circles.queries.ts'
import { readInvitation, signInvitation } from './invitations.rules.ts'

export interface CircleCall {
  readonly work: ChurchWork
  readonly row: SubscriptionRow
  readonly today: string
}

/** Runs one transaction about the circle of a subscription of the caller's. */
export async function inCircle<T>(
  call: MemberCall,
  id: PlanSubscriptionId,
  run: (call: CircleCall) => Promise<T>,
): Promise<T> {
  const { today } = await getToday(call)
  return call.inChurch(async (work) => {
    const row = await requireSubscription(work, id, call.actor.memberId, { isHeld: true })
    return run({ work, row, today })
  })
}

/** Throws NOT_FOUND where the subscription is in no circle. */
export function getCircle(call: MemberCall, id: PlanSubscriptionId): Promise<ReadingCircle> {
  return inCircle(call, id, describeCircle)
}

/** Begins a circle where there is none, and makes its only valid invitation. */
export function invite(call: MemberCall, id: PlanSubscriptionId): Promise<ReadingCircle> {
  return inCircle(call, id, async (circleCall) => {
    const { work, row } = circleCall
    await requireAdult(circleCall)
    if (row.circleId !== null) {
      await requireOwnCircle(circleCall)
      await renewInvitation(work, row.circleId)
      return describeCircle(circleCall)
    }
    const circleId = randomUUID()
    const { planId, memberId } = row
    await insertCircle(work, { id: circleId, planId, memberId, convite: 1, convitesFeitos: 1, criadaEm: work.now })
    return describeCircle({ ...circleCall, row: await updateSubscription(work, row.id, { circleId }) })
  })
}

/** Idempotent. */
export function revokeInvitation(call: MemberCall, id: PlanSubscriptionId): Promise<ReadingCircle> {
  return inCircle(call, id, async (circleCall) => {
    const circle = await requireOwnCircle(circleCall)
    await dropInvitation(circleCall.work, circle.id)
    return describeCircle(circleCall)
  })
}

/** Throws NOT_FOUND for an invitation that is revoked, forged, or for another plan, LIMIT_REACHED, PLAN_NO_MINORS. */
export function joinByInvitation(call: MemberCall, id: PlanSubscriptionId, code: string): Promise<ReadingCircle> {
  return inCircle(call, id, async (circleCall) => {
    const { work, row } = circleCall
    const invitation = readInvitation(call, code)
    const circle = invitation && (await holdCircle(work, invitation.circleId))
    if (!circle || circle.convite !== invitation?.number || circle.planId !== row.planId) throw notFound()
    await requireAdult(circleCall)
    if (row.circleId === circle.id) return describeCircle(circleCall)
    if ((await listInCircle(work, circle.id)).length >= planLimits.naRoda) throw new DomainError('LIMIT_REACHED')
    const change = { circleId: circle.id, flagMostraProgresso: false }
    return describeCircle({ ...circleCall, row: await updateSubscription(work, row.id, change) })
  })
}

export function showProgress(
  call: MemberCall,
  id: PlanSubscriptionId,
  flagMostraProgresso: boolean,
): Promise<ReadingCircle> {
  return inCircle(call, id, async (circleCall) => {
    if (circleCall.row.circleId === null) throw notFound()
    const row = await updateSubscription(circleCall.work, id, { flagMostraProgresso })
    return describeCircle({ ...circleCall, row })
  })
}

/** Idempotent. */
export async function leaveReadingCircle(call: MemberCall, id: PlanSubscriptionId): Promise<void> {
  await inCircle(call, id, ({ work }) => updateSubscription(work, id, { circleId: null, flagMostraProgresso: false }))
}

async function requireOwnCircle({ work, row }: CircleCall): Promise<CircleRow> {
  const circle = row.circleId === null ? undefined : await findCircle(work, row.circleId)
  if (!circle || circle.memberId !== row.memberId) throw notFound()
  return circle
}

export async function requireAdult({ work, row: { memberId }, today }: CircleCall): Promise<void> {
  if ((await findFaces(work, today, [memberId])).get(memberId)?.isMinor) throw new DomainError('PLAN_NO_MINORS')
}

/** The caller and those who show how far they are; never a minor, also one whose date of birth was added later. */
async function describeCircle({ work, row, today }: CircleCall): Promise<ReadingCircle> {
  const circle = row.circleId === null ? undefined : await findCircle(work, row.circleId)
  if (!circle) throw notFound()
  const plan = await requirePlan(work, row.planId, fallbackLocale)
  const readers = (await listInCircle(work, circle.id)).filter(
    ({ id, flagMostraProgresso }) => id === row.id || flagMostraProgresso,
  )
  const faces = await findFaces(
    work,
    today,
    readers.map(({ memberId }) => memberId),
  )
  const read = await listReadDays(
    work,
    readers.map(({ id }) => id),
  )
  const isCreator = circle.memberId === row.memberId
  const participantes = readers.flatMap((reader) => {
    const face = faces.get(reader.memberId)
    const flagEu = reader.id === row.id
    if (!face || (face.isMinor && !flagEu)) return []
    const standing = toStanding(reader, plan, read.get(reader.id) ?? [], today)
    const { nome, imagem } = toPublicAuthor(face)
    const flagHoje = listDue(standing).every((index) => standing.isDone[index])
    return [{ nome: nome ?? '', imagem, flagEu, diasFeitos: standing.isDone.filter(Boolean).length, flagHoje }]
  })
  return {
    uuid: circle.id,
    convite:
      isCreator && circle.convite !== null
        ? signInvitation(work, { circleId: circle.id, number: circle.convite })
        : null,
    flagCriador: isCreator,
    flagMostraProgresso: row.flagMostraProgresso,
    totalDias: plan.dias.length,
    participantes,
  }
}
