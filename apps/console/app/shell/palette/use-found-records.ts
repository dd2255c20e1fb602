import { type OfficeHit, searchOffice } from '@narthex/contract/office/office-search.endpoints'
import { useEffect, useState } from 'react'
import { callApi } from '../../session/api.ts'
import type { Entry } from './find-entries.ts'

export interface FoundRecords {
  readonly state: 'idle' | 'searching' | 'failed'
  readonly entries: readonly Entry[]
}

/** The search follows when one stops typing. */
const pauseMs = 200
const none: FoundRecords = { state: 'idle', entries: [] }

/**
 * Finds records of every kind that the person may read.
 * @param toEntry where a record stands in the office; nothing for a kind that has no screen
 */
export function useFoundRecords(term: string, toEntry: (hit: OfficeHit) => Entry | undefined): FoundRecords {
  const typed = term.trim()
  const [found, setFound] = useState<{ readonly typed: string; readonly hits: readonly OfficeHit[] | 'failed' }>()
  useEffect(() => {
    if (!typed) return
    let isLatest = true
    const timer = setTimeout(async () => {
      const hits = await callApi(searchOffice, { query: { term: typed } }).then(
        ({ itens }) => itens,
        () => 'failed' as const,
      )
      if (isLatest) setFound({ typed, hits })
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [typed])
  if (!typed) return none
  // What was found of fewer letters stays until there is more to show.
  const shown = found && found.hits !== 'failed' && typed.startsWith(found.typed) ? found.hits : []
  const entries = shown.flatMap((hit) => toEntry(hit) ?? [])
  if (found?.typed !== typed) return { state: 'searching', entries }
  return { state: found.hits === 'failed' ? 'failed' : 'idle', entries }
}
