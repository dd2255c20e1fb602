import { typedRecoveryCode, typedTotp } from '@narthex/contract/auth/factor-codes'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useValidForm } from '../use-valid-form.ts'
import type { SecondStepProps } from './second-step.tsx'

const schemas = {
  TOTP: z.strictObject({ codigo: typedTotp }),
  CODIGO_RESERVA: z.strictObject({ codigo: typedRecoveryCode }),
} as const

export interface TypedProofProps extends Pick<SecondStepProps, 'onProof' | 'onExpired'> {
  readonly tipo: keyof typeof schemas
}

/** A code that is typed in: of the authenticator app, or one that was saved. */
export function TypedProof({ tipo, onProof, onExpired }: TypedProofProps) {
  const t = useTranslations('secondStep')
  const form = useRef<HTMLFormElement>(null)
  const { field, submit, isSending, failure } = useValidForm({
    schema: schemas[tipo],
    defaultValues: { codigo: '' },
    refusals: { INVALID_FACTOR: { field: 'codigo', text: t('wrong') }, INVALID_CODE: onExpired },
    onSubmit: ({ codigo }) => onProof({ tipo, codigo }),
  })
  const isTotp = tipo === 'TOTP'
  const words = isTotp ? 'totp' : 'recovery'
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField
        {...field('codigo', t(`${words}.label`))}
        hint={t(`${words}.hint`)}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
    </form>
  )
}
