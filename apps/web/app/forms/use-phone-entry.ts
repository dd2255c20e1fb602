import { phoneEntryFor } from '@narthex/client/forms/phone-entry'
import { useMemo } from 'react'
import { useChurchSite } from '../page/use-site.ts'

/** Rules for entering phone numbers at this church: those of its own country need no calling code. */
export function usePhoneEntry() {
  const country = useChurchSite().church.endereco?.pais ?? 'BR'
  return useMemo(() => phoneEntryFor(country), [country])
}
