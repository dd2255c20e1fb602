import { useLookup } from '@narthex/client/data/use-lookup'
import type { BoundField } from '@narthex/client/forms/use-valid-form'
import { listOccupations } from '@narthex/contract/lookups/lookup.endpoints'
import { TextField } from '@narthex/ui/text-field'
import { useDeferredValue, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'

const shown = '8'

/** The occupation: suggestions while typing, and free text. */
export function OccupationField({ text, ...field }: BoundField & { text: string }) {
  const optional = useTranslations('forms')('optional')
  const listId = useId()
  const locale = useLocale()
  const busca = useDeferredValue(text).trim()
  const query = busca.length > 1 ? { idioma: locale, busca, limit: shown } : undefined
  const found = useLookup(callApi, listOccupations, query && { query })
  return (
    <>
      <TextField {...field} optional={optional} list={listId} maxLength={100} autoComplete="organization-title" />
      <datalist id={listId}>
        {found?.itens.map(({ codigo, nome }) => (
          <option key={codigo} value={nome} />
        ))}
      </datalist>
    </>
  )
}
