import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError } from '@narthex/contract/client'
import type { Success } from '@narthex/contract/endpoint'
import { readPersonInvitation } from '@narthex/contract/people/person-login.endpoints'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import { type InvitedAccount, InvitedForm } from './invited-form.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

const leads = { new: 'lead', known: 'leadAccount', other: 'leadOther' } as const satisfies Record<
  InvitedAccount,
  string
>

/** The page of an invitation to open an account: its reader chooses a password, or proves an account that they have. */
export function InvitedStep({ codigo, ...way }: StepProps & { readonly codigo: string }) {
  const t = useTranslations('access')
  const errors = useTranslations('errors')
  const failureText = useFailureText()
  const [invitation, setInvitation] = useState<Success<typeof readPersonInvitation>>()
  const [failure, setFailure] = useState<string>()
  const [isOther, setOther] = useState(false)

  const read = async () => {
    setFailure(undefined)
    try {
      setInvitation(await callApi(readPersonInvitation, { body: { codigo } }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 400)
        way.go({ name: 'bad-link', kind: 'invitation' }, { replace: true })
      else setFailure(failureText(error))
    }
  }
  const begin = useEffectEvent(() => void read())
  useEffect(() => begin(), [])

  if (!invitation)
    return (
      <StepFrame title={t('email.title')}>
        {failure ? (
          <>
            <Notice tone="danger">
              <p>{failure}</p>
            </Notice>
            <button type="button" onClick={() => void read()} className={buttonClass('primary')}>
              {errors('retry')}
            </button>
          </>
        ) : (
          <Spinner className="size-8 text-brand-text" />
        )}
      </StepFrame>
    )
  const account: InvitedAccount = isOther ? 'other' : invitation.flagTemConta ? 'known' : 'new'
  return (
    <StepFrame title={t('invited.title', { name: invitation.nome })} lead={t(`invited.${leads[account]}`)}>
      <InvitedForm key={account} {...way} codigo={codigo} account={account} />
      <button
        type="button"
        onClick={() => setOther((before) => !before)}
        className={`${textLinkClass} justify-self-center`}
      >
        {t(isOther ? 'invited.back' : 'invited.other')}
      </button>
    </StepFrame>
  )
}
