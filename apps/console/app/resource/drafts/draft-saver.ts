import { ApiError, NoResponseError } from '@narthex/contract/client'
import { isSame } from '../form/form-values.ts'
import type { FormValues } from '../form/kind-editor.ts'
import type { DraftCopy, DraftEvent, DraftStatus, SavedRecord, SaverParts } from './draft-types.ts'
import { mergeValues, settleConflicts } from './merge-values.ts'

/** A failed save is tried again after this, and after each failure twice as long. */
const firstRetryMs = 4000
const longestRetryMs = 60_000
const maxUnanswered = 10

/**
 * Saves one record while it is written. What is typed is on the device before it is sent; one save is on its way at a time; an
 * answer never overwrites what was typed since, whatever its order. Changes that someone else made of other fields are merged in;
 * of the same field both are shown. Knows neither React nor the API.
 */
export class DraftSaver {
  readonly #parts: SaverParts
  readonly #listeners = new Set<(event: DraftEvent) => void>()
  #values: FormValues
  #saved: SavedRecord | undefined
  /** Typed values of which `#saved` was made; the server may normalize them. */
  #sent: FormValues
  /** Saves whose answers never came: the server may have any of them. */
  #unanswered: readonly FormValues[] = []
  #status: DraftStatus = { state: 'clean', savedAt: undefined }
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = firstRetryMs
  #isClosed = false
  /** Their version, until its conflicts are settled. */
  #theirs: SavedRecord | undefined

  constructor(parts: SaverParts, values: FormValues, saved: SavedRecord | undefined) {
    this.#parts = parts
    this.#values = values
    this.#saved = saved
    this.#sent = saved?.values ?? values
  }

  get values(): FormValues {
    return this.#values
  }

  get saved(): SavedRecord | undefined {
    return this.#saved
  }

  get status(): DraftStatus {
    return this.#status
  }

