import type { StudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { requireMember } from '../../users/members.service.ts'
import { changedMeanwhile } from '../../users/users.errors.ts'
import { type PageQuery, withItem } from '../content-reading.service.ts'
import { findAnswer, listAnswers, putAnswer } from './study-answers.queries.ts'

interface OfStudy extends PageQuery {
  readonly id: number
}
const study = (id: number) => ({ kinds: ['ESTUDO'], named: { id } }) as const

/** What who is logged in answered to a study, for nobody else. Throws NOT_FOUND as the study does. */
export function answersOf(
  platform: Platform,
  scope: ChurchScope,
  { memberId }: Actor,
  { id, ...query }: OfStudy,
): Promise<StudyAnswer[]> {
  return withItem(platform, scope, study(id), query, (tx) =>
    listAnswers(scope, tx, { usuarioId: memberId, estudoId: id }),
  )
}

/**
 * Keeps an answer and gives its version; an empty one takes it away, also where the study asks it no more, and gives 0. May be
 * said again. Throws NOT_FOUND, CHANGED_MEANWHILE where it was made upon another version than is kept.
 */
export function saveAnswer(
  platform: Platform,
  scope: ChurchScope,
  { memberId }: Actor,
  { id, ...query }: OfStudy,
  { versao, ...given }: StudyAnswer,
): Promise<number> {
  return withItem(platform, scope, study(id), query, async (tx, { item }) => {
    const isEmpty = given.texto.trim() === ''
    if (!isEmpty && !item.perguntas?.some(({ codigo }) => codigo === given.pergunta)) throw notFound()
    // One at a time: nobody writes upon what they have not seen.
    await requireMember(scope, tx, memberId)
    const answer = { ...given, usuarioId: memberId, estudoId: id }
    const known = await findAnswer(scope, tx, answer)
    const kept = known?.texto ? known.versao : 0
    if (isEmpty ? kept === 0 : known?.texto === given.texto && known.flagCompartilhada === given.flagCompartilhada)
      return kept
    if (kept !== versao) throw changedMeanwhile()
    // What was taken away leaves its version behind: whoever saw it does not write over what comes after it.
    const empty = isEmpty && { texto: '', flagCompartilhada: false }
    const next = (known?.versao ?? 0) + 1
    await putAnswer(scope, tx, { ...answer, ...empty, versao: next, dataAlteracao: platform.clock() })
    return isEmpty ? 0 : next
  })
}
