import { maritalStatuses } from '@narthex/contract/lookups/marital-statuses'
import { sexes } from '@narthex/contract/users/user.schemas'
import { useTranslations } from 'use-intl'

interface Option {
  readonly value: string
  readonly label: string
}

export function useSexes(): Option[] {
  const t = useTranslations('lookups.sex')
  return sexes.map((value) => ({ value, label: t(value) }))
}

export function useMaritalStatuses(): Option[] {
  const t = useTranslations('lookups.maritalStatus')
  return maritalStatuses.map((value) => ({ value, label: t(value) }))
}
