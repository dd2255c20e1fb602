import type { Loaded } from '@narthex/client/data/loaded'
import { type Copied, readWithVisitorCopy } from '@narthex/client/data/member-copies'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { getRegistration } from '@narthex/contract/tickets/registration.endpoints'
import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { useEffect, useEffectEvent } from 'react'
import { keepPagesAhead } from '../../../offline/keep-pages.ts'
import { callApi } from '../../../session/api.ts'
import { thankYouPath } from '../flow/flow-step.ts'

/** The registration of a code, or its copy on this device. Tickets of an event to come are kept there, with this page. */
export function useRegistration(codigo: string): Loaded<Copied<Registration>> {
  const loaded = useLoaded(codigo, () =>
    readWithVisitorCopy(codigo, () => callApi(getRegistration, { params: { codigo } })),
  )
  const { value: registration, isCopy } = loaded.state === 'ready' ? loaded.value : {}
  useKeptPage(isCopy ? undefined : registration)
  const refresh = useEffectEvent(() => void (isCopy && loaded.reload()))
  useEffect(() => {
    const onOnline = () => refresh()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return loaded
}

function useKeptPage(registration: Registration | undefined): void {
  const { codigo, evento } = registration ?? {}
  const isAhead = registration?.situacao === 'CONFIRMADA' && new Date(registration.evento.dataFim) > new Date()
  const title = isAhead ? evento?.titulo : undefined
  useEffect(() => {
    if (!codigo || title === undefined) return
    const path = thankYouPath(codigo)
    void keepPagesAhead(path, { paths: [path], listed: [{ path, title }] }).catch(() => {})
  }, [codigo, title])
}
