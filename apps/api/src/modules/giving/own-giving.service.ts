import type { OwnGiving } from '@narthex/contract/member-home/member-home.schemas'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { sumGiftsOfMember } from './gift-history.queries.ts'
import { findNextDay } from './recurrences/cycles.rules.ts'
import { listRecurrencesOfMember } from './recurrences/recurrences.queries.ts'

/**
 * Reads a member's giving in a year of the church's calendar, and the recurring gift to show. Undefined if there is neither.
 * The caller checks that the church has the module.
 */
export async function findOwnGiving(
  work: ChurchWork,
  memberId: MemberId,
  { year, timeZone }: { readonly year: number; readonly timeZone: string },
): Promise<OwnGiving | undefined> {
  const sums = (await sumGiftsOfMember(work, memberId, timeZone)).filter(({ ano, valor }) => ano === year && valor > 0)
  const recorrencia = await findRecurrenceToSee(work, memberId)
  if (sums.length === 0 && !recorrencia) return undefined
  return { ano: sums.map(({ moeda, valor }) => ({ moeda, valor })), recorrencia: recorrencia ?? null }
}

async function findRecurrenceToSee(
  work: ChurchWork,
  memberId: MemberId,
): Promise<OwnGiving['recorrencia'] | undefined> {
  // Those that stand still come first, then those that go on, the next charge first.
  const gifts = (await listRecurrencesOfMember(work, memberId)).map(({ gift }) => gift)
  const gift = gifts.find(({ situacao }) => situacao === 'FALHOU' || situacao === 'ATIVA')
  if (!gift) return undefined
  const { id, moeda, valor, situacao } = gift
  return { id, moeda, valor, proxima: findNextDay(gift), flagParada: situacao === 'FALHOU' }
}
