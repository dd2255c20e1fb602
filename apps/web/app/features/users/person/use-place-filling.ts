import { placeParts, usePlaceLookup } from '@narthex/client/data/use-place-lookup'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callApi } from '../../../session/api.ts'
import type { AddressInput } from './address-form.ts'

/**
 * Fills an address from its postal code. It blocks nothing, nothing typed by hand is overwritten, and a service that
 * does not answer leaves the fields as they are.
 */
export function usePlaceFilling<Output>(form: UseFormReturn<AddressInput, unknown, Output>) {
  const { state: filling, lookUp } = usePlaceLookup(callApi)
  // Looked at while rendering, or the form would not keep track of it.
  const { dirtyFields: byHand } = form.formState
  const typed = useRef(byHand)
  useEffect(() => {
    typed.current = byHand
  })

  async function fill(): Promise<void> {
    const { pais, cep } = form.getValues()
    const place = await lookUp(pais, cep)
    for (const name of placeParts) {
      const value = place?.[name]
      if (value && !typed.current[name])
        form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })
    }
  }

  return { filling, fill }
}
