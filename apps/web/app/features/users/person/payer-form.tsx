import { formatDay } from '@narthex/client/forms/form-schemas'
import { cpfMask, cpfOrCnpjMask, shortDateMask } from '@narthex/client/forms/masks'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { getMe } from '@narthex/contract/auth/account.endpoints'
import type { Locale } from '@narthex/contract/locale'
import { changeProfile } from '@narthex/contract/users/profile.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { pastDate } from '@narthex/contract/validation/dates'
import type { phone as phoneRule } from '@narthex/contract/validation/phone'
import { cpf, cpfOrCnpj } from '@narthex/contract/validation/tax-numbers'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { usePhoneEntry } from '../../../forms/use-phone-entry.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import type { PayerField } from './payer-rules.ts'
import { textForm } from './text-form.ts'
import { useToday } from './use-today.ts'

const typed = z.strictObject({ documento: z.string(), telefone: z.string(), dataNascimento: z.string() })

export interface PayerFormProps {
  readonly member: Member
  readonly missing: readonly PayerField[]
  readonly onSaved: (member: Member) => Promise<void>
}

/** Form with the missing fields only; each is required. */
export function PayerForm({ member, missing, onSaved }: PayerFormProps) {
  const t = useTranslations('person')
  const locale = useLocale()
  const today = useToday()
  const phone = usePhoneEntry()
  const wants = (field: PayerField) => missing.includes(field)
  const schema = useMemo(() => payerSchema(missing, locale, today, phone.schema), [missing, locale, today, phone])
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { documento: '', telefone: '', dataNascimento: '' },
    draft: { key: 'payer', fields: ['documento', 'telefone', 'dataNascimento'] },
    async onSubmit({ documento, telefone, dataNascimento }) {
      // Nothing that is known is written over, so the newest version is as good as the one that was seen.
      const { usuario } = await callApi(getMe, {})
      const document = documento && (documento.length === 11 ? { cpf: documento } : { cnpj: documento })
      const body = { versao: usuario.versao, telefone, dataNascimento, ...document }
      const saved = await callApi(changeProfile, { body })
      useSession.setState({ clientAccount: saved })
      await onSaved(saved)
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <h2 className="text-xl">{t('payment.person')}</h2>
      <p className="-mt-2 text-muted">{`${member.nome} ${member.sobrenome}`}</p>
      {wants('documento') && (
        <TextField {...field('documento', t('cpfCnpj'), { mask: cpfOrCnpjMask })} autoComplete="off" />
      )}
      {wants('cpf') && (
        <TextField
          {...field('documento', t('cpf'), { mask: cpfMask })}
          hint={member.cnpj ? t('payment.cpfAlone') : undefined}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {wants('telefone') && (
        <TextField
          {...field('telefone', t('telefone'), { mask: phone.mask })}
          type="tel"
          autoComplete="tel"
          placeholder={phone.placeholder}
        />
      )}
      {wants('dataNascimento') && (
        <TextField
          {...field('dataNascimento', t('dataNascimento'), { mask: shortDateMask(locale) })}
          inputMode="numeric"
          autoComplete="bday"
          placeholder={t('dateShape')}
        />
      )}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending} className="max-sm:w-full sm:justify-self-start">
        {t('payment.save')}
      </SubmitButton>
    </form>
  )
}

/** Schema in which exactly the missing fields are required; no others are accepted. */
function payerSchema(missing: readonly PayerField[], locale: Locale, today: () => string, telefone: typeof phoneRule) {
  const needed = <S extends z.ZodMiniType>(field: PayerField, rule: S) =>
    missing.includes(field)
      ? rule
      : z.pipe(
          z.any(),
          z.transform(() => undefined),
        )
  return textForm(
    typed,
    (values) => ({ ...values, dataNascimento: formatDay(values.dataNascimento, locale) }),
    z.strictObject({
      documento: missing.includes('cpf') ? cpf : needed('documento', cpfOrCnpj),
      telefone: needed('telefone', telefone),
      dataNascimento: needed('dataNascimento', pastDate(today)),
    }),
  )
}
