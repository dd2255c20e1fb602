import { nextRetry, type Retries } from '@narthex/client/device/retry-delay'
import { NoResponseError } from '@narthex/contract/client'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { whenLoggedIn } from '../../../session/when-logged-in.ts'
import { isUnsent } from './local-note.ts'
import type { Notebook } from './notebook.ts'
import { pullNote, pullNotes } from './pull-notes.ts'
import { type Sent, sendNote } from './send-note.ts'

/** Sending waits for a pause in the writing. */
const restMs = 1000
/** Pause after the first failure; it doubles up to the longest of `nextRetry`. */
const firstPauseSeconds = 10

/** Will be the same again while the note is. */
const isFinal = (sent: Sent) => sent === 'tooLarge' || sent === 'refused'

/** Sends a member's notes while they are logged in and there is a network; each note once at a time. */
export class NoteSync {
  readonly #notebook: Notebook
  readonly #onSent: (id: string, sent: Sent) => void
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #underway = new Map<string, Promise<Sent>>()
  /** What will not be taken, by how many changes it had. */
  readonly #refused = new Map<string, number>()
  readonly #stop: () => void
  #again: ReturnType<typeof setTimeout> | undefined
  #retries: Retries | undefined

  constructor(notebook: Notebook, onSent: (id: string, sent: Sent) => void) {
    this.#notebook = notebook
    this.#onSent = onSent
    const onHidden = () => document.visibilityState === 'hidden' && this.#sendNow()
    addEventListener('online', this.#sendNow)
    addEventListener('pagehide', this.#sendNow)
    document.addEventListener('visibilitychange', onHidden)
    const stopSession = whenLoggedIn(this.#sendNow)
    this.#stop = () => {
      removeEventListener('online', this.#sendNow)
      removeEventListener('pagehide', this.#sendNow)
      document.removeEventListener('visibilitychange', onHidden)
      stopSession()
    }
  }

  /** Once no change of it has come for a while. */
  later(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.set(
      id,
      setTimeout(() => void this.send(id).catch(() => {}), restMs),
    )
  }

  /** After what is under way already, as that may not know the last change. */
  async send(id: string): Promise<Sent> {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    const before = this.#underway.get(id)
    const sending = (async () => {
      await before
      return this.#canSend() ? sendNote(this.#notebook, id) : 'waiting'
    })()
    this.#underway.set(id, sending)
    const sent = await sending
    if (this.#underway.get(id) === sending) this.#underway.delete(id)
    if (sent === 'waiting' && this.#canSend()) this.#tryAgain()
    this.#onSent(id, sent)
    return sent
  }

  /** Everything that was never sent, but for what would be refused once more. */
  async sendAll(): Promise<void> {
    const isToSend = (id: string, edits: number) => this.#refused.get(id) !== edits
    let isWaiting = false
    for (const note of await this.#notebook.store.list()) {
      if (note.end !== 'deleted' && !(isUnsent(note) && isToSend(note.id, note.edits))) continue
      const sent = await this.send(note.id)
      if (isFinal(sent)) this.#refused.set(note.id, note.edits)
      isWaiting ||= sent === 'waiting'
    }
    if (!isWaiting) this.#retries = undefined
  }

  /** Sends and fetches everything. Throws without a response. */
  async refresh(): Promise<void> {
    this.#requireWay()
    await this.sendAll()
    await pullNotes(this.#notebook)
    // What the server turned out to have lost.
    await this.sendAll()
  }

  /** One note, as the server has it. Throws what the call throws. */
  async pull(id: string): Promise<void> {
    this.#requireWay()
    await pullNote(this.#notebook, id)
  }

  close(): void {
    this.#stop()
    for (const timer of [...this.#timers.values(), this.#again]) clearTimeout(timer)
  }

  /** After a log-out, nothing is left to be sent. */
  readonly #sendNow = () => void this.sendAll().catch(() => {})

  #tryAgain(): void {
    if (this.#again !== undefined) return
    const { delayMs, retries } = nextRetry(this.#retries, Date.now(), firstPauseSeconds, Math.random())
    this.#retries = retries
    this.#again = setTimeout(() => {
      this.#again = undefined
      this.#sendNow()
    }, delayMs)
  }

  #requireWay(): void {
    if (!this.#canSend()) throw new NoResponseError('No network')
  }

  /** Only in its owner’s name: another member who has logged in since must not be given these notes. */
  #canSend(): boolean {
    const session = useSession.getState()
    const isOwner = session.clientAccount?.id === this.#notebook.owner.memberId
    return navigator.onLine && isLoggedIn(session) && isOwner
  }
}
