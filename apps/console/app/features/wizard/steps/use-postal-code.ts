import { findPlaceOfCep, findPlaceOfZip, type Place } from '@narthex/contract/lookups/place.endpoints'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callApi } from '../../../session/api.ts'
import type { IdentityInput, IdentityValues } from './identity-form.ts'

export type Filling = 'idle' | 'asking' | 'filled' | 'unknown'

const filled = ['logradouro', 'bairro', 'cidade', 'estado'] as const

/** Fills an address from its postal code, and overwrites nothing that stands in its fields. */
export function usePostalCode(form: UseFormReturn<IdentityInput, unknown, IdentityValues>) {
  const [filling, setFilling] = useState<Filling>('idle')
  const asked = useRef('')

  async function fill(): Promise<void> {
    const { pais, cep } = form.getValues()
    const code = pais === 'BR' ? cep.replace(/\D/g, '') : cep.trim()
    const isWhole = pais === 'BR' ? code.length === 8 : code.length > 2
    const question = `${pais} ${code}`
    if (asked.current === question) return
    asked.current = question
    if (!isWhole) return setFilling('idle')
    setFilling('asking')
    const place = await findPlace(pais, code)
    if (asked.current !== question) return
    for (const name of filled) {
      const value = place?.[name]
      if (value && form.getValues(name) === '') form.setValue(name, value, { shouldDirty: true })
    }
    setFilling(place ? 'filled' : 'unknown')
  }

  return { filling, fill }
}

/** Typing goes on where no one knows the code. */
async function findPlace(pais: string, code: string): Promise<Place | undefined> {
  try {
    return await (pais === 'BR'
      ? callApi(findPlaceOfCep, { params: { cep: code } })
      : callApi(findPlaceOfZip, { params: { pais, zip: code } }))
  } catch {
    return undefined
  }
}
