import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { ActivationMail } from './activation-mail.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useActivationMail } from './use-activation-mail.ts'

/** The step after registration: asks the reader to check their mailbox. */
export function CheckMailStep({ go, email }: StepProps & { email: string }) {
  const t = useTranslations('access')
  return (
    <StepFrame title={t('checkMailTitle')}>
      <ActivationMail email={email} mailing={useActivationMail()} />
      <button type="button" onClick={() => go({ name: 'login', email })} className={buttonClass('quiet')}>
        {t('checkMailDone')}
      </button>
    </StepFrame>
  )
}
