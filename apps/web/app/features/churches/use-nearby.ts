import { clearMessages, during, showMessage, useIsLoading } from '@narthex/client/calls/status-store'
import type { LocationFailure } from '@narthex/client/device/locate'
import type { Client } from '@narthex/contract/churches/church.schemas'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

/** Context in which the church picker loads and reports errors. */
export const pickerContext = 'CHURCH_PICKER'

/** The churches from where the reader is, once they have asked; what stands in the way is said in the picker's bag. */
export function useNearby(organizacao: string) {
  const t = useTranslations('churches.place')
  const [nearby, setNearby] = useState<readonly Client[]>()
  const isAsking = useIsLoading(pickerContext)
  useEffect(() => () => clearMessages(pickerContext), [])

  const ask = async () => {
    clearMessages(pickerContext)
    try {
      setNearby(await during(pickerContext, findNearby(organizacao)))
    } catch (error) {
      showMessage(pickerContext, { tone: 'info', text: t(reasonOf(error)) })
    }
  }
  return { nearby, isAsking, ask }
}

/** Finds nearby churches; the API client is loaded on demand. */
async function findNearby(organizacao: string): Promise<Client[]> {
  const { findNearbyChurches } = await import('./nearby-churches.ts')
  return findNearbyChurches(organizacao)
}

function reasonOf(error: unknown): LocationFailure | 'unanswered' {
  return (error as { reason?: LocationFailure }).reason ?? 'unanswered'
}
