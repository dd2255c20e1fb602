import type { BoundField } from '@narthex/client/forms/use-valid-form'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'

/** Bound by the form itself, in the order in which complaints take the focus. */
export interface NameFieldsProps {
  readonly nome: BoundField
  readonly sobrenome: BoundField
  /** Phone number; typed with a mask. */
  readonly telefone: BoundField
}

/** Name and phone fields of the registration. */
export function NameFields({ nome, sobrenome, telefone }: NameFieldsProps) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  return (
    <>
      <div className="grid grid-cols-1 gap-5 xs:grid-cols-2 xs:gap-3">
        <TextField {...nome} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...sobrenome} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField
        {...telefone}
        type="tel"
        autoComplete="tel"
        optional={forms('optional')}
        hint={t('field.telefoneHint')}
      />
    </>
  )
}
