import { findPlace, readPostalCode } from '@narthex/client/data/find-place'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callApi } from '../../../session/api.ts'
import type { AddressInput } from './address-form.ts'

export type Filling = 'idle' | 'asking' | 'filled' | 'partly' | 'unknown'

const filled = ['logradouro', 'bairro', 'cidade', 'estado'] as const

/**
 * Fills an address from its postal code. It blocks nothing, nothing typed by hand is overwritten, and a service that
 * does not answer leaves the fields as they are.
 */
export function usePlaceFilling<Output>(form: UseFormReturn<AddressInput, unknown, Output>) {
  const [filling, setFilling] = useState<Filling>('idle')
  const asked = useRef('')
  // Looked at while rendering, or the form would not keep track of it.
  const { dirtyFields: byHand } = form.formState
  const typed = useRef(byHand)
  useEffect(() => {
    typed.current = byHand
  })

  async function fill(): Promise<void> {
    const { pais, cep } = form.getValues()
    const question = `${pais} ${cep}`
    const code = readPostalCode(pais, cep)
    if (asked.current === question) return
    asked.current = question
    if (!code) return setFilling('idle')
    setFilling('asking')
    const place = await findPlace(callApi, pais, code)
    if (asked.current !== question) return
    for (const name of filled) {
      const value = place?.[name]
      if (value && !typed.current[name])
        form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })
    }
    setFilling(place?.logradouro ? 'filled' : place ? 'partly' : 'unknown')
  }

  return { filling, fill }
}
