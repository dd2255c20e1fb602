import { shortDateMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import type { CustomField } from '@narthex/contract/users/custom-field.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { Group } from './profile-fields.tsx'
import { answerKey, type ProfileInput } from './profile-form.ts'

export interface CustomFieldsProps<Output> {
  readonly valid: ValidForm<ProfileInput, Output>
  readonly customFields: readonly CustomField[]
}

/** Custom fields of this church, in its own words. */
export function CustomFields<Output>({ valid, customFields }: CustomFieldsProps<Output>) {
  const t = useTranslations('person')
  const { church } = useChurchSite()
  if (customFields.length === 0) return null
  return (
    <div className="mt-10">
      <Group title={t('asked', { church: church.nome })}>
        {customFields.map((one) => (
          <Question key={one.id} {...one} valid={valid} />
        ))}
      </Group>
    </div>
  )
}

function Question<Output>({
  id,
  titulo,
  ajuda,
  tipo,
  opcoes,
  flagObrigatorio,
  valid: { field },
}: CustomField & { valid: ValidForm<ProfileInput, Output> }) {
  const t = useTranslations('person')
  const words = useTranslations('forms')
  const mask = shortDateMask(useLocale())
  const bound = field(`respostas.${answerKey(id)}`, titulo, tipo === 'DATA' ? { mask } : {})
  const texts = { hint: ajuda ?? undefined, optional: flagObrigatorio ? undefined : words('optional') }
  const choices =
    tipo === 'SIM_NAO'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : opcoes.map((value) => ({ value, label: value }))
  switch (tipo) {
    case 'SIM_NAO':
    case 'OPCAO':
      return <SelectField {...bound} {...texts} placeholder={t('unsaid')} options={choices} />
    case 'TEXTO_LONGO':
      return (
        <div className="sm:col-span-2">
          <TextArea {...bound} {...texts} maxLength={2000} />
        </div>
      )
    default:
      return (
        <TextField
          {...bound}
          {...texts}
          autoComplete="off"
          inputMode={tipo === 'TEXTO' ? 'text' : 'numeric'}
          maxLength={tipo === 'NUMERO' ? 15 : 2000}
          placeholder={tipo === 'DATA' ? t('dateShape') : undefined}
        />
      )
  }
}
