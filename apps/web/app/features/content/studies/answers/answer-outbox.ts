import { Outbox } from '@narthex/client/outbox/outbox'
import { type ApiError, findErrorCode } from '@narthex/contract/client'
import { listStudyAnswers, saveStudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { unsentMarks } from '../../../../outbox/unsent-marks.ts'
import { callApi } from '../../../../session/api.ts'
import { takeDraftedAnswers } from './drafted-answers.ts'
import { joinTexts } from './join-texts.ts'
import type { StudyQuery, TypedAnswer } from './typed-answer.ts'

export interface UnsentAnswer extends TypedAnswer, StudyQuery {}

/** An answer as the server has it now. */
export interface SentAnswer extends TypedAnswer {
  /** Text of another device, already joined into `texto`; the result is shared only if both texts were. */
  readonly theirs?: string
}

export type AnswerProblem = 'refused'

/** Answers by study and question. */
export const answerOutbox = new Outbox<UnsentAnswer, AnswerProblem, SentAnswer>({
  name: 'answers',
  mark: unsentMarks.answers,
  send: ({ idioma, previa, ...answer }, { names: [studyId, code] }) =>
    sendAnswer(Number(studyId), String(code), { idioma, previa }, answer),
  toProblem: (error: ApiError) =>
    // Another device was faster once more: its answer is joined at the next try.
    findErrorCode<typeof saveStudyAnswer>(error) === 'CHANGED_MEANWHILE' ? 'waiting' : 'refused',
  rebase: (later, sent, answer) => ({ ...later, ...rebaseAnswer(later, sent, answer) }),
})

export function loadAnswers(studyId: number, query: StudyQuery) {
  return callApi(listStudyAnswers, { params: { id: String(studyId) }, query })
}

/** Joins the text typed while `sent` was being sent with the text from another device. */
export function rebaseAnswer(
  later: TypedAnswer,
  sent: TypedAnswer,
  { theirs = '', ...answer }: SentAnswer,
): TypedAnswer {
  const isSame = later.flagCompartilhada === sent.flagCompartilhada
  return {
    texto: joinTexts(theirs, later.texto),
    flagCompartilhada: isSame ? answer.flagCompartilhada : later.flagCompartilhada,
    versao: answer.versao,
  }
}

/** Moves what earlier versions of the app kept as drafts; the language of the questions was not kept then. */
export async function moveDraftedAnswers(memberId: number): Promise<void> {
  for (const { studyId, code, answer } of takeDraftedAnswers(memberId)) {
    const idioma = toLocale(document.documentElement.lang) ?? fallbackLocale
    await answerOutbox.keep({ memberId, names: [studyId, code] }, { ...answer, idioma })
  }
}

/** Sends an answer, joined with what was written on other devices. */
async function sendAnswer(
  studyId: number,
  pergunta: string,
  query: StudyQuery,
  answer: TypedAnswer,
): Promise<SentAnswer> {
  const params = { id: String(studyId), pergunta }
  const put = async (body: TypedAnswer) => (await callApi(saveStudyAnswer, { params, query, body })).versao
  try {
    return { ...answer, versao: await put(answer) }
  } catch (error) {
    if (findErrorCode<typeof saveStudyAnswer>(error) !== 'CHANGED_MEANWHILE') throw error
  }
  const {
    texto: theirs = '',
    flagCompartilhada = false,
    versao = 0,
  } = (await loadAnswers(studyId, query)).find((found) => found.pergunta === pergunta) ?? {}
  // An earlier sending of this answer had arrived, without its response.
  if (theirs === answer.texto && flagCompartilhada === answer.flagCompartilhada) return { ...answer, versao }
  const joined = {
    texto: joinTexts(theirs, answer.texto),
    flagCompartilhada: flagCompartilhada && answer.flagCompartilhada,
    versao,
  }
  return { ...joined, versao: await put(joined), theirs }
}
