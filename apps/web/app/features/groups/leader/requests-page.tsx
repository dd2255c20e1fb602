import { LoadFailed } from '@narthex/client/parts/load-failed'
import { containerClass } from '@narthex/ui/container'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../components/use-result.tsx'
import { keepingEmbed } from '../../../routing/embed.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { useMember } from '../../../session/use-member.ts'
import { BackLink } from '../meetings/meetings-head.tsx'
import { MeetingsSkeleton } from '../meetings/meetings-skeleton.tsx'
import { NotYours } from '../meetings/not-yours.tsx'
import { PeopleList } from './people-list.tsx'
import { RequestList } from './request-list.tsx'
import { useLeading } from './use-leading.ts'

export interface RequestsPageProps {
  readonly title: string
  readonly celulaId: number
}

/** Page for a group's leaders: requests to join, and members. */
export function RequestsPage({ title, celulaId }: RequestsPageProps) {
  const t = useTranslations('leading')
  const { id: memberId } = useMember().member
  const { search } = useLocation()
  const groupPath = pathTo('/groups/:celulaId', { celulaId })
  const led = useLeading(celulaId)
  const { result, hasResult, announce } = useResult('mt-5')
  const attempt: Attempt = async (work, done, refused) => {
    try {
      await work()
      announce(done)
    } catch (error) {
      announce(refused(error), 'warning')
    }
    void led.reload()
  }
  let content: ReactNode
  if (led.state === 'failed') content = <LoadFailed onRetry={led.reload} />
  else if (led.state === 'loading') content = <MeetingsSkeleton label={t('loading')} />
  // A leader who has just stepped down goes to the group's page.
  else if (!led.value)
    content = hasResult ? <Navigate replace to={keepingEmbed(groupPath, search)} /> : <NotYours celulaId={celulaId} />
  else {
    content = (
      <>
        <h1 className="text-title">{title}</h1>
        <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
        {result}
        <div className="mt-8 grid gap-10">
          <RequestList requests={led.value.requests} attempt={attempt} />
          <PeopleList
            celulaId={celulaId}
            memberId={memberId}
            people={led.value.people}
            canOrganise={led.value.canOrganise}
            attempt={attempt}
          />
        </div>
      </>
    )
  }
  return (
    <div className={containerClass('page', 'backLink')}>
      <BackLink to={pathTo('/groups/:celulaId/meetings', { celulaId })}>{t('back')}</BackLink>
      <div className="max-w-3xl">{content}</div>
    </div>
  )
}

/** Performs an action, shows its result and reloads the lists. Never rejects. */
export type Attempt = (work: () => Promise<unknown>, done: string, refused: (error: unknown) => string) => Promise<void>
