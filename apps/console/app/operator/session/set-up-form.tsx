import { useLoaded } from '@narthex/client/data/use-loaded'
import { PasswordRules } from '@narthex/client/forms/password-rules'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { typedTotp } from '@narthex/contract/auth/factor-codes'
import { ApiError } from '@narthex/contract/client'
import type { Success } from '@narthex/contract/endpoint'
import { acceptOperatorInvitation, openOperatorInvitation } from '@narthex/contract/operator/session.endpoints'
import { givenPassword, newPassword } from '@narthex/contract/validation/password'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { PasswordField } from '@narthex/ui/password-field'
import { QrCode } from '@narthex/ui/qr-code'
import { Skeleton } from '@narthex/ui/skeleton'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { callApi } from './operator-session.ts'

type Invitation = Success<typeof openOperatorInvitation>

export interface SetUpFormProps {
  readonly codigo: string
  /** Shows the login: where the account is set up, or the link is good no more. */
  readonly onLogin: () => void
}

/** The page of the link that the machine gives a new operator: a password, an authenticator app, and the codes in reserve. */
export function SetUpForm({ codigo, onLogin }: SetUpFormProps) {
  const t = useTranslations('operatorSession')
  const invitation = useLoaded(codigo, () => openInvitation(codigo))
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <ReserveCodes codes={codes} onLogin={onLogin} />
  if (invitation.state === 'loading') return <Skeleton className="h-72 w-full" />
  if (invitation.state === 'failed') return <LoadFailed onRetry={() => void invitation.reload()} />
  if (!invitation.value)
    return (
      <>
        <Notice tone="warning">
          <p>{t('spentLink')}</p>
        </Notice>
        <button type="button" onClick={onLogin} className={`${textLinkClass} mt-3 w-fit`}>
          {t('toLogin')}
        </button>
      </>
    )
  return <AccountForm codigo={codigo} invitation={invitation.value} onDone={setCodes} />
}

/** The purpose of a link; null for one that is good no more. */
async function openInvitation(codigo: string): Promise<Invitation | null> {
  return callApi(openOperatorInvitation, { body: { codigo } }).catch((error: unknown) => {
    if (error instanceof ApiError && ['INVALID_CODE', 'VALIDATION'].includes(error.code)) return null
    throw error
  })
}

interface AccountFormProps {
  readonly codigo: string
  readonly invitation: Invitation
  readonly onDone: (codes: readonly string[]) => void
}

function AccountForm({ codigo, invitation: { email, flagNova, segredo, uri }, onDone }: AccountFormProps) {
  const t = useTranslations('operatorSession')
  const words = useTranslations('forms')
  const [schema] = useState(() => z.strictObject({ senha: flagNova ? newPassword : givenPassword, totp: typedTotp }))
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: { senha: '', totp: '' },
    refusals: {
      WRONG_PASSWORD: { field: 'senha', text: t('wrongPassword') },
      INVALID_FACTOR: { field: 'totp', text: t('wrongTotp') },
      INVALID_CODE: t('spentLink'),
    },
    onSubmit: async (body) =>
      onDone((await callApi(acceptOperatorInvitation, { body: { codigo, ...body } })).codigosReserva),
  })
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p className="wrap-anywhere text-muted">{t('setUpLead', { email })}</p>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('senha', t(flagNova ? 'newPassword' : 'ownPassword'))}
        autoComplete={flagNova ? 'new-password' : 'current-password'}
        showLabel={words('show')}
        hideLabel={words('hide')}
        hint={flagNova && <PasswordRules control={form.control} name="senha" />}
      />
      <div>
        <p className="font-semibold">{t('app')}</p>
        <p className="text-sm text-muted">{t('appLead')}</p>
        <QrCode text={uri} label={t('qr')} className="mx-auto mt-3 w-44 rounded-control" />
        <p className="mt-3 text-sm text-muted">{t('byHand')}</p>
        <p className="font-mono text-sm break-all select-all">{segredo.match(/.{1,4}/g)?.join(' ')}</p>
        <a href={uri} className={`${textLinkClass} text-sm sm:hidden`}>
          {t('openApp')}
        </a>
      </div>
      <TextField {...field('totp', t('totp'))} inputMode="numeric" autoComplete="one-time-code" />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{t('save')}</SubmitButton>
    </form>
  )
}

function ReserveCodes({ codes, onLogin }: { readonly codes: readonly string[]; readonly onLogin: () => void }) {
  const t = useTranslations('operatorSession')
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <p>{t('codesLead')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-card bg-sunken p-4 font-mono text-sm select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" onClick={onLogin} className={`${textLinkClass} w-fit`}>
        {t('codesKept')}
      </button>
    </div>
  )
}
