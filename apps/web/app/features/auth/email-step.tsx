import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { lookUpAccount } from '@narthex/contract/auth/login.endpoints'
import { email } from '@narthex/contract/validation/text'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { recoverHash } from '../../routing/access-hash.ts'
import { callApi } from '../../session/api.ts'
import { FormFailure } from './form-failure.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const schema = z.strictObject({ email })
export interface EmailStepProps extends StepProps {
  readonly typed: string
  readonly onTyped: (email: string) => void
  readonly notice: 'confirmed' | 'passwordChanged' | undefined
}

/** Asks for the e-mail, and leads on by what it is: the e-mail of a login, of one that waits for its confirmation, or of a newcomer. */
export function EmailStep({ go, onNote, typed, onTyped, notice }: EmailStepProps) {
  const t = useTranslations('access')
  const forms = useTranslations('forms')
  const gate = useCaptchaGate(callApi)
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    ...(typed && { defaultValues: { email: typed } }),
    draft: { key: 'access', fields: ['email'], isKeptWhenSent: true },
    async onSubmit({ email }) {
      onTyped(email)
      const account = await gate.run((captcha) => callApi(lookUpAccount, { body: { email, captcha } }))
      if (!account.flagExiste) return go({ name: 'register', email })
      if (!account.flagAtivo) return onNote({ kind: 'inactive', email })
      // Whether this church knows them is told once they have proven who they are.
      go({ name: 'login', email })
    },
  })
  const recover = (event: MouseEvent) => {
    event.preventDefault()
    onTyped(form.getValues('email') ?? '')
    go({ name: 'recover' })
  }

  return (
    <StepFrame title={t('email.title')} lead={t('email.lead')} takesFocus={Boolean(typed || notice)}>
      {notice && (
        <Notice tone="success">
          <p>{t(notice)}</p>
        </Notice>
      )}
      {/* The method keeps a browser without scripts from sending it. */}
      <form method="dialog" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField
          {...field('email', t('field.email'))}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          enterKeyHint="next"
        />
        {gate.captcha}
        <FormFailure failure={failure} />
        <p className="hidden text-sm font-medium noscript:block">{forms('script')}</p>
        <SubmitButton isSending={isSending}>{t('email.submit')}</SubmitButton>
      </form>
      <a
        href={recoverHash}
        data-needs-app=""
        onClick={recover}
        className={`${textLinkClass} justify-self-center noscript:hidden`}
      >
        {t('email.forgot')}
      </a>
    </StepFrame>
  )
}
