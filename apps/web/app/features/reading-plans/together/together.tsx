import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Switch } from '@narthex/ui/switch'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenSubscription } from '../use-subscription.ts'
import { InvitationLink } from './invitation-link.tsx'
import { Participants } from './participants.tsx'
import { useCircle } from './use-circle.ts'

interface TogetherProps {
  readonly open: OpenSubscription
  /** The code of an invitation by which the member came. */
  readonly invitation: string | undefined
}

/** Reading a plan with others: an invitation, who reads along, and what they see. */
export function Together({ open: { subscription }, invitation }: TogetherProps) {
  const t = useTranslations('readingPlans.together')
  const plans = useTranslations('readingPlans')
  const id = useId()
  const isInCircle = subscription.roda !== null
  const { circle, isBusy, problem, ...acts } = useCircle(subscription.uuid, isInCircle)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('title')}
      </h2>
      {!isInCircle && (
        <>
          <p className="mt-1 text-muted">{t(invitation ? 'invited' : 'lead')}</p>
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => void (invitation ? acts.join(invitation) : acts.invite())}
            className={`${buttonClass(invitation ? 'primary' : 'quiet')} mt-3`}
          >
            {t(invitation ? 'join' : 'create')}
          </button>
        </>
      )}
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {problem && (problem === 'failed' ? plans('failed') : t(problem))}
      </p>
      {circle && (
        <>
          <Participants circle={circle} />
          <div className="mt-3">
            <Switch
              label={t('share')}
              description={t('shareHint')}
              isOn={circle.flagMostraProgresso}
              onChange={(isOn) => void acts.share(isOn)}
            />
          </div>
          {circle.convite && <InvitationLink plan={subscription.plano} code={circle.convite} />}
          <p className="flex flex-wrap gap-x-5">
            {circle.flagCriador && (
              <button
                type="button"
                onClick={() => void (circle.convite ? acts.revoke() : acts.invite())}
                className={textLinkClass}
              >
                {t(circle.convite ? 'revoke' : 'create')}
              </button>
            )}
            <button type="button" onClick={() => void acts.leave()} className={textLinkClass}>
              {t('leaveCircle')}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
