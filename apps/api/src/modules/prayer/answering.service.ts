import type { Help, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import { countUse } from '../../platform/attempts/count-use.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { toHelp } from './asking.service.ts'
import { findCareSigns } from './care/care.rules.ts'
import { notifyModeratorsOfDanger, planModeration } from './news.service.ts'
import { holdOwn, requireOwn } from './own-prayers.service.ts'
import { needsCare, stateOfAnswered } from './prayer-states.rules.ts'
import { type PrayerRow, updatePrayer } from './prayers.queries.ts'
import { forgetDecided } from './reports.queries.ts'
import { requireWall, type Wall } from './settings.service.ts'

/** Rate limit: per member, within 15 minutes. */
const maxAnswers = 15

interface Answer {
  readonly id: number
  readonly testemunho: string | null
}

/**
 * Marks a member's own prayer as answered. A second call replaces the testimony; the same testimony changes nothing.
 * The first answer moves the prayer to the top of the wall. A testimony passes the same word check as a prayer.
 */
export async function answerPrayer(
  platform: Needs<'cache' | 'clock' | 'jobs' | 'keys' | 'transactions'>,
  church: ChurchScope,
  memberId: MemberId,
  { id, testemunho = null }: { readonly id: number; readonly testemunho?: string | null | undefined },
): Promise<{ situacao: PrayerState; ajuda: Help | null }> {
  const wall = await requireWall(platform, church)
  const answer = { id, testemunho }
  const before = await platform.transactions.inChurch(church, (work) => requireOwn(work, memberId, id))
  const { situacao } = isUnchanged(before, answer)
    ? before
    : await saveAnswer(platform, church, { wall, memberId, answer })
  // A repeated request may come from a client that never received the help lines, so they are sent again.
  return { situacao, ajuda: needsCare(findCareSigns(testemunho ?? '')) ? toHelp(wall) : null }
}

const isUnchanged = ({ respondidaEm, testemunho }: PrayerRow, answer: Answer) =>
  respondidaEm !== null && testemunho === answer.testemunho

interface AnswerChange {
  readonly wall: Wall
  readonly memberId: MemberId
  readonly answer: Answer
}

async function saveAnswer(
  platform: Needs<'clock' | 'jobs' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { wall, memberId, answer }: AnswerChange,
): Promise<Pick<PrayerRow, 'situacao'>> {
  await countUse(platform, church, {
    what: 'answers',
    who: `${church.uuid}/${memberId}`,
    limit: { maxAttempts: maxAnswers },
  })
  return platform.transactions.editSite(church, async (work) => {
    const before = await holdOwn(work, memberId, answer.id)
    return isUnchanged(before, answer) ? before : applyAnswer(platform, work, { before, wall, answer })
  })
}

async function applyAnswer(
  platform: Needs<'clock' | 'jobs'>,
  work: ChurchWork,
  { before, wall, answer: { id, testemunho } }: Omit<AnswerChange, 'memberId'> & { readonly before: PrayerRow },
): Promise<Pick<PrayerRow, 'situacao'>> {
  const sinais = findCareSigns(testemunho ?? '')
  const hasChanged = testemunho !== before.testemunho
  const hasWords = hasChanged && testemunho !== null
  const situacao = stateOfAnswered(before, { sinais, hasWords, ...wall.settings })
  const versao = before.versao + Number(hasChanged)
  await updatePrayer(work, id, {
    situacao,
    testemunho,
    versao,
    respondidaEm: before.respondidaEm ?? platform.clock(),
    muralEm: situacao === 'PUBLICADA' && before.respondidaEm === null ? wall.calendar.today : before.muralEm,
    sinais: [...new Set([...findCareSigns(before.mensagem), ...sinais])],
  })
  // Earlier decisions on reports were about the old words, so members may report again.
  if (hasWords) await forgetDecided(work, { prayerId: id, mensagemId: null })
  // Moderators are notified even when this prayer was in care before, because the words are new.
  if (hasWords && needsCare(sinais)) await notifyModeratorsOfDanger(platform, work, `resposta-${id}-${versao}`)
  if (situacao === 'PENDENTE' && situacao !== before.situacao) await planModeration(platform, work, wall)
  return { situacao }
}
