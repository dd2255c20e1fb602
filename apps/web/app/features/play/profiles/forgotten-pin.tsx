import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { playPin } from '@narthex/contract/play/watching.schemas'
import { givenPassword } from '@narthex/contract/validation/password'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import { replacePin } from './use-profiles.ts'

const schema = z.strictObject({ senha: givenPassword, pin: playPin })

export interface ForgottenPinProps {
  readonly className: string
  /** Receives the PIN that replaced the forgotten one. */
  readonly onReplaced: (pin: string) => void
}

/** The way out where the PIN is forgotten: a new one, by the password of the account. Stands outside of other forms. */
export function ForgottenPin({ className, onReplaced }: ForgottenPinProps) {
  const t = useTranslations('playProfiles.forgotten')
  const shell = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const finish = (pin: string) => {
    setOpen(false)
    onReplaced(pin)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {t('ask')}
      </button>
      {/* At the body: players are dark, and the dialog has the colours of the page. */}
      {isOpen &&
        createPortal(
          <Dialog isOpen onClose={() => setOpen(false)} title={t('title')} closeLabel={shell('close')}>
            <p className="mb-5 text-muted">{t('lead')}</p>
            <NewPinForm onReplaced={finish} />
          </Dialog>,
          document.body,
        )}
    </>
  )
}

function NewPinForm({ onReplaced }: Pick<ForgottenPinProps, 'onReplaced'>) {
  const t = useTranslations('playProfiles')
  const words = useTranslations('forms')
  const gate = useCaptchaGate(callApi)
  const email = useSession(({ account }) => account?.email)
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { senha: '', pin: '' },
    refusals: { WRONG_PASSWORD: { field: 'senha', text: t('forgotten.wrongPassword') } },
    async onSubmit({ senha, pin }) {
      await gate.run((captcha) => replacePin({ senha, pin, captcha }))
      onReplaced(pin)
    },
  })
  const pin = field('pin', t('forgotten.pin'))
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        {...field('senha', t('forgotten.password'))}
        autoComplete="current-password"
        showLabel={words('show')}
        hideLabel={words('hide')}
      />
      <TextField
        {...pin}
        error={pin.error && t('manage.pinNeeded')}
        hint={t('manage.pinHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      {gate.captcha}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('forgotten.save')}</SubmitButton>
    </form>
  )
}
