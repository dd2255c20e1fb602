import { shortDateMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import { toLocale } from '@narthex/contract/locale'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import { usePhoneEntry } from '../use-phone-entry.ts'
import type { HolderInput, HolderRules } from './holder-form.ts'
import { KnownPeople } from './known-people.tsx'
import { QuestionField } from './question-field.tsx'
import { SameAnswers, type SameAnswersData } from './same-answers.tsx'

export interface HolderFieldsProps {
  readonly rules: HolderRules
  readonly valid: ValidForm<HolderInput, Participant>
  readonly isMinor: boolean
  readonly eventId: number
  readonly reserva: string
  /** Answers of an earlier ticket, to take over at a touch. */
  readonly sameAnswers?: SameAnswersData | undefined
}

/** Fields of a ticket's holder, of the event's questions and of a minor's guardian. */
export function HolderFields({ rules, valid, isMinor, eventId, reserva, sameAnswers }: HolderFieldsProps) {
  const t = useTranslations('ticketBuying.holder')
  const words = useTranslations('forms')
  const locale = toLocale(useLocale()) ?? 'pt'
  const phone = usePhoneEntry()
  const { field, form } = valid
  const optional = words('optional')
  const bySex = (['FEMININO', 'MASCULINO'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <KnownPeople rules={rules} valid={valid} eventId={eventId} />
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
        {...field('telefone', t('phone'), { mask: phone.mask })}
        placeholder={phone.placeholder}
        optional={optional}
        type="tel"
        autoComplete="off"
      />
      {sameAnswers && <SameAnswers valid={valid} {...sameAnswers} />}
      {rules.questions.map((question) => (
        <QuestionField key={question.id} question={question} valid={valid} eventId={eventId} reserva={reserva} />
      ))}
      {isMinor && <GuardianFields valid={valid} consentText={rules.consentText} />}
    </div>
  )
}

function GuardianFields({
  valid: { field },
  consentText,
}: Pick<HolderFieldsProps, 'valid'> & Pick<HolderRules, 'consentText'>) {
  const t = useTranslations('ticketBuying.holder')
  const phone = usePhoneEntry()
  return (
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
        {...field('responsavelTelefone', t('guardianPhone'), { mask: phone.mask })}
        placeholder={phone.placeholder}
        type="tel"
        autoComplete="off"
      />
      <div className="min-w-0 sm:col-span-2">
        <p className="max-h-48 overflow-y-auto rounded-card bg-sunken p-4 text-sm whitespace-pre-line">{consentText}</p>
        <CheckboxField {...field('consentimento', t('consent'))} label={t('consent')} />
      </div>
    </fieldset>
  )
}
