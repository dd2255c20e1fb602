import { ApiError } from '@narthex/contract/client'
import type { StudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { create } from 'zustand'
import { useSession } from '../../../../session/session.ts'
import { type AskedStudy, loadAnswers, type Sent, sendAnswer } from './answer-sender.ts'
import { joinedTexts } from './joined-texts.ts'
import { type AnswerPlace, keepUnsent, readUnsent, type Unsent } from './unsent-answers.ts'

/** `waiting`: kept on this device, to be sent when it can be; `refused`: as it is, it will not be taken. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'joined' | 'waiting' | 'refused'

export interface Answer extends Unsent {
  readonly save: SaveState
}

interface Answers {
  /** `failed`: what is kept elsewhere cannot be shown; what is typed here joins it later. */
  readonly state: 'loading' | 'ready' | 'failed'
  readonly byCode: Readonly<Record<string, Answer>>
}

const quietMs = 800
const nextTryMs = 8_000
const none: Answer = { texto: '', flagCompartilhada: false, versao: 0, save: 'idle' }

/** One member's answers to one study while its page is open: typed here first, kept on the device, then sent. */
export function openAnswers(place: AnswerPlace, asked: AskedStudy) {
  const store = create<Answers>()(() => ({ state: 'loading', byCode: {} }))
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const underway = new Set<string>()
  let isClosed = false
  const answerTo = (code: string): Answer => store.getState().byCode[code] ?? none
  const put = (code: string, change: Partial<Answer>) =>
    store.setState(({ byCode }) => ({ byCode: { ...byCode, [code]: { ...(byCode[code] ?? none), ...change } } }))

  const sendIn = (code: string, ms: number) => {
    clearTimeout(timers.get(code))
    timers.set(
      code,
      setTimeout(() => void send(code), ms),
    )
  }

  async function send(code: string): Promise<void> {
    clearTimeout(timers.get(code))
    timers.delete(code)
    // Another member who has logged in since must not be given these answers.
    if (useSession.getState().clientAccount?.id !== place.memberId) return
    // One after the other: the second names the version that the first was given.
    if (underway.has(code)) return isClosed ? undefined : sendIn(code, quietMs)
    underway.add(code)
    const { save: _, ...typed } = answerTo(code)
    put(code, { save: 'saving' })
    let isTypedOn = false
    try {
      isTypedOn = !settle(code, typed, await sendAnswer(asked, code, typed))
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 404)
      put(code, { save: isRefused ? 'refused' : 'waiting' })
      if (!isRefused && !isClosed) sendIn(code, nextTryMs)
    } finally {
      underway.delete(code)
    }
    if (isTypedOn && isClosed) await send(code)
  }

  /** Whether what was sent is all that was typed. */
  function settle(code: string, typed: Unsent, { theirs = '', ...sent }: Sent): boolean {
    const { texto, flagCompartilhada } = answerTo(code)
    const isSame = flagCompartilhada === typed.flagCompartilhada
    if (texto === typed.texto && isSame) {
      const isAsTyped = sent.texto === texto && sent.flagCompartilhada === flagCompartilhada
      put(code, { ...sent, save: isAsTyped ? 'saved' : 'joined' })
      keepUnsent(place, code, undefined)
      return true
    }
    const later = {
      texto: joinedTexts(theirs, texto),
      flagCompartilhada: isSame ? sent.flagCompartilhada : flagCompartilhada,
      versao: sent.versao,
    }
    put(code, later)
    keepUnsent(place, code, later)
    return false
  }

  const sendAll = () => {
    for (const code of Object.keys(readUnsent(place))) sendIn(code, 0)
  }

  async function load(): Promise<void> {
    store.setState({ state: 'loading' })
    const loaded = await loadAnswers(asked).catch(() => undefined)
    const kept = Object.fromEntries((loaded ?? []).map((answer) => [answer.pergunta, shown(answer)]))
    const typed = Object.fromEntries(Object.entries(readUnsent(place)).map(([code, answer]) => [code, waiting(answer)]))
    store.setState({ state: loaded ? 'ready' : 'failed', byCode: { ...kept, ...typed } })
    if (loaded) sendAll()
  }

  return {
    use: store,
    load,
    change(code: string, change: Partial<Pick<Unsent, 'texto' | 'flagCompartilhada'>>): void {
      const { save: _, ...answer } = { ...answerTo(code), ...change }
      keepUnsent(place, code, answer)
      put(code, { ...answer, save: 'saving' })
      sendIn(code, quietMs)
    },
    /** The network is back, or the member asks to try again. */
    tryAgain(): void {
      if (store.getState().state === 'failed') void load()
      else sendAll()
    },
    /** The last of it leaves with the page; what does not arrive is still on the device. */
    close(): void {
      isClosed = true
      for (const code of timers.keys()) void send(code)
    },
  }
}

export type OpenAnswers = ReturnType<typeof openAnswers>

function shown({ texto, flagCompartilhada, versao }: StudyAnswer): Answer {
  return { texto, flagCompartilhada, versao, save: 'idle' }
}

const waiting = (answer: Unsent): Answer => ({ ...answer, save: 'waiting' })
