import { removeMark, setMark } from '@narthex/client/outbox/device-marks'
import { getBook } from '@narthex/contract/bible/bible.endpoints'
import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { findErrorCode } from '@narthex/contract/client'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../session/api.ts'
import { keepReaderPages } from './keep-reader-pages.ts'
import { keepBook, listSaved, missingBooks, removeSaved, type SavedTranslation } from './library.ts'
import { saveBooks } from './save-translation.ts'
import { savedMark } from './saved-mark.ts'

export type SavingProblem = 'failed' | 'full' | 'changed'

export interface Library {
  /** Undefined until this browser was looked into; `denied` where it keeps nothing. */
  readonly saved: ReadonlyMap<string, SavedTranslation> | 'denied' | undefined
  /** The translations that are being saved. */
  readonly running: ReadonlySet<string>
  readonly problems: Readonly<Record<string, SavingProblem>>
  readonly save: (translation: Translation) => void
  readonly stop: (code: string) => void
  readonly remove: (code: string) => Promise<void>
}

/** The translations on this device. Leaving the page stops what is being saved; what has arrived stays. */
export function useLibrary(): Library {
  const [saved, setSaved] = useState<Library['saved']>()
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<Library['problems']>({})
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const { current } = stops
    listSaved().then(
      (list) => setSaved(new Map(list.map((one) => [one.translation.codigo, one]))),
      () => setSaved('denied'),
    )
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])
  const put = (one: SavedTranslation) =>
    setSaved((now) => (now instanceof Map ? new Map(now).set(one.translation.codigo, one) : now))

  const save = async (translation: Translation) => {
    if (!(saved instanceof Map) || stops.current.has(translation.codigo)) return
    const { codigo } = translation
    const controller = new AbortController()
    stops.current.set(codigo, controller)
    setRunning(new Set(stops.current.keys()))
    setProblems(({ [codigo]: _solved, ...others }) => others)
    try {
      setMark(savedMark)
      await navigator.storage?.persist?.().catch(() => false)
      await saveBooks(translation, missingBooks(translation, saved.get(codigo)), {
        keepBook,
        onProgress: put,
        signal: controller.signal,
        fetchBook: ({ revisao }, livro) =>
          callApi(getBook, { params: { traducao: codigo, livro }, query: { revisao } }),
      })
      if (!controller.signal.aborted) await keepReaderPages()
    } catch (error) {
      setProblems((now) => ({ ...now, [codigo]: toProblem(error) }))
    } finally {
      stops.current.delete(codigo)
      setRunning(new Set(stops.current.keys()))
    }
  }
  const remove = async (code: string) => {
    stops.current.get(code)?.abort()
    await removeSaved(code)
    const left = new Map(saved instanceof Map ? saved : [])
    left.delete(code)
    if (left.size === 0) removeMark(savedMark)
    setSaved(left)
  }
  return {
    saved,
    running,
    problems,
    remove,
    save: (translation) => void save(translation),
    stop: (code) => stops.current.get(code)?.abort(),
  }
}

function toProblem(error: unknown): SavingProblem {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
  return findErrorCode<typeof getBook>(error) === 'TRANSLATION_CHANGED' ? 'changed' : 'failed'
}
