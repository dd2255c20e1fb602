import { dropDraft, lastingDraftKeys, readDraft } from '@narthex/client/outbox/draft'
import type { TypedAnswer } from './typed-answer.ts'

/* Until November 2026 unsent answers were drafts, by member and study; devices may still hold some. */
const keyStart = (memberId: number) => `study-answers ${memberId} `

const listKeys = (memberId: number) => lastingDraftKeys().filter((key) => key.startsWith(keyStart(memberId)))

export const hasDraftedAnswers = (memberId: number) => listKeys(memberId).length > 0

export interface DraftedAnswer {
  readonly studyId: number
  readonly code: string
  readonly answer: TypedAnswer
}

/** Takes a member's answers out of the drafts. */
export function takeDraftedAnswers(memberId: number): DraftedAnswer[] {
  return listKeys(memberId).flatMap((key) => {
    const answers = Object.entries(readDraft(key, 'until-sent') ?? {})
    dropDraft(key, 'until-sent')
    const studyId = Number(key.slice(keyStart(memberId).length))
    return answers.flatMap(([code, answer]) => (isTypedAnswer(answer) ? [{ studyId, code, answer }] : []))
  })
}

/** Checks a stored answer; the browser's storage is untrusted. */
function isTypedAnswer(answer: unknown): answer is TypedAnswer {
  const { texto, flagCompartilhada, versao } = (answer ?? {}) as Partial<Record<keyof TypedAnswer, unknown>>
  return typeof texto === 'string' && typeof flagCompartilhada === 'boolean' && Number.isInteger(versao)
}