  get isChanged(): boolean {
    return !isSame(this.#values, this.#sent)
  }

  subscribe = (listener: (event: DraftEvent) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Takes what was typed; it is kept at once, and saved after a pause. */
  change(values: FormValues): void {
    if (isSame(values, this.#values)) return
    this.#values = values
    this.#keep()
    if (this.#status.state !== 'conflict' && this.#status.state !== 'saving') this.#tell(this.#resting())
    this.#saveLater(this.#parts.pauseMs())
  }

  /** Saves what there is now, and resolves once that is done or has failed: whether all is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#running
    if (this.isChanged || !this.#saved) await this.#save()
    return !this.isChanged && this.#saved !== undefined
  }

  /** Restarts from a record that was changed by another act, such as publishing. Nothing may be unsaved. */
  follow(saved: SavedRecord): void {
    const wasClean = !this.isChanged
    this.#saved = saved
    if (!wasClean) return
    this.#values = saved.values
    this.#sent = saved.values
  }

  /** Merges what someone else saved, where that is known before a save was refused. */
  takeIn(theirs: SavedRecord): void {
    this.#merge(this.#sent, this.#values, theirs)
    if (this.#status.state === 'kept') this.#saveLater(this.#parts.pauseMs())
  }

  /** Goes on with the copy that the device kept. */
  resume({ values, saved, sent = [] }: DraftCopy): void {
    const { versao } = this.#saved ?? {}
    this.#unanswered = sent
    if (saved && this.#saved && saved.versao !== versao) this.#merge(saved.values, values, this.#saved)
    else this.change(values)
    this.#saveLater(this.#parts.pauseMs())
  }

  /** Goes back to what is saved. */
  discard(): FormValues {
    clearTimeout(this.#timer)
    this.#values = this.#saved?.values ?? this.#sent
    this.#sent = this.#values
    this.#theirs = undefined
    void this.#parts.keep(undefined)
    this.#tell({ state: 'clean', savedAt: undefined })
    return this.#values
  }

  /** Takes what was chosen where two changed the same field, and saves it upon their version. */
  settle(chosen: readonly { readonly path: readonly string[]; readonly value: unknown }[]): void {
    const theirs = this.#theirs
    if (!theirs) return
    this.#theirs = undefined
    this.#saved = theirs
    this.#sent = theirs.values
    this.#values = settleConflicts(this.#values, chosen)
    this.#status = { state: 'kept' }
    this.#emit({ type: 'merged', values: this.#values })
    this.#keep()
    void this.#save()
  }

  /** The editor goes: what a draft holds is sent once more, and stays on the device where that fails. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#listeners.clear()
    if (this.#parts.pauseMs() !== undefined && this.#saved && this.isChanged) await this.flush()
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #saveLater(ms: number | undefined): void {
    clearTimeout(this.#timer)
    if (ms !== undefined && !this.#isClosed) this.#timer = setTimeout(() => void this.#save(), ms)
  }

  #save(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined
      // Saves what was typed during the call.
      if (this.#status.state === 'kept') this.#saveLater(this.#parts.pauseMs())
    })
    return this.#running
  }

  async #send(): Promise<void> {
    if (this.#theirs) return
    const sent = this.#values
    if (!this.#parts.isValid(sent, this.#saved)) return this.#tell({ state: 'invalid' })
    this.#tell({ state: 'saving' })
    try {
      const wasThere = this.#saved !== undefined
      const saved = await this.#parts.send(sent, this.#saved)
      this.#saved = saved
      this.#sent = sent
      this.#unanswered = []
      this.#retryMs = firstRetryMs
      if (!wasThere) this.#emit({ type: 'added', saved })
      if (this.isChanged) this.#keep()
      else await this.#parts.keep(undefined)
      this.#tell(this.#resting())
    } catch (error) {
      await this.#fail(error, sent)
    }
  }

  async #fail(error: unknown, sent?: FormValues): Promise<void> {
    if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' && this.#saved)
      return this.#readTheirs(this.#saved)
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return this.#tell({ state: 'gone' })
    if (error instanceof ApiError && error.status < 500 && error.status !== 429)
      return this.#tell({ state: 'refused', error })
    if (sent) this.#unanswered = [...this.#unanswered.filter((form) => form !== sent), sent].slice(-maxUnanswered)
    this.#keep()
    this.#tell({ state: error instanceof NoResponseError ? 'offline' : 'failed' })
    this.#saveLater(this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs)
  }

  /** Someone else saved first: their changes are merged in, and both are saved. */
  async #readTheirs({ id }: SavedRecord): Promise<void> {
    try {
      const theirs = await this.#parts.read(id)
      // Only now: what was typed while it was read is merged too.
      this.#merge(this.#sent, this.#values, theirs)
    } catch (error) {
      return this.#fail(error)
    }
    if (this.#status.state === 'kept') await this.#send()
  }

  #merge(base: FormValues, mine: FormValues, theirs: SavedRecord): void {
    const { values, conflicts } = mergeValues({ base, mine, theirs: theirs.values, sent: this.#unanswered })
    this.#values = values
    this.#emit({ type: 'merged', values })
    if (conflicts.length > 0) {
      this.#theirs = theirs
      this.#keep()
      this.#tell({ state: 'conflict', conflicts })
    } else {
      this.#saved = theirs
      this.#sent = theirs.values
      this.#keep()
      this.#tell(this.#resting())
    }
  }

  #resting(): DraftStatus {
    return this.isChanged ? { state: 'kept' } : { state: 'clean', savedAt: this.#parts.now() }
  }

  #keep(): void {
    const writtenAtMs = this.#parts.now().getTime()
    const copy = { values: this.#values, saved: this.#keptBase(), sent: this.#unanswered, writtenAtMs }
    void this.#parts.keep(this.isChanged ? copy : undefined)
  }

  /** The version that the changes were made on, as it was typed. */
  #keptBase(): SavedRecord | undefined {
    return this.#saved && { ...this.#saved, values: this.#sent }
  }

  #tell(status: DraftStatus): void {
    this.#status = status
    this.#emit({ type: 'status', status })
  }

  #emit(event: DraftEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
