import type { StudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireMember } from '../../members/members.service.ts'
import { type ReadQuery, withItem } from '../content-reading.service.ts'
import { findAnswer, listAnswers, putAnswer } from './study-answers.queries.ts'

interface StudyQuery extends ReadQuery {
  readonly id: number
}
const study = (id: number) => ({ kinds: ['ESTUDO'], named: { id } }) as const

/** Lists the member's own answers to a study. NOT_FOUND as for the study itself. */
export function listOwnAnswers(call: MemberCall, { id, ...query }: StudyQuery): Promise<StudyAnswer[]> {
  return withItem(call, { ...study(id), ...query }, (work) =>
    listAnswers(work, { memberId: call.actor.memberId, estudoId: id }),
  )
}

/**
 * Saves an answer and returns its version. An empty answer deletes it and returns 0, even if the study no longer has the
 * question. Idempotent. CHANGED_MEANWHILE if `versao` is not the stored version.
 */
export function saveAnswer(
  call: MemberCall,
  { id, ...query }: StudyQuery,
  { versao, ...given }: StudyAnswer,
): Promise<number> {
  return withItem(call, { ...study(id), ...query }, async (work, { item }) => {
    const isEmpty = given.texto.trim() === ''
    if (!isEmpty && !item.perguntas?.some(({ codigo }) => codigo === given.pergunta)) throw notFound()
    // Locks the member row, so that concurrent saves of one member run one after another.
    await requireMember(work, call.actor.memberId)
    const answer = { ...given, memberId: call.actor.memberId, estudoId: id }
    const stored = await findAnswer(work, answer)
    const version = stored?.texto ? stored.versao : 0
    if (isEmpty ? version === 0 : stored?.texto === given.texto && stored.flagCompartilhada === given.flagCompartilhada)
      return version
    if (version !== versao) throw new DomainError('CHANGED_MEANWHILE')
    // A deleted answer keeps its version, so that a client holding an old version cannot overwrite a later answer.
    const empty = isEmpty && { texto: '', flagCompartilhada: false }
    const next = (stored?.versao ?? 0) + 1
    await putAnswer(work, { ...answer, ...empty, versao: next, dataAlteracao: work.now })
    return isEmpty ? 0 : next
  })
}
