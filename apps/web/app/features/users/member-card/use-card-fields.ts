import { cpfMask } from '@narthex/client/forms/masks'
import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { formatShortDate } from '@narthex/contract/validation/dates'
import type { Messages } from '@narthex/locales/catalogue'
import { useLocale, useTranslations } from 'use-intl'

type FieldName = keyof Messages['memberCard']['field']

export interface CardField {
  readonly name: FieldName
  readonly label: string
  readonly value: string
}

/** Fields of a card in the reader's language, in order; unknown fields are left out. */
export function useCardFields(card: MemberCard): CardField[] {
  const t = useTranslations('memberCard')
  const spoken = useTranslations('lookups')
  const locale = useLocale()
  const day = (date: string | null) => date && formatShortDate(date, locale)
  const values: Record<FieldName, string | null> = {
    numeroMembro: card.numeroMembro,
    cargo: card.cargo,
    igrejaVinculada: card.igrejaVinculada,
    congregacao: card.congregacao,
    responsavel: card.responsavel,
    dataBatismo: day(card.dataBatismo),
    dataNascimento: day(card.dataNascimento),
    sexo: card.sexo && spoken(`sex.${card.sexo}`),
    estadoCivil: card.estadoCivil && spoken(`maritalStatus.${card.estadoCivil}`),
    cpf: card.cpf && cpfMask.write(card.cpf),
    telefone: card.telefone,
  }
  return Object.entries(values).flatMap(([key, value]) => {
    const name = key as FieldName
    return value ? [{ name, label: t(`field.${name}`), value }] : []
  })
}
