import { findErrorCode } from '@narthex/contract/client'
import { listStudyAnswers, saveStudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import type { Locale } from '@narthex/contract/locale'
import { callApi } from '../../../../session/api.ts'
import { joinedTexts } from './joined-texts.ts'
import type { Unsent } from './unsent-answers.ts'

/** Where a study is asked about, and in which language its questions were read. */
export interface AskedStudy {
  readonly studyId: number
  readonly idioma: Locale
  readonly previa: string | undefined
}

export function loadAnswers({ studyId, ...query }: AskedStudy) {
  return callApi(listStudyAnswers, { params: { id: String(studyId) }, query })
}

export interface Sent extends Unsent {
  /** What another device had written there; both texts are in it, shared only where both were. */
  readonly theirs?: string
}

/** Sends an answer, merged with what was written on other devices. Throws what the calls throw. */
export async function sendAnswer(asked: AskedStudy, code: string, answer: Unsent): Promise<Sent> {
  const { studyId, ...query } = asked
  const params = { id: String(studyId), pergunta: code }
  const put = async (body: Unsent) => (await callApi(saveStudyAnswer, { params, query, body })).versao
  try {
    return { ...answer, versao: await put(answer) }
  } catch (error) {
    if (findErrorCode<typeof saveStudyAnswer>(error) !== 'CHANGED_MEANWHILE') throw error
  }
  const {
    texto = '',
    flagCompartilhada = false,
    versao = 0,
  } = (await loadAnswers(asked)).find(({ pergunta }) => pergunta === code) ?? {}
  const joined = {
    texto: joinedTexts(texto, answer.texto),
    flagCompartilhada: flagCompartilhada && answer.flagCompartilhada,
    versao,
  }
  return { ...joined, versao: await put(joined), theirs: texto }
}
