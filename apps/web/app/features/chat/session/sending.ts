import { nextRetry, type Retries } from '@narthex/client/device/retry-delay'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { sendMessage } from '../chat-calls.ts'
import { type PendingMessage, withPending } from '../messages/pending.ts'
import type { ChatSession } from './chat-session.ts'
import { isStaff } from './chat-state.ts'

const firstPauseSeconds = 2

/** A message as its reader has written it. */
interface Written extends Pick<PendingMessage, 'texto' | 'segundo' | 'isPrayer'> {
  readonly respostaA?: ChatMessage['respostaA']
}

/** Sends the reader's messages one after the other, in the order in which they were written. */
export class Sending {
  readonly #session: ChatSession
  /** Told of each message that the server has. */
  readonly #onSent: (message: ChatMessage) => void
  #isBusy = false
  #retries: Retries | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: ChatSession, onSent: (message: ChatMessage) => void) {
    this.#session = session
    this.#onSent = onSent
  }

  write({ texto, respostaA = null, segundo, isPrayer }: Written): void {
    const chave = crypto.randomUUID()
    const given = { chave, texto, respostaA, segundo, isPrayer }
    const message: PendingMessage = { ...given, writtenAt: Date.now(), state: 'sending' }
    this.#session.unsent.set([...this.#pending, message])
    void this.flush()
  }

  resend(chave: string): void {
    const change = { state: 'waiting', refusal: undefined, writtenAt: Date.now() } as const
    this.#session.unsent.set(withPending(this.#pending, chave, change))
    void this.flush()
  }

  drop(chave: string): void {
    this.#session.unsent.set(this.#pending.filter((message) => message.chave !== chave))
  }

  /** Sends what waits. Called again when the network is back. */
  async flush(): Promise<void> {
    if (this.#isBusy) return
    clearTimeout(this.#timer)
    this.#isBusy = true
    for (let next = this.#next(); next; next = this.#next()) if (!(await this.#send(next))) break
    this.#isBusy = false
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  get #pending() {
    return this.#session.unsent.list
  }

  #next = () => this.#pending.find(({ state }) => state !== 'failed')

  /** Sends a message; resolves to true if the next can be tried. */
  async #send({ chave, texto, respostaA, segundo, isPrayer }: PendingMessage): Promise<boolean> {
    const session = this.#session
    const visitante = session.guestToken
    session.unsent.set(withPending(this.#pending, chave, { state: 'sending' }))
    try {
      const { mensagem, ajuda } = await sendMessage(session.options.channel, {
        chave,
        texto,
        ...(respostaA && { respostaA: respostaA.id }),
        ...(segundo !== undefined && { segundo }),
        ...(isPrayer && { flagOracao: true }),
        ...(visitante && { visitante }),
      })
      this.#retries = undefined
      session.accept(mensagem)
      this.drop(chave)
      if (ajuda) session.store.setState({ help: ajuda })
      this.#waitForSlowMode()
      this.#onSent(mensagem)
      return true
    } catch (error) {
      return this.#onRefusal(chave, error)
    }
  }

  #waitForSlowMode(): void {
    const { channel, self } = this.#session.store.getState()
    const seconds = isStaff({ self }) ? 0 : (channel?.modoLentoSegundos ?? 0)
    this.#session.store.setState({ nextAt: Date.now() + seconds * 1000 })
  }

  #onRefusal(chave: string, error: unknown): boolean {
    const session = this.#session
    if (error instanceof NoResponseError || (error instanceof ApiError && error.status >= 500)) {
      session.unsent.set(withPending(this.#pending, chave, { state: 'waiting' }))
      const next = nextRetry(this.#retries, Date.now(), firstPauseSeconds, Math.random())
      this.#retries = next.retries
      this.#timer = setTimeout(() => void this.flush(), next.delayMs)
      return false
    }
    const refusal = error instanceof ApiError ? error.code : 'UNKNOWN'
    session.unsent.set(withPending(this.#pending, chave, { state: 'failed', refusal }))
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined) {
      session.store.setState({ nextAt: Date.now() + error.retryAfterSeconds * 1000 })
    }
    if (refusal === 'CHAT_GUEST_UNKNOWN') session.leave()
    return true
  }
}
