import type { Help, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import { countMemberUse } from '../../platform/attempts/count-use.ts'
import { findCareSigns } from '../../platform/care/care.rules.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { toHelp } from './asking.service.ts'
import { followPrayerCare } from './care-of-prayers.service.ts'
import { notifyModeratorsOfDanger, planModeration } from './news.service.ts'
import { holdOwn, requireOwn } from './own-prayers.service.ts'
import { needsCare, stateOfAnswered } from './prayer-states.rules.ts'
import { type PrayerRow, updatePrayer } from './prayers.queries.ts'
import { forgetDecided } from './reports.queries.ts'
import { getWall, type Wall } from './settings.service.ts'

/** Rate limit: per member, within 15 minutes. */
const maxAnswers = 15

interface Answer {
  readonly id: PrayerId
  readonly testemunho: string | null
}

/**
 * Marks the caller's own prayer as answered. A second call replaces the testimony; the same testimony changes nothing.
 * The first answer moves the prayer to the top of the wall. A testimony passes the same word check as a prayer.
 */
export async function answerPrayer(
  call: MemberCall,
  { id, testemunho = null }: { readonly id: PrayerId; readonly testemunho?: string | null | undefined },
): Promise<{ situacao: PrayerState; ajuda: Help | null }> {
  const wall = await getWall(call)
  const answer = { id, testemunho }
  const before = await call.inChurch((work) => requireOwn(work, call.actor.memberId, id))
  const { situacao } = isUnchanged(before, answer) ? before : await saveAnswer(call, wall, answer)
  // A repeated request may come from a client that never received the help lines, so they are sent again.
  return { situacao, ajuda: needsCare(findCareSigns(testemunho ?? '')) ? toHelp(wall) : null }
}

const isUnchanged = ({ respondidaEm, testemunho }: PrayerRow, answer: Answer) =>
  respondidaEm !== null && testemunho === answer.testemunho

async function saveAnswer(call: MemberCall, wall: Wall, answer: Answer): Promise<Pick<PrayerRow, 'situacao'>> {
  await countMemberUse(call, { what: 'answers', maxAttempts: maxAnswers })
  return call.editSite(async (work) => {
    const before = await holdOwn(work, call.actor.memberId, answer.id)
    return isUnchanged(before, answer) ? before : applyAnswer(work, { before, wall, answer })
  })
}

async function applyAnswer(
  work: ChurchWork,
  {
    before,
    wall,
    answer: { id, testemunho },
  }: { readonly before: PrayerRow; readonly wall: Wall; readonly answer: Answer },
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
    respondidaEm: before.respondidaEm ?? work.now,
    muralEm: situacao === 'PUBLICADA' && before.respondidaEm === null ? wall.calendar.today : before.muralEm,
    sinais: [...new Set([...findCareSigns(before.mensagem), ...sinais])],
  })
  await followPrayerCare(work, { ...before, situacao })
  // Earlier decisions on reports were about the old words, so members may report again.
  if (hasWords) await forgetDecided(work, { prayerId: id, messageId: null })
  // Moderators are notified even when this prayer was in care before, because the words are new.
  if (hasWords && needsCare(sinais)) await notifyModeratorsOfDanger(work, `resposta-${id}-${versao}`)
  if (situacao === 'PENDENTE' && situacao !== before.situacao) await planModeration(work, wall)
  return { situacao }
}
