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
  /** Refused notes, with their number of changes at that time. */
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

  /** Sends the note after a pause in its changes. */
  later(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.set(
      id,
      setTimeout(() => void this.send(id).catch(() => {}), restMs),
    )
  }

  /** Sends the note after any running send, which may lack the last change. */
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

  /** Sends all unsent notes, except those that would be refused again. */
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

  /** Loads a note from the server. Throws what the call throws. */
  async pull(id: string): Promise<void> {
    this.#requireWay()
    await pullNote(this.#notebook, id)
  }

  close(): void {
    this.#stop()
    for (const timer of [...this.#timers.values(), this.#again]) clearTimeout(timer)
  }

  /** Sends on a signal; after a logout there is nothing to send. */
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

  /** Checks whether the owner is logged in: notes must not be sent in another member's name. */
  #canSend(): boolean {
    const session = useSession.getState()
    const isOwner = session.clientAccount?.id === this.#notebook.owner.memberId
    return navigator.onLine && isLoggedIn(session) && isOwner
  }
}
