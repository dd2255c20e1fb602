import { confirmEmail } from '@narthex/contract/auth/account.endpoints'
import { ApiError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../lib/api.ts'
import { useFailureText } from '../../lib/forms/use-failure-text.ts'
import { beginFoundSession } from '../../lib/read-session.ts'
import { useChurchSite } from '../../shell/use-site.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** Confirms the e-mail that its link was sent to; then whoever is logged in goes on, and whoever is not logs in. */
export function ConfirmingStep({ go, codigo }: StepProps & { codigo: string }) {
  const t = useTranslations('access')
  const errors = useTranslations('errors')
  const failureText = useFailureText()
  const site = useChurchSite()
  const [failure, setFailure] = useState<string>()
  const taken = useRef('')

  const confirm = async () => {
    setFailure(undefined)
    try {
      await callApi(confirmEmail, { body: { codigo } }, { handlesNoResponse: true })
      go({ name: 'email', notice: 'confirmed' }, { replace: true })
      beginFoundSession(site)
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        go({ name: 'bad-link', kind: 'activation' }, { replace: true })
      } else setFailure(failureText(error))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code once, for it is good once
  useEffect(() => {
    if (taken.current === codigo) return
    taken.current = codigo
    void confirm()
  }, [codigo])

  return (
    <StepFrame title={t('confirming')}>
      {failure ? (
        <>
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
          <button type="button" onClick={() => void confirm()} className={buttonClass('primary')}>
            {errors('retry')}
          </button>
        </>
      ) : (
        <Spinner className="size-8 text-brand-text" />
      )}
    </StepFrame>
  )
}
