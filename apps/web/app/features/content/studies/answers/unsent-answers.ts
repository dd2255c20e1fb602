import { dropDraft, keepDraft, lastingDraftKeys, readDraft } from '../../../../offline/draft.ts'

/** An answer as it was typed, and the version that it was typed upon. */
export interface Unsent {
  readonly texto: string
  readonly flagCompartilhada: boolean
  readonly versao: number
}

/** By the questions' codes. */
export type UnsentAnswers = Readonly<Record<string, Unsent>>

/** Whose answers to which study. */
export interface AnswerPlace {
  readonly memberId: number
  readonly studyId: number
}

/** The member's number is in it: the next member on this device never sees them. A log-out deletes them. */
const beginningOf = (memberId: number) => `study-answers ${memberId} `
const keyOf = ({ memberId, studyId }: AnswerPlace) => beginningOf(memberId) + studyId

export function readUnsent(place: AnswerPlace): UnsentAnswers {
  const kept = Object.entries(readDraft(keyOf(place), 'until-sent') ?? {})
  return Object.fromEntries(kept.filter((entry): entry is [string, Unsent] => isUnsent(entry[1])))
}

/** Keeps what is not sent yet; undefined once it is. */
export function keepUnsent(place: AnswerPlace, code: string, answer: Unsent | undefined): void {
  const { [code]: _, ...others } = readUnsent(place)
  const all = answer ? { ...others, [code]: answer } : others
  if (Object.keys(all).length > 0) keepDraft(keyOf(place), all, 'until-sent')
  else dropDraft(keyOf(place), 'until-sent')
}

/** Anybody may have written to the browser's storage. */
function isUnsent(answer: unknown): answer is Unsent {
  const { texto, flagCompartilhada, versao } = (answer ?? {}) as Partial<Record<keyof Unsent, unknown>>
  return typeof texto === 'string' && typeof flagCompartilhada === 'boolean' && Number.isInteger(versao)
}

/** What was typed last is being sent: so long it takes from the last letter. */
const underwayMs = 1500

/** How many answers of a member's are on this device alone. */
export async function countUnsentAnswers(memberId: number): Promise<number> {
  const answers = () =>
    lastingDraftKeys()
      .filter((key) => key.startsWith(beginningOf(memberId)))
      .flatMap((key) => Object.keys(readUnsent({ memberId, studyId: Number(key.slice(beginningOf(memberId).length)) })))
  if (answers().length > 0 && navigator.onLine) await new Promise((resolve) => setTimeout(resolve, underwayMs))
  return answers().length
}
