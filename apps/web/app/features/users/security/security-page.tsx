import { Notice, type Tone } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { useMemberData } from '../../../data/use-member-data.ts'
import { useRecentProof } from '../../../forms/second-step/use-recent-proof.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { loadPerson } from '../../../session/load-person.ts'
import { useSession } from '../../../session/session.ts'
import { AccountPage } from '../account-page.tsx'
import { loadFactors } from './factor-calls.ts'
import { FactorSection } from './factor-section.tsx'
import { StaffSecurity } from './staff-security.tsx'

/** What is said of what was just done, and its tone. */
export type Say = (text: string, tone?: Tone) => void

const administering = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']

/** How a member confirms that it is them at a login; and for who administers the church, how its staff does. */
export function SecurityPage({ title }: { title: string }) {
  const t = useTranslations('security')
  const { church } = useChurchSite()
  const userId = useSession(({ account }) => account?.id) ?? 0
  const isAdmin = useSession(({ roles }) => roles.some(({ role }) => administering.includes(role)))
  const factors = useMemberData(['factors'], () => loadFactors(userId))
  const proof = useRecentProof()
  const [said, setSaid] = useState<{ readonly tone: Tone; readonly text: string }>()
  const answer = useRef<HTMLDivElement>(null)
  const say: Say = (text, tone = 'success') => {
    setSaid({ tone, text })
    // What was pressed may be gone; who came by keyboard goes on from the answer.
    requestAnimationFrame(() => answer.current?.focus())
  }
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
          <div ref={answer} tabIndex={-1} aria-live="polite" className="focus:outline-none">
            {said && (
              <Notice tone={said.tone} role="none" className="mb-4">
                <p>{said.text}</p>
              </Notice>
            )}
          </div>
          <FactorSection factors={factors.value} userId={userId} proof={proof} say={say} onChanged={changed} />
          {isAdmin && (
            // With one's own factor the list has changed.
            <StaffSecurity key={String(hasFactor)} hasFactor={hasFactor} userId={userId} proof={proof} say={say} />
          )}
        </>
      )}
      {proof.dialog}
    </AccountPage>
  )
}
