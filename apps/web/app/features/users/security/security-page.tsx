import { useMemberData } from '@narthex/client/data/use-member-data'
import { useRecentProof } from '@narthex/client/forms/second-step/use-recent-proof'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Tone } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../components/use-result.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'
import { loadPerson } from '../../../session/load-person.ts'
import { useSession } from '../../../session/session.ts'
import { useMember } from '../../../session/use-member.ts'
import { AccountPage } from '../account-page.tsx'
import { loadFactors } from './factor-calls.ts'
import { FactorSection } from './factor-section.tsx'
import { StaffSecurity } from './staff-security.tsx'

/** Shows a message about the last action, with its tone. */
export type Say = (text: string, tone?: Tone) => void

const administering = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']

/** Security page: the member's second factors; for administrators also those of the staff. */
export function SecurityPage({ title }: { title: string }) {
  const t = useTranslations('security')
  const { church } = useChurchSite()
  const { id: userId, email } = useMember().account
  const isAdmin = useSession(({ roles }) => roles.some(({ role }) => administering.includes(role)))
  const factors = useMemberData(['factors'], () => loadFactors(userId))
  const proof = useRecentProof(callApi, email)
  const { result, announce } = useResult('mb-4')
  const { state } = factors
  const hasFactor = state === 'ready' && factors.value.fatores.length > 0
  /** Rights may wake or sleep with what has changed. */
  const changed = () => {
    void factors.reload()
    void loadPerson(church).catch(() => undefined)
  }

  return (
    <AccountPage title={title} lead={t('lead')}>
      {state === 'failed' && <LoadFailed onRetry={factors.reload} />}
      {state === 'loading' && <Skeleton className="h-60 w-full rounded-card" />}
      {state === 'ready' && (
        <>
          {result}
          <FactorSection factors={factors.value} userId={userId} proof={proof} say={announce} onChanged={changed} />
          {isAdmin && (
            // With one's own factor the list has changed.
            <StaffSecurity key={String(hasFactor)} hasFactor={hasFactor} userId={userId} proof={proof} say={announce} />
          )}
        </>
      )}
      {proof.dialog}
    </AccountPage>
  )
}
