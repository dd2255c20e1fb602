import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { useCallback, useState } from 'react'
import { useLoaded } from '../../../components/use-loaded.ts'
import { loadMine } from '../prayer-calls.ts'

interface Mine {
  readonly itens: readonly OwnPrayer[]
  readonly total: number
  readonly page: number
}

/** A member's own prayers, page by page. */
export function useMyPrayers(igreja: string) {
  const loaded = useLoaded<Mine>(useCallback(() => loadMine(igreja, 1), [igreja]))
  const [isAdding, setAdding] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function more(): Promise<void> {
    if (loaded.state !== 'ready' || isAdding) return
    const { itens, page } = loaded.value
    setAdding(true)
    setFailed(false)
    try {
      const next = await loadMine(igreja, page + 1)
      const known = new Set(itens.map(({ id }) => id))
      // A new prayer pushes the others down.
      loaded.set({ ...next, itens: [...itens, ...next.itens.filter(({ id }) => !known.has(id))] })
    } catch {
      setFailed(true)
    }
    setAdding(false)
  }
  return { loaded, more, isAdding, hasFailed }
}
