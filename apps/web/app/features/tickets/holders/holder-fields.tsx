import { toLocale } from '@narthex/contract/locale'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { listChildren } from '@narthex/contract/users/child.endpoints'
import type { Child } from '@narthex/contract/users/child.schemas'
import { formatShortDate } from '@narthex/contract/validation/dates'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { chipClass } from '@narthex/ui/chip'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import { useLoaded } from '../../../data/use-loaded.ts'
import { phoneMask, shortDateMask } from '../../../forms/masks.ts'
import type { ValidForm } from '../../../forms/use-valid-form.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import type { HolderInput, HolderRules } from './holder-form.ts'
import { QuestionField } from './question-field.tsx'

export interface HolderFieldsProps {
  readonly rules: HolderRules
  readonly valid: ValidForm<HolderInput, Participant>
  readonly isMinor: boolean
  readonly eventId: number
  readonly reserva: string
}

/** Who comes with a ticket, what the event asks, and a minor's guardian. */
export function HolderFields({ rules, valid, isMinor, eventId, reserva }: HolderFieldsProps) {
  const t = useTranslations('ticketBuying.holder')
  const words = useTranslations('forms')
  const locale = toLocale(useLocale()) ?? 'pt'
  const { field, form } = valid
  const optional = words('optional')
  const bySex = (['FEMININO', 'MASCULINO'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <KnownPeople rules={rules} valid={valid} />
      <div className="min-w-0 sm:col-span-2">
        <TextField
          {...field('nome', t('name'))}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={150}
        />
      </div>
      {rules.asksBirth && (
        <TextField
          {...field('dataNascimento', t('birth'), { mask: shortDateMask(locale) })}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('birthShape')}
        />
      )}
      {rules.asksSex && (
        <SelectField
          {...field('sexo', t('sex'))}
          value={String(form.watch('sexo') ?? '')}
          placeholder={t('choose')}
          options={bySex}
        />
      )}
      <TextField
        {...field('email', t('email'))}
        optional={optional}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextField
        {...field('telefone', t('phone'), { mask: phoneMask })}
        optional={optional}
        type="tel"
        autoComplete="off"
      />
      {rules.questions.map((question) => (
        <QuestionField key={question.id} {...{ question, valid, eventId, reserva }} />
      ))}
      {isMinor && (
        <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="pt-2 font-semibold">{t('guardian')}</legend>
          <p className="text-sm text-muted sm:col-span-2">{t('guardianLead')}</p>
          <TextField
            {...field('responsavelNome', t('guardianName'))}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={150}
          />
          <TextField
            {...field('responsavelTelefone', t('guardianPhone'), { mask: phoneMask })}
            optional={optional}
            type="tel"
            autoComplete="off"
          />
          <div className="min-w-0 sm:col-span-2">
            <p className="max-h-48 overflow-y-auto rounded-card bg-sunken p-4 text-sm whitespace-pre-line">
              {rules.consentText}
            </p>
            <CheckboxField {...field('consentimento', t('consent'))} label={t('consent')} />
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** The member and their children, each of whom fills the fields by one touch. */
function KnownPeople({ rules, valid: { form } }: Pick<HolderFieldsProps, 'rules' | 'valid'>) {
  const t = useTranslations('ticketBuying.holder')
  const locale = toLocale(useLocale()) ?? 'pt'
  const account = useSession((session) => session.account)
  const member = useSession(({ clientAccount }) => clientAccount)
  const children = useLoaded(account ? String(account.id) : undefined, () =>
    callApi(listChildren, { params: { id: String(account?.id) } }),
  )
  if (!account || !member) return null
  const own = { nome: `${member.nome} ${member.sobrenome}`.trim(), phone: member.telefone ?? '' }
  const fill = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }
  const day = (date: string | null) => (date && rules.asksBirth ? formatShortDate(date, locale) : '')
  const sex = (value: string | null) => (rules.asksSex && value ? value : '')
  const fillChild = ({ nome, dataNascimento, sexo }: Child) =>
    fill({
      ...{ nome, email: '', telefone: '', dataNascimento: day(dataNascimento), sexo: sex(sexo) },
      ...(rules.consentText !== null && { responsavelNome: own.nome, responsavelTelefone: own.phone }),
    })
  const fillOwn = () =>
    fill({
      ...{ nome: own.nome, email: account.email, telefone: own.phone },
      ...{ dataNascimento: day(member.dataNascimento), sexo: sex(member.sexo) },
    })
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 sm:col-span-2">
      <legend className="mb-1 text-sm text-muted">{t('fill')}</legend>
      <button type="button" onClick={fillOwn} className={chipClass}>
        {t('me')}
      </button>
      {children.state === 'ready' &&
        children.value.map((child) => (
          <button key={child.id} type="button" onClick={() => fillChild(child)} className={chipClass}>
            {child.nome}
          </button>
        ))}
    </fieldset>
  )
}
