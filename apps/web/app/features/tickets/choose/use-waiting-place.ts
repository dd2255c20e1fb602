import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import type { Success } from '@narthex/contract/endpoint'
import { getWaiting, leaveWaitingList } from '@narthex/contract/tickets/sale.endpoints'
import { useEffect, useState } from 'react'
import { callApi } from '../../../session/api.ts'

export type WaitingPlace = Success<typeof getWaiting>

/** The place on the waiting list of a ticket type, which survives a reload: its code is kept with the tab. */
export function useWaitingPlace(eventId: number, typeId: number) {
  const key = `waiting-${eventId}-${typeId}`
  const [place, setPlace] = useState<WaitingPlace | 'left'>()
  const [isKnown, setKnown] = useState(() => readCode(key) === undefined)
  useEffect(() => {
    const codigo = readCode(key)
    if (codigo === undefined) return
    callApi(getWaiting, { params: { id: String(eventId), codigo } })
      .then(
        (found) => (found.situacao === 'ESPERA' || found.situacao === 'OFERTA' ? setPlace(found) : dropDraft(key)),
        () => {},
      )
      .finally(() => setKnown(true))
  }, [key, eventId])

  function keep(joined: WaitingPlace): void {
    keepDraft(key, { codigo: joined.codigo })
    setPlace(joined)
  }
  async function leave(codigo: string): Promise<void> {
    try {
      await callApi(leaveWaitingList, { params: { id: String(eventId), codigo } })
      dropDraft(key)
      setPlace('left')
    } catch {
      // The place and its button stay.
    }
  }
  return { place, isKnown, keep, leave }
}

function readCode(key: string): string | undefined {
  const code = readDraft(key)?.codigo
  return typeof code === 'string' ? code : undefined
}
