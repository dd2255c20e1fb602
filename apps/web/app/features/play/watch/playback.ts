import { ApiError } from '@narthex/contract/client'
import type { Playback } from '@narthex/contract/play/play.schemas'
import type { WatchedPart } from '@narthex/contract/play/watching.schemas'
import { playWatching } from '@narthex/contract/play/watching-values'
import type { WatchedMoment } from '../../../components/player/media-player.tsx'
import type { Viewer } from '../profiles/viewer.ts'
import { positionOutbox } from './positions/position-outbox.ts'
import { endWatching, renewWatching, startWatching } from './watching-calls.ts'

export type PlaybackState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'refused'; readonly error: unknown }
  | {
      readonly phase: 'playing'
      readonly playback: Playback
      /** Renewed address of the same video, newer than the playback's own. */
      readonly renewed: string | undefined
      /** Reason why it may not continue. */
      readonly stopped: unknown
    }

/** Time after a pause during which it still counts as a screen; later it restarts with the first key. */
const pausedMs = 5 * 60_000
/** Longest step of playback, in seconds; more between two moments was skipped, not watched. */
const longestStepSeconds = 2

/** Playback of a title on this device: started, renewed while it plays, and ended. */
export class PlaybackSession {
  readonly #titleId: number
  readonly #viewer: Viewer
  readonly #report: (state: PlaybackState) => void
  #state: PlaybackState = { phase: 'starting' }
  #timer: ReturnType<typeof setInterval> | undefined
  #isOver = false
  #lastSeconds: number | undefined
  #playedSeconds = 0
  #isFinished = false
  #pausedAt: number | undefined

  constructor(titleId: number, viewer: Viewer, report: (state: PlaybackState) => void) {
    this.#titleId = titleId
    this.#viewer = viewer
    this.#report = report
  }

  async start(): Promise<void> {
    // What this device has not sent yet may be the newest position.
    await positionOutbox.send()
    if (this.#isOver) return
    try {
      const playback = await startWatching(crypto.randomUUID(), this.#titleId, this.#viewer)
      if (this.#isOver) return void endWatching(playback.reproducao, this.#takePart()).catch(() => undefined)
      this.#timer = setInterval(this.#renewDue, playWatching.renewEverySeconds * 1000)
      this.#set({ phase: 'playing', playback, renewed: undefined, stopped: undefined })
    } catch (error) {
      this.#set({ phase: 'refused', error })
    }
  }

  follow({ kind, seconds }: WatchedMoment): void {
    const step = seconds - (this.#lastSeconds ?? seconds)
    if (step > 0 && step < longestStepSeconds) this.#playedSeconds += step
    this.#lastSeconds = seconds
    if (kind === 'ended') this.#isFinished = true
    const wasResting = this.#isResting()
    this.#pausedAt = kind === 'playing' ? undefined : (this.#pausedAt ?? Date.now())
    if (wasResting && kind === 'playing') void this.renew()
  }

  /** Asks whether it may go on, and for a newer address. Never rejects. */
  renew = async (): Promise<void> => {
    const state = this.#state
    if (this.#isOver || state.phase !== 'playing') return
    const part = this.#takePart()
    try {
      const { url } = await renewWatching(state.playback.reproducao, part)
      const isNew = url !== null && url !== (state.renewed ?? state.playback.url)
      if (isNew || state.stopped !== undefined) this.#set({ ...state, renewed: url ?? undefined, stopped: undefined })
    } catch (error) {
      this.#playedSeconds += part.segundos
      // What has not answered will be asked again; it plays as long as its address does.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429)
        this.#set({ ...state, stopped: error })
    }
  }

  /** Frees the screen. Sent also where the page is left at once. */
  end = (): void => {
    if (this.#isOver) return
    this.#isOver = true
    clearInterval(this.#timer)
    if (this.#state.phase === 'playing')
      void endWatching(this.#state.playback.reproducao, this.#takePart()).catch(() => undefined)
  }

  #renewDue = (): void => {
    if (!this.#isResting()) void this.renew()
  }

  #isResting(): boolean {
    return this.#pausedAt !== undefined && Date.now() - this.#pausedAt > pausedMs
  }

  #takePart(): WatchedPart {
    const segundos = Math.min(3600, Math.floor(this.#playedSeconds))
    this.#playedSeconds -= segundos
    return { segundos, flagConcluido: this.#isFinished }
  }

  #set(state: PlaybackState): void {
    if (this.#isOver) return
    this.#state = state
    this.#report(state)
  }
}
