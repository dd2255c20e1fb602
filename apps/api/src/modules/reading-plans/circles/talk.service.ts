import type { HandlerInput } from '@narthex/contract/endpoint'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import type { addToPlanTalk, TalkMessage } from '@narthex/contract/reading-plans/talk.endpoints'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { PlanSubscriptionId } from '../../../platform/ids.ts'
import { findFaces, toPublicAuthor } from '../../members/faces.service.ts'
import { findCircle } from './circles.queries.ts'
import { type CircleCall, inCircle, requireAdult } from './circles.service.ts'
import { countOnDay, deleteMessage, findMessage, insertMessage, listOnDay, type TalkRow } from './talk.queries.ts'

/** Limit per member in fifteen minutes. */
const maxMessages = 40

/** Throws NOT_FOUND where the subscription is in no circle. */
export function listTalk(call: MemberCall, id: PlanSubscriptionId, dia: number): Promise<TalkMessage[]> {
  return inCircle(call, id, async (circleCall) =>
    describeAll(circleCall, await listOnDay(circleCall.work, requireCircle(circleCall), dia)),
  )
}

/** Idempotent. Throws NOT_FOUND, also for an id that is taken by another message, LIMIT_REACHED, PLAN_NO_MINORS. */
export async function addToTalk(
  call: MemberCall,
  id: PlanSubscriptionId,
  { uuid, dia, texto }: HandlerInput<typeof addToPlanTalk>['body'],
): Promise<TalkMessage> {
  await countMemberUse(call, { what: 'messages to reading circles', maxAttempts: maxMessages })
  return inCircle(call, id, async (circleCall) => {
    const { work, row } = circleCall
    const circleId = requireCircle(circleCall)
    await requireAdult(circleCall)
    const known = await findMessage(work, uuid)
    if (known && (known.circleId !== circleId || known.memberId !== row.memberId)) throw notFound()
    if (known) return describe(circleCall, known)
    if ((await countOnDay(work, circleId, dia)) >= planLimits.mensagens) throw new DomainError('LIMIT_REACHED')
    const { memberId } = row
    return describe(
      circleCall,
      await insertMessage(work, { id: uuid, circleId, memberId, dia, texto, criadaEm: work.now }),
    )
  })
}

/** One's own, or any where the caller began the circle. Idempotent. Throws NOT_FOUND without a circle. */
export async function removeFromTalk(call: MemberCall, id: PlanSubscriptionId, messageId: string): Promise<void> {
  await inCircle(call, id, async (circleCall) => {
    const { work, row } = circleCall
    const circle = await findCircle(work, requireCircle(circleCall))
    const message = await findMessage(work, messageId)
    if (!circle || !message || message.circleId !== circle.id) return
    if (message.memberId !== row.memberId && circle.memberId !== row.memberId) throw notFound()
    await deleteMessage(work, messageId)
  })
}

function requireCircle({ row }: CircleCall): string {
  if (row.circleId === null) throw notFound()
  return row.circleId
}

async function describe(circleCall: CircleCall, message: TalkRow): Promise<TalkMessage> {
  const [described] = await describeAll(circleCall, [message])
  if (!described) throw notFound()
  return described
}

/** Authors who have left have no name, and a minor has only the given one. */
async function describeAll({ work, row, today }: CircleCall, messages: readonly TalkRow[]): Promise<TalkMessage[]> {
  const authors = [...new Set(messages.map(({ memberId }) => memberId))]
  const faces = await findFaces(work, today, authors)
  return messages.map(({ id, memberId, texto, criadaEm }) => ({
    uuid: id,
    ...toPublicAuthor(faces.get(memberId)),
    flagMinha: memberId === row.memberId,
    texto,
    dataCadastro: criadaEm.toISOString(),
  }))
}
