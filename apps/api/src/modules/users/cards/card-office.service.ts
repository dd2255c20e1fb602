import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import { type CardEntry, cardEntrySchema } from '@narthex/contract/users/card.schemas'
import { code } from '@narthex/contract/validation/codes'
import type * as z from 'zod/mini'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { AccountId, MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { findCardOfMember, insertCard, revokeCard, updateCard } from './cards.queries.ts'

export interface CardAct {
  readonly memberId: MemberId
  /** Account id of the caller; null for the operator of the product. */
  readonly by: AccountId | null
}

/**
 * Issues a member card or changes its fields. A valid card keeps its code, so that a printed one stays valid. Throws
 * NOT_FOUND if the person is not a member of this church, MEMBER_NUMBER_IN_USE, VALIDATION.
 */
export async function issueCard(
  platform: Needs<'cache' | 'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { memberId, by }: CardAct,
  given: z.input<typeof cardEntrySchema>,
): Promise<void> {
  const entry = validate(cardEntrySchema, given, 'body')
  await requirePast(platform, church, entry)
  const emitidaEm = platform.clock()
  await platform.transactions
    .inChurch(church, async (work) => {
      // Two concurrent calls for one member: the later one updates the card of the earlier one.
      await requireMember(work, memberId)
      const known = await findCardOfMember(work, memberId)
      const issue = { codigo: randomUUID(), emitidaEm }
      if (!known) await insertCard(work, memberId, { entry, ...issue })
      else if (!known.card.revogadaEm) await updateCard(work, memberId, entry)
      else await updateCard(work, memberId, { ...entry, ...issue, revogadaEm: null })
      await recordAct(platform, work, { acao: 'CARD_ISSUED', accountId: by, detalhes: { usuario: memberId } })
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new DomainError('MEMBER_NUMBER_IN_USE') : error
    })
}

/** Makes a member's card invalid. Throws NO_MEMBER_CARD without a valid card. */
export async function withdrawCard(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { memberId, by }: CardAct,
): Promise<void> {
  await platform.transactions.inChurch(church, async (work) => {
    if (!(await revokeCard(work, memberId, platform.clock()))) throw new DomainError('NO_MEMBER_CARD')
    await recordAct(platform, work, { acao: 'CARD_WITHDRAWN', accountId: by, detalhes: { usuario: memberId } })
  })
}

async function requirePast(
  platform: Needs<'cache' | 'clock' | 'transactions'>,
  church: ChurchScope,
  { dataBatismo }: CardEntry,
): Promise<void> {
  const { church: record } = await getFrame(platform, church)
  const today = dateIn(record.fusoHorario, platform.clock())
  if (dataBatismo !== null && dataBatismo > today)
    throw invalid([{ path: 'body.dataBatismo', message: code('DATE_NOT_PAST') }])
}
