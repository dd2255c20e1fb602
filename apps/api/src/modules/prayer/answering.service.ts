import type { Help, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countUse } from '../auth/limits.service.ts'
import { helpOf } from './asking.service.ts'
import { signsIn } from './care/care.rules.ts'
import { planModeration, tellOfCare } from './news.service.ts'
import { holdOwn, requireOwn } from './own-prayers.service.ts'
import { needsCare, stateOfAnswered } from './prayer-states.rules.ts'
import { type PrayerRow, updatePrayer } from './prayers.queries.ts'
import { forgetDecided } from './reports.queries.ts'
import { requireWall, type Wall } from './settings.service.ts'

/** Of one member in a quarter of an hour. */
const most = 15

interface Answer {
  readonly id: number
  readonly testemunho: string | null
}

/**
 * Says that a member's own prayer was answered; said again, it takes the place of what was said, and the same changes nothing.
 * The first time it comes to the beginning of the wall. A testimony is looked at as a prayer is. Throws NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function tellAnswer(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  { id, testemunho = null }: { readonly id: number; readonly testemunho?: string | null | undefined },
): Promise<{ situacao: PrayerState; ajuda: Help | null }> {
  const wall = await requireWall(platform, church)
  const answer = { id, testemunho }
  const before = await platform.database.inScope(church, (tx) => requireOwn(church, tx, memberId, id))
  const { situacao } = isSaid(before, answer) ? before : await say(platform, church, { wall, memberId, answer })
  // Whoever sends it again may not have had the answer.
  return { situacao, ajuda: needsCare(signsIn(testemunho ?? '')) ? helpOf(wall) : null }
}

const isSaid = ({ respondidaEm, testemunho }: PrayerRow, answer: Answer) =>
  respondidaEm !== null && testemunho === answer.testemunho

interface Saying {
  readonly wall: Wall
  readonly memberId: number
  readonly answer: Answer
}

async function say(
  platform: Platform,
  church: ChurchScope,
  { wall, memberId, answer }: Saying,
): Promise<Pick<PrayerRow, 'situacao'>> {
  await countUse(platform, church, { what: 'answers', who: `${church.uuid}/${memberId}`, limit: { most } })
  return editChurch(platform, church, async (tx) => {
    const before = await holdOwn(church, tx, memberId, answer.id)
    return isSaid(before, answer) ? before : change(platform, church, tx, { before, wall, answer })
  })
}

async function change(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { before, wall, answer: { id, testemunho } }: Omit<Saying, 'memberId'> & { readonly before: PrayerRow },
): Promise<Pick<PrayerRow, 'situacao'>> {
  const sinais = signsIn(testemunho ?? '')
  const isAnother = testemunho !== before.testemunho
  const hasWords = isAnother && testemunho !== null
  const situacao = stateOfAnswered(before, { sinais, hasWords, ...wall.settings })
  const versao = before.versao + Number(isAnother)
  await updatePrayer(church, tx, id, {
    ...{ situacao, testemunho, versao },
    respondidaEm: before.respondidaEm ?? platform.clock(),
    muralEm: situacao === 'PUBLICADA' && before.respondidaEm === null ? wall.calendar.today : before.muralEm,
    sinais: [...new Set([...signsIn(before.mensagem), ...sinais])],
  })
  // What people reported, and a moderator left there, said something else.
  if (hasWords) await forgetDecided(church, tx, { oracaoId: id, mensagemId: null })
  // Also of who is looked after already, or was: these words are new.
  if (hasWords && needsCare(sinais)) await tellOfCare(platform, church, tx, `resposta-${id}-${versao}`)
  if (situacao === 'PENDENTE' && situacao !== before.situacao) await planModeration(platform, church, tx, wall)
  return { situacao }
}
