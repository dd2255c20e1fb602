import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { completeLogin } from '@narthex/contract/auth/factor.endpoints'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep as Challenge } from '@narthex/contract/auth/second-step.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { enterSession } from '../../login/start-session.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { Identity } from './identity.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

/** Few logins ask for it: no part of the page's first load. */
const SecondStep = lazyPart(() =>
  import('@narthex/client/forms/second-step/second-step').then(({ SecondStep }) => SecondStep),
)

export interface SecondFactorStepProps extends StepProps {
  readonly email: string
  readonly challenge: Challenge
}

/** The second factor of a login whose password was right; then the guard leads on. */
export function SecondFactorStep({ go, email, challenge }: SecondFactorStepProps) {
  const t = useTranslations('secondStep')
  const { church } = useChurchSite()
  const prove = async (prova: FactorProof) => {
    const body = { desafio: challenge.desafio, prova }
    await enterSession(church, await callApi(completeLogin, { body }))
  }
  return (
    <StepFrame title={t('title')} lead={t('lead')}>
      <Identity email={email} go={go} />
      <LazyPart fallback={<Skeleton className="h-48 w-full rounded-card" />} failed={<LoadFailed />}>
        <SecondStep
          challenge={challenge}
          onProof={prove}
          onExpired={() => go({ name: 'login', email, notice: 'expired' }, { replace: true })}
        />
      </LazyPart>
    </StepFrame>
  )
}
