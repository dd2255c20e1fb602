import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import { type CardEntry, cardForm } from '@narthex/contract/users/card.form'
import { code } from '@narthex/contract/validation/codes'
import type * as z from 'zod/mini'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requirePerson } from '../../members/members.service.ts'
import { findCardOfMember, insertCard, revokeCard, updateCard } from './cards.queries.ts'
import { cardRecord } from './cards.records.ts'

/**
 * Issues a member card or changes its fields. A valid card keeps its code, so that a printed one stays valid. Throws
 * NOT_FOUND if the person does not belong to this church, MEMBER_NUMBER_IN_USE, VALIDATION.
 */
export async function issueCard(call: MemberCall, memberId: MemberId, given: z.input<typeof cardForm>): Promise<void> {
  const entry = validate(cardForm, given, 'body')
  await requirePast(call, entry)
  const emitidaEm = call.clock()
  const plan = { act: 'CARD_ISSUED', subject: { usuario: memberId }, isPublic: false } as const
  await edit(call, plan, async ({ work, watch }) => {
    // Two concurrent calls for one member: the later one updates the card of the earlier one.
    await requirePerson(work, memberId)
    await watch(cardRecord(memberId))
    const known = await findCardOfMember(work, memberId)
    const issue = { codigo: randomUUID(), emitidaEm }
    if (!known) await insertCard(work, memberId, { entry, ...issue })
    else if (!known.card.revogadaEm) await updateCard(work, memberId, entry)
    else await updateCard(work, memberId, { ...entry, ...issue, revogadaEm: null })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new DomainError('MEMBER_NUMBER_IN_USE') : error
  })
}

/** Makes a member's card invalid. Throws NO_MEMBER_CARD without a valid card. */
export async function withdrawCard(call: MemberCall, memberId: MemberId): Promise<void> {
  const plan = { subject: { usuario: memberId }, isPublic: false, records: [cardRecord(memberId)] }
  await edit(call, { act: 'CARD_WITHDRAWN', ...plan }, async ({ work }) => {
    if (!(await revokeCard(work, memberId, work.now))) throw new DomainError('NO_MEMBER_CARD')
  })
}

async function requirePast(call: ChurchCall, { dataBatismo }: CardEntry): Promise<void> {
  const { timeZone } = await call.facts()
  const today = dateIn(timeZone, call.clock())
  if (dataBatismo !== null && dataBatismo > today)
    throw invalid([{ path: 'body.dataBatismo', message: code('DATE_NOT_PAST') }])
}
