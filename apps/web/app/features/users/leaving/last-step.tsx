import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError, findErrorCode } from '@narthex/contract/client'
import type { confirmDeletion as confirmDeletionEndpoint } from '@narthex/contract/leaving/leaving.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { departTo } from '../../../login/log-out.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { confirmDeletion, type Leaver, withdrawDeletion } from './leaving-calls.ts'

export interface LastStepProps {
  readonly leaver: Leaver
  readonly codigo: string
  readonly flagContaTambem: boolean
  readonly onBadCode: () => void
  readonly onStay: () => void
  /** The session has ended. */
  readonly onSessionEnd: () => void
}

/** Leaves for good, or stays after all. Leaving ends the session at once. */
export function LastStep({ leaver, codigo, flagContaTambem, onBadCode, onStay, onSessionEnd }: LastStepProps) {
  const t = useTranslations('leaving')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const [chosen, choose] = useState<'leaving' | 'staying'>()
  const { isBusy, failure, run } = useAct((error) =>
    findErrorCode<typeof confirmDeletionEndpoint>(error) === 'LAST_ADMIN' ? t('lastAdmin') : failureText(error),
  )
  const busyWith = isBusy ? chosen : undefined

  const take = (step: 'leaving' | 'staying', work: () => Promise<void>) =>
    run(async () => {
      choose(step)
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'INVALID_CODE') onBadCode()
        else if (error.status === 401) onSessionEnd()
        else throw error
      }
    })
  const leaveForGood = () =>
    take('leaving', async () => {
      await confirmDeletion(leaver, codigo)
      await departTo('/user/delete-user-success')
    })
  const stay = () =>
    take('staying', async () => {
      await withdrawDeletion(leaver)
      onStay()
      await navigate('/user' satisfies PagePath, { replace: true, viewTransition: true })
    })

  return (
    <div className={`${cardClass} p-5 sm:p-6`}>
      <p className="flex gap-3">
        <MemberIcon name="trash" className="mt-0.5 size-5 shrink-0 text-muted" />
        {t(flagContaTambem ? 'confirmAccount' : 'confirmMembership')}
      </p>
      <p className="mt-3 flex gap-3">
        <MemberIcon name="leave" className="mt-0.5 size-5 shrink-0 text-muted" />
        {t('confirmDevices')}
      </p>
      {failure && (
        <Notice tone="danger" className="mt-5">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={stay}
          aria-busy={busyWith === 'staying' || undefined}
          className={`${buttonClass('primary')} max-sm:w-full`}
        >
          {busyWith === 'staying' && <Spinner />}
          {t('stay')}
        </button>
        <button
          type="button"
          onClick={leaveForGood}
          aria-busy={busyWith === 'leaving' || undefined}
          className={`${buttonClass('quiet')} text-danger! max-sm:w-full`}
        >
          {busyWith === 'leaving' && <Spinner />}
          {t('confirm')}
        </button>
      </div>
    </div>
  )
}
