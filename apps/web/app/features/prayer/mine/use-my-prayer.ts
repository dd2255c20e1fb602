import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { type Loaded, useLoaded } from '../../../components/use-loaded.ts'
import { isNotFound } from '../../../page/api-refusal.ts'
import { loadOneOfMine } from '../prayer-calls.ts'

/** The member's own prayer that the address names; nothing where there is none of that number, or it belongs to another member. */
export function useMyPrayer(): Loaded<OwnPrayer | null> {
  const { prayerId = '' } = useParams()
  return useLoaded(
    useCallback(
      () =>
        loadOneOfMine(prayerId).catch((error) => {
          if (isNotFound(error)) return null
          throw error
        }),
      [prayerId],
    ),
  )
}
