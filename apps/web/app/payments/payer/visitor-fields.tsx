import { cpfMask, cpfOrCnpjMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import { textLinkClass } from '@narthex/ui/button'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { usePhoneEntry } from '../../forms/use-phone-entry.ts'
import { accessPath } from '../../routing/redirect-to.ts'
import { AddressFields } from './address-fields.tsx'
import type { PayerField, PayerInput, VisitorPayer } from './payer-form.ts'

export interface VisitorFieldsProps {
  readonly valid: ValidForm<PayerInput, VisitorPayer>
  readonly needs: readonly PayerField[]
  /** `id` of the form, which the button that pays belongs to. */
  readonly formId: string
  readonly title: string
  /** Note about what is sent to the e-mail address. */
  readonly emailHint: string
  /** Path to which a member returns after the login. */
  readonly path: string
}

/** Fields of a payer without an account, and the link to sign in, which keeps the input. */
export function VisitorFields({ valid, needs, formId, title, emailHint, path }: VisitorFieldsProps) {
  const t = useTranslations('payer')
  const titleId = useId()
  const phone = usePhoneEntry()
  const { field, submit } = valid
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <SmartLink to={accessPath(path)} className={`${textLinkClass} text-sm`}>
          {t('signIn')}
        </SmartLink>
      </div>
      <form id={formId} noValidate onSubmit={submit} className="mt-2 grid gap-4 sm:grid-cols-2">
        <TextField {...field('nome', t('name'))} autoComplete="name" autoCapitalize="words" spellCheck={false} />
        <TextField
          {...field('email', t('email'))}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={emailHint}
        />
        {needs.includes('cpf') ? (
          <TextField
            {...field('documento', t('cpf'), { mask: cpfMask })}
            inputMode="numeric"
            autoComplete="off"
            hint={t('cpfHint')}
          />
        ) : (
          needs.includes('documento') && (
            <TextField
              {...field('documento', t('document'), { mask: cpfOrCnpjMask })}
              autoComplete="off"
              hint={t('documentHint')}
            />
          )
        )}
        {needs.includes('telefone') && (
          <TextField
            {...field('telefone', t('phone'), { mask: phone.mask })}
            placeholder={phone.placeholder}
            type="tel"
            autoComplete="tel"
            hint={t('phoneHint')}
          />
        )}
        {needs.includes('endereco') && <AddressFields valid={valid} />}
      </form>
    </section>
  )
}
