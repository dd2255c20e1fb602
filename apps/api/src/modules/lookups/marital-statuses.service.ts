import type { Locale } from '@narthex/contract/locale'
import { maritalStatuses } from '@narthex/contract/lookups/marital-statuses'
import { lookups as en } from '@narthex/locales/en/lookups'
import { lookups as es } from '@narthex/locales/es/lookups'
import { lookups as pt } from '@narthex/locales/pt/lookups'

const spoken = { pt, en, es }

/** The marital statuses by their names in a language. */
export function maritalStatusesIn(locale: Locale) {
  const { maritalStatus } = spoken[locale]
  return maritalStatuses.map((codigo) => ({ codigo, nome: maritalStatus[codigo] }))
}
