import { phoneEntryFor } from '@narthex/client/forms/phone-entry'
import { phoneCountry } from '@narthex/contract/validation/phone'
import { useMemo } from 'react'
import { useChurchSite } from '../page/use-site.ts'

/** Rules for entering phone numbers at this church: those of its own country need no calling code. */
export function usePhoneEntry() {
  const { endereco, idioma } = useChurchSite().church
  const country = phoneCountry(endereco?.pais, idioma)
  return useMemo(() => phoneEntryFor(country), [country])
}
