import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { StepFrame, type StepProps } from './step-frame.tsx'

type BadLink = 'activation' | 'invitation' | 'recovery'
const reasons = {
  activation: 'badActivation',
  invitation: 'badInvitation',
  recovery: 'badRecovery',
} as const satisfies Record<BadLink, string>

/** A code that was used or has run out, and the way to another. */
export function BadLinkStep({ go, kind }: StepProps & { kind: BadLink }) {
  const t = useTranslations('access')
  const isRecovery = kind === 'recovery'
  return (
    <StepFrame title={t('badLinkTitle')} lead={t(reasons[kind])}>
      <button
        type="button"
        onClick={() => go({ name: isRecovery ? 'recover' : 'email' })}
        className={buttonClass('primary')}
      >
        {t(isRecovery ? 'badRecoveryAction' : 'badActivationAction')}
      </button>
    </StepFrame>
  )
}
