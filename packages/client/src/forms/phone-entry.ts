import { findCallingCode } from '@narthex/contract/validation/calling-codes'
import { phoneSchemaFor } from '@narthex/contract/validation/phone'
import { phoneMask } from './masks.ts'

/** How phone numbers are entered in a country: those of its own need no calling code. */
export function phoneEntryFor(country: string) {
  if (country === 'BR') return { schema: phoneSchemaFor(country), mask: phoneMask, placeholder: '+55 11 91234-5678' }
  return { schema: phoneSchemaFor(country), mask: undefined, placeholder: `+${findCallingCode(country) ?? ''}` }
}
