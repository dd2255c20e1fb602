import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { AccountPage } from '../account-page.tsx'
import { LastStep, type LastStepProps } from './last-step.tsx'
import { loadDeletion } from './leaving-calls.ts'
import { useLeaver } from './use-leaver.ts'
import { useMailedCode } from './use-mailed-code.ts'

/** The last step, by the code of the e-mail: what goes, in a few words, and that there is no way back. */
export function ConfirmPage({ title }: { title: string }) {
  const t = useTranslations('leaving')
  const leaver = useLeaver()?.leaver
  const { codigo, drop, keepForLogin } = useMailedCode()
  const [isBad, setBad] = useState(false)
  if (isBad || codigo === '') {
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <EmptyState
          icon={isBad ? 'clock' : 'mail'}
          title={t(isBad ? 'badCodeTitle' : 'noCodeTitle')}
          lead={t(isBad ? 'badCode' : 'noCode')}
        >
          <SmartLink to="/user/delete-user" className={buttonClass('quiet')}>
            {t('askNew')}
          </SmartLink>
        </EmptyState>
      </>
    )
  }
  const refuse = () => {
    drop()
    setBad(true)
  }
  return (
    <AccountPage title={title} lead={t('confirmLead')}>
      {leaver && codigo ? (
        <Confirming leaver={leaver} codigo={codigo} onBadCode={refuse} onStay={drop} onSessionEnd={keepForLogin} />
      ) : (
        <Coming />
      )}
    </AccountPage>
  )
}

function Confirming({ leaver, ...rest }: Omit<LastStepProps, 'flagContaTambem'>) {
  const load = async () => {
    try {
      return await loadDeletion(leaver)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) rest.onSessionEnd()
      throw error
    }
  }
  const deletion = useMemberData(['deletion', leaver.igreja], load, { isFresh: true })
  if (deletion.state === 'failed') return <LoadFailed onRetry={deletion.reload} />
  if (deletion.state === 'loading') return <Coming />
  return <LastStep leaver={leaver} flagContaTambem={deletion.value.flagContaTambem} {...rest} />
}

const Coming = () => <Skeleton className="h-56 w-full rounded-card" />
