import { cnpjMask, cpfMask, shortDateMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import type { Congregation } from '@narthex/contract/churches/church.schemas'
import type { Member } from '@narthex/contract/users/user.schemas'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type ReactNode, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePhoneEntry } from '../../../forms/use-phone-entry.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { OccupationField } from './occupation-field.tsx'
import type { ProfileInput } from './profile-form.ts'
import { useMaritalStatuses, useSexes } from './use-options.ts'

export interface ProfileFieldsProps<Output> {
  readonly valid: ValidForm<ProfileInput, Output>
  readonly member: Member
  readonly congregations: readonly Congregation[]
}

const withWedding = ['CASADO', 'CASADO_CIVIL', 'CASADO_CIVIL_RELIGIOSO', 'UNIAO_ESTAVEL']

/** Profile fields, in the order in which people get to know each other. */
export function ProfileFields<Output>({ valid: { field, form }, member, congregations }: ProfileFieldsProps<Output>) {
  const t = useTranslations('person')
  const optional = useTranslations('forms')('optional')
  const dateMask = shortDateMask(useLocale())
  const [sexes, statuses] = [useSexes(), useMaritalStatuses()]
  const { church } = useChurchSite()
  const { placeholder, ...phoneEntry } = usePhoneEntry()
  const isBrazilian = church.endereco?.pais === 'BR'
  const [status, wedding] = form.watch(['estadoCivil', 'dataCasamento'])
  const digits = { inputMode: 'numeric', optional } as const
  return (
    <div className="grid gap-10">
      <Group title={t('about')}>
        <TextField {...field('nome', t('nome'))} autoComplete="given-name" maxLength={100} />
        <TextField {...field('sobrenome', t('sobrenome'))} autoComplete="family-name" maxLength={100} />
        <TextField
          {...field('dataNascimento', t('dataNascimento'), { mask: dateMask })}
          {...digits}
          autoComplete="bday"
          placeholder={t('dateShape')}
        />
        <SelectField {...field('sexo', t('sexo'))} optional={optional} placeholder={t('unsaid')} options={sexes} />
        <TextField
          {...field('telefone', t('telefone'), phoneEntry)}
          optional={optional}
          type="tel"
          autoComplete="tel"
          placeholder={placeholder}
        />
        <OccupationField {...field('ocupacao', t('ocupacao'))} text={form.watch('ocupacao')} />
      </Group>
      {(isBrazilian || member.cpf || member.cnpj) && <DocumentFields field={field} />}
      <Group title={t('family')}>
        <SelectField
          {...field('estadoCivil', t('estadoCivil'))}
          optional={optional}
          placeholder={t('unsaid')}
          options={statuses}
        />
        {(withWedding.includes(status) || wedding) && (
          <TextField
            {...field('dataCasamento', t('dataCasamento'), { mask: dateMask })}
            {...digits}
            autoComplete="off"
            placeholder={t('dateShape')}
          />
        )}
        <TextField {...field('numeroFilhos', t('numeroFilhos'))} {...digits} autoComplete="off" maxLength={2} />
      </Group>
      <Group title={t('atChurch')}>
        {congregations.length > 0 && (
          <SelectField
            {...field('idCongregacao', t('congregacao'))}
            optional={optional}
            placeholder={t('noCongregation')}
            options={congregations.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          />
        )}
        <div className="sm:col-span-2">
          <TextArea
            {...field('observacoes', t('observacoes'))}
            optional={optional}
            hint={t('observacoesHint')}
            maxLength={1000}
          />
        </div>
      </Group>
    </div>
  )
}

/** The numbers by which Brazil knows people and firms. */
function DocumentFields<Output>({ field }: Pick<ValidForm<ProfileInput, Output>, 'field'>) {
  const t = useTranslations('person')
  const optional = useTranslations('forms')('optional')
  return (
    <Group title={t('documents')}>
      <TextField
        {...field('cpf', t('cpf'), { mask: cpfMask })}
        inputMode="numeric"
        optional={optional}
        autoComplete="off"
        placeholder="000.000.000-00"
      />
      <TextField
        {...field('cnpj', t('cnpj'), { mask: cnpjMask })}
        optional={optional}
        hint={t('cnpjHint')}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </Group>
  )
}

/** Fields that belong together, under a word for them. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}
