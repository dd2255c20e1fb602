import { create, type StoreApi, type UseBoundStore } from 'zustand'
import {
  type Replaced,
  type SendUpload,
  type UploadEntry,
  UploadError,
  type UploadFailure,
  type UploadProgress,
} from './upload-entry.ts'

interface Uploads {
  readonly entries: readonly UploadEntry[]
}

export interface UploadQueue {
  readonly use: UseBoundStore<StoreApi<Uploads>>
  add(files: readonly File[], replaces?: Replaced): void
  /** Shows a file that is not sent, and why. */
  refuse(file: File, failure: UploadFailure): void
  retry(key: string): void
  /** Stops it, wherever it is, and forgets it. */
  cancel(key: string): void
  /** Forgets all that are over. */
  clear(): void
}

const isOver = ({ progress }: UploadEntry) => progress.state === 'done' || progress.state === 'failed'

/** Uploads of a window, one after the other, so that a slow line carries one well; pages may be left while they run. */
export function createUploadQueue(send: SendUpload): UploadQueue {
  const use = create<Uploads>()(() => ({ entries: [] }))
  const running = new Map<string, AbortController>()
  let lastKey = 0

  const setProgress = (key: string, progress: UploadProgress) =>
    use.setState(({ entries }) => ({
      entries: entries.map((entry) => (entry.key === key ? { ...entry, progress } : entry)),
    }))

  async function sendNext(): Promise<void> {
    if (running.size > 0) return
    const next = use.getState().entries.find(({ progress }) => progress.state === 'waiting')
    if (!next) return
    const { key } = next
    const stop = new AbortController()
    running.set(key, stop)
    const report = (progress: UploadProgress) => {
      if (!stop.signal.aborted) setProgress(key, progress)
    }
    try {
      report({ state: 'done', result: await send(next, report, stop.signal) })
    } catch (error) {
      report({ state: 'failed', failure: error instanceof UploadError ? error.failure : 'OTHER' })
    } finally {
      running.delete(key)
      void sendNext()
    }
  }

  function append(file: File, progress: UploadProgress, replaces?: Replaced): void {
    lastKey += 1
    const entry = { key: String(lastKey), file, replaces, progress }
    use.setState(({ entries }) => ({ entries: [...entries, entry] }))
  }

  return {
    use,
    add(files, replaces) {
      for (const file of files) append(file, { state: 'waiting' }, replaces)
      void sendNext()
    },
    refuse: (file, failure) => append(file, { state: 'failed', failure }),
    retry(key) {
      setProgress(key, { state: 'waiting' })
      void sendNext()
    },
    cancel(key) {
      running.get(key)?.abort()
      use.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.key !== key) }))
    },
    clear: () => use.setState(({ entries }) => ({ entries: entries.filter((entry) => !isOver(entry)) })),
  }
}
