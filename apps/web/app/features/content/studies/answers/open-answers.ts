import type { StudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { create } from 'zustand'
import {
  answerOutbox,
  loadAnswers,
  moveDraftedAnswers,
  rebaseAnswer,
  type SentAnswer,
  type UnsentAnswer,
} from './answer-outbox.ts'
import type { StudyQuery, TypedAnswer } from './typed-answer.ts'

/** `waiting`: kept on this device, to be sent when it can be; `refused`: as it is, it will not be taken. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'joined' | 'waiting' | 'refused'

export interface Answer extends TypedAnswer {
  readonly save: SaveState
}

interface Answers {
  /** `failed`: what is kept elsewhere cannot be shown; what is typed here joins it later. */
  readonly state: 'loading' | 'ready' | 'failed'
  readonly byCode: Readonly<Record<string, Answer>>
}

/** Member and study of the answers. */
export interface AnswerPlace {
  readonly memberId: number
  readonly studyId: number
}

/** Sending waits for a pause in the typing. */
const pauseMs = 800
const none: Answer = { texto: '', flagCompartilhada: false, versao: 0, save: 'idle' }

/** A member's answers to a study while its page is open: shown at once, and sent through the outbox. */
export function openAnswers({ memberId, studyId }: AnswerPlace, query: StudyQuery) {
  const store = create<Answers>()(() => ({ state: 'loading', byCode: {} }))
  const answerTo = (code: string): Answer => store.getState().byCode[code] ?? none
  const put = (code: string, change: Partial<Answer>) =>
    store.setState(({ byCode }) => ({ byCode: { ...byCode, [code]: { ...(byCode[code] ?? none), ...change } } }))

  function keep(code: string, { texto, flagCompartilhada, versao }: TypedAnswer): void {
    void answerOutbox.keep({ memberId, names: [studyId, code] }, { texto, flagCompartilhada, versao, ...query })
    answerOutbox.sendIn(pauseMs)
  }

  /** Rebases text typed since it was sent on the server's answer. */
  function settle(code: string, typed: UnsentAnswer, answer: SentAnswer): void {
    const now = answerTo(code)
    if (isSame(now, typed)) {
      const { theirs: _, ...sent } = answer
      put(code, { ...sent, save: isSame(sent, typed) ? 'saved' : 'joined' })
    } else {
      const later = rebaseAnswer(now, typed, answer)
      put(code, later)
      keep(code, later)
    }
  }

  const stop = answerOutbox.subscribe((event) => {
    if (!event || event.place.memberId !== memberId || event.place.names[0] !== studyId) return
    const code = String(event.place.names[1])
    if (event.state === 'sent') settle(code, event.record, event.answer)
    else if (event.state !== 'kept') put(code, { save: event.state })
  })

  async function load(): Promise<void> {
    store.setState({ state: 'loading' })
    await moveDraftedAnswers(memberId)
    const loaded = await loadAnswers(studyId, query).catch(() => undefined)
    const unsent = await answerOutbox.list(memberId, [studyId])
    const byCode = {
      ...Object.fromEntries((loaded ?? []).map((answer) => [answer.pergunta, shown(answer)])),
      ...Object.fromEntries(unsent.map(({ names: [, code], record, state }) => [code, { ...record, save: state }])),
    }
    store.setState({ state: loaded ? 'ready' : 'failed', byCode })
    void answerOutbox.send()
  }

  return {
    use: store,
    load,
    change(code: string, change: Partial<Pick<TypedAnswer, 'texto' | 'flagCompartilhada'>>): void {
      const answer = { ...answerTo(code), ...change }
      put(code, { ...answer, save: 'saving' })
      keep(code, answer)
    },
    /** The network is back: what is unsent is sent by itself, and what could not be shown is loaded. */
    tryAgain(): void {
      if (store.getState().state === 'failed') void load()
    },
    /** The last of it leaves with the page; what does not arrive is still on the device. */
    close(): void {
      stop()
      void answerOutbox.send()
    },
  }
}

export type OpenAnswers = ReturnType<typeof openAnswers>

function isSame(answer: TypedAnswer, other: TypedAnswer): boolean {
  return answer.texto === other.texto && answer.flagCompartilhada === other.flagCompartilhada
}

function shown({ texto, flagCompartilhada, versao }: StudyAnswer): Answer {
  return { texto, flagCompartilhada, versao, save: 'idle' }
}
