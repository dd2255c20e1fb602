import { findCallingCode } from '@narthex/contract/validation/calling-codes'
import { phoneSchemaFor } from '@narthex/contract/validation/phone'
import { useMemo } from 'react'
import { useChurchSite } from '../page/use-site.ts'
import { phoneMask } from './masks.ts'

/** How phone numbers are entered at this church: those of its own country need no calling code. */
export function usePhoneEntry() {
  const country = useChurchSite().church.endereco?.pais ?? 'BR'
  return useMemo(() => {
    if (country === 'BR') return { schema: phoneSchemaFor(country), mask: phoneMask, placeholder: '+55 11 91234-5678' }
    return { schema: phoneSchemaFor(country), mask: undefined, placeholder: `+${findCallingCode(country) ?? ''}` }
  }, [country])
}
