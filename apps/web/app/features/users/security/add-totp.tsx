import { NotProvenError } from '@narthex/client/forms/second-step/use-recent-proof'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { factorName } from '@narthex/contract/auth/factor.schemas'
import { typedTotp } from '@narthex/contract/auth/factor-codes'
import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { QrCode } from '@narthex/ui/qr-code'
import { Skeleton } from '@narthex/ui/skeleton'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { AddFactorProps } from './add-passkey.tsx'
import { beginTotp, confirmTotp } from './factor-calls.ts'

const schema = z.strictObject({ totp: typedTotp, nome: factorName })
type Enrolment = Awaited<ReturnType<typeof beginTotp>>

/** A secret for the app, as a QR code and as text; a code of it ends the enrolment. */
export function AddTotp({ userId, proof, onClose, onAdded }: AddFactorProps) {
  const t = useTranslations('security')
  const failureText = useFailureText()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [refusal, setRefusal] = useState<string>()
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    proof
      .run(() => beginTotp(userId))
      .then(setEnrolment, (error) => (error instanceof NotProvenError ? onClose() : setRefusal(failureText(error))))
  })
  useEffect(() => begin(), [])
  return (
    <Dialog isOpen onClose={onClose} title={t('totp.title')} closeLabel={t('close')}>
      {refusal && (
        <Notice tone="danger">
          <p>{refusal}</p>
        </Notice>
      )}
      {!enrolment && !refusal && <Skeleton className="h-64 w-full rounded-card" />}
      {enrolment && <Secret enrolment={enrolment} />}
      {enrolment && <CodeForm enrolment={enrolment} userId={userId} proof={proof} onAdded={onAdded} />}
    </Dialog>
  )
}

function Secret({ enrolment: { segredo, uri } }: { enrolment: Enrolment }) {
  const t = useTranslations('security')
  return (
    <div className="mb-5">
      <p>{t('totp.scan')}</p>
      <QrCode text={uri} label={t('totp.qr')} className="mx-auto mt-4 w-48 rounded-control" />
      <p className="mt-4 text-sm text-muted">{t('totp.byHand')}</p>
      <p className="mt-1 font-mono text-sm break-all select-all">{segredo.match(/.{1,4}/g)?.join(' ')}</p>
      <a href={uri} className={`${textLinkClass} text-sm sm:hidden`}>
        {t('totp.open')}
      </a>
    </div>
  )
}

function CodeForm({
  enrolment: { codigo },
  userId,
  proof,
  onAdded,
}: Omit<AddFactorProps, 'onClose'> & { readonly enrolment: Enrolment }) {
  const t = useTranslations('security')
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { totp: '', nome: t('totp.usual') },
    refusals: {
      INVALID_FACTOR: { field: 'totp', text: t('totp.wrong') },
      INVALID_CODE: t('totp.expired'),
    },
    async onSubmit({ totp, nome }) {
      try {
        onAdded(await proof.run(() => confirmTotp(userId, { codigo, totp, nome })))
      } catch (error) {
        if (!(error instanceof NotProvenError)) throw error
      }
    },
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField
        {...field('totp', t('totp.code'))}
        hint={t('totp.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
      />
      <TextField {...field('nome', t('name'))} hint={t('nameHint')} autoComplete="off" />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('totp.action')}</SubmitButton>
    </form>
  )
}
