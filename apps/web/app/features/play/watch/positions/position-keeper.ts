import type { Position } from '@narthex/contract/play/play.schemas'
import { watchedShare } from '@narthex/contract/play/watching-values'
import type { WatchedMoment } from '../../../../components/player/media-player.tsx'
import { savePosition } from '../watching-calls.ts'
import { positionOutbox, positionPlace } from './position-outbox.ts'

/** Interval of saving the position during playback. */
const saveEveryMs = 10_000

export interface Watched {
  readonly memberId: number
  readonly perfil: string | null
  readonly idConteudo: number
}

/** Saves where someone stands in a title: while it plays, at each pause, and when the page is left. */
export class PositionKeeper {
  readonly #watched: Watched
  #last: Position | undefined
  #savedAt = Date.now()
  #isSaved = true

  constructor(watched: Watched) {
    this.#watched = watched
  }

  follow(moment: WatchedMoment): void {
    this.#last = toPosition(this.#watched.idConteudo, moment)
    this.#isSaved = false
    if (moment.kind !== 'playing' || Date.now() - this.#savedAt >= saveEveryMs) void this.save()
  }

  /** Resolves once it is kept on this device. Never rejects. */
  async save(): Promise<void> {
    const position = this.#take()
    if (!position) return
    const { memberId, perfil, idConteudo } = this.#watched
    try {
      await positionOutbox.keep(positionPlace(memberId, perfil, idConteudo), position)
      void positionOutbox.send()
    } catch {
      // A browser without a store sends it at once.
      void savePosition(perfil, position).catch(() => undefined)
    }
  }

  /** The page is going: a call that outlives it is sent at once, as nothing that takes a while is done any more. */
  saveLeaving = (): void => {
    const position = this.#last
    if (!position || this.#isSaved) return
    void savePosition(this.#watched.perfil, position).catch(() => undefined)
    void this.save()
  }

  #take(): Position | undefined {
    if (this.#isSaved) return undefined
    this.#isSaved = true
    this.#savedAt = Date.now()
    return this.#last
  }
}

export function toPosition(idConteudo: number, { kind, seconds, durationSeconds }: WatchedMoment): Position {
  const flagVisto = kind === 'ended' || seconds >= durationSeconds * watchedShare
  return { idConteudo, segundos: Math.floor(seconds), flagVisto, vistoEm: new Date().toISOString() }
}
