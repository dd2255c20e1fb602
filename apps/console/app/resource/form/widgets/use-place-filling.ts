import { findPlace, readPostalCode } from '@narthex/client/data/find-place'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../session/api.ts'

export type Filling = 'idle' | 'asking' | 'filled' | 'partly' | 'unknown'

const filled = ['logradouro', 'bairro', 'cidade', 'estado'] as const

/**
 * Looks up the place of a postal code that was typed, and fills what is still empty. It blocks nothing, overwrites nothing, and a service that
 * does not answer leaves the address as it is.
 */
export function usePlaceFilling(address: Address, onFill: (address: Address) => void) {
  const [filling, setFilling] = useState<Filling>('idle')
  const asked = useRef('')
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })

  async function fill(pais: string, written: string): Promise<void> {
    const question = `${pais} ${written}`
    const code = readPostalCode(pais, written)
    if (asked.current === question) return
    asked.current = question
    if (!code) return setFilling('idle')
    setFilling('asking')
    const place = await findPlace(callApi, pais, code)
    if (asked.current !== question) return
    const now = latest.current
    const known = filled.flatMap((name) => (place?.[name] && !now[name] ? [[name, place[name]] as const] : []))
    if (known.length > 0) onFill({ ...now, ...Object.fromEntries(known) })
    setFilling(place?.logradouro ? 'filled' : place ? 'partly' : 'unknown')
  }

  return { filling, fill }
}
