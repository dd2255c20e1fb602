import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** A code that was used or has run out, and the way to another. */
export function BadLinkStep({ go, kind }: StepProps & { kind: 'activation' | 'recovery' }) {
  const t = useTranslations('access')
  const isActivation = kind === 'activation'
  return (
    <StepFrame title={t('badLinkTitle')} lead={t(isActivation ? 'badActivation' : 'badRecovery')}>
      <button
        type="button"
        onClick={() => go({ name: isActivation ? 'email' : 'recover' })}
        className={buttonClass('primary')}
      >
        {t(isActivation ? 'badActivationAction' : 'badRecoveryAction')}
      </button>
    </StepFrame>
  )
}
