import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import { type CardEntry, cardEntrySchema } from '@narthex/contract/users/card.schemas'
import { code } from '@narthex/contract/validation/codes'
import type * as z from 'zod/mini'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { invalid } from '../../../platform/http/domain-error.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { frameOf } from '../../churches/churches.service.ts'
import { requireMember } from '../members.service.ts'
import { memberNumberInUse, noMemberCard } from './cards.errors.ts'
import { findCardOfMember, insertCard, revokeCard, updateCard } from './cards.queries.ts'

export interface CardAct {
  readonly usuarioId: number
  /** The login of who does it; null for the operator of the product. */
  readonly by: number | null
}

/**
 * Gives a member a card, or changes what is written on it: one that is good keeps its code, so that a printed one
 * stays good. Throws NOT_FOUND for no member of this church, MEMBER_NUMBER_IN_USE, VALIDATION.
 */
export async function issueCard(
  platform: Platform,
  church: ChurchScope,
  { usuarioId, by }: CardAct,
  given: z.input<typeof cardEntrySchema>,
): Promise<void> {
  const entry = validate(cardEntrySchema, given, 'body')
  await requirePast(platform, church, entry)
  const emitidaEm = platform.clock()
  await platform.database
    .inScope(church, async (tx) => {
      // Of two who give the same member a card, the later one changes what the earlier one gave.
      await requireMember(church, tx, usuarioId)
      const known = await findCardOfMember(church, tx, usuarioId)
      const anew = { codigo: randomUUID(), emitidaEm }
      if (!known) await insertCard(church, tx, usuarioId, { entry, ...anew })
      else if (!known.card.revogadaEm) await updateCard(church, tx, usuarioId, entry)
      else await updateCard(church, tx, usuarioId, { ...entry, ...anew, revogadaEm: null })
      await recordAct(platform, church, tx, { acao: 'CARD_ISSUED', contaId: by, detalhes: { usuario: usuarioId } })
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? memberNumberInUse() : error
    })
}

/** From now on the card's code says that it is not good. Throws NO_MEMBER_CARD where there is none that is. */
export async function withdrawCard(platform: Platform, church: ChurchScope, { usuarioId, by }: CardAct): Promise<void> {
  await platform.database.inScope(church, async (tx) => {
    if (!(await revokeCard(church, tx, usuarioId, platform.clock()))) throw noMemberCard()
    await recordAct(platform, church, tx, { acao: 'CARD_WITHDRAWN', contaId: by, detalhes: { usuario: usuarioId } })
  })
}

async function requirePast(platform: Platform, church: ChurchScope, { dataBatismo }: CardEntry): Promise<void> {
  const { church: record } = await frameOf(platform, church)
  const today = dateIn(record.fusoHorario, platform.clock())
  if (dataBatismo !== null && dataBatismo > today)
    throw invalid([{ path: 'body.dataBatismo', message: code('DATE_NOT_PAST') }])
}
