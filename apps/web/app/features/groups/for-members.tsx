import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { Group, Participation } from '@narthex/contract/groups/group.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { type PagePath, pathTo } from '../../routing/page-path.ts'
import { useSession } from '../../session/session.ts'
import { SharedChoice } from './shared-choice.tsx'
import { useGroupAct } from './use-group-act.ts'

const MemberList = lazyPart(() => import('./member-list.tsx').then(({ MemberList }) => MemberList))

export interface ForMembersProps {
  readonly group: Group
  readonly participation: Participation
  readonly onChange: () => Promise<void>
}

/** Member's view of a group: meetings, reading, people, own privacy, and the way to leave. */
export function ForMembers({ group, participation, onChange }: ForMembersProps) {
  const t = useTranslations('group')
  const { papel, flagLidera, escolhas, solicitacoesPendentes } = participation
  return (
    <section aria-labelledby="for-members" className="mt-9 rounded-hero bg-sunken p-5 sm:p-6">
      <h2 id="for-members" className="flex items-center gap-2.5 text-lg">
        <Icon name="check" className="size-5 text-success" />
        {papel ? t(`inRoles.${papel}`) : t('administers')}
      </h2>
      <div className="mt-4 grid gap-3">
        {flagLidera && (
          <WayIn
            icon="people"
            to={pathTo('/groups/:celulaId/requests', { celulaId: group.id })}
            title={t('requests')}
            lead={t('requestsWaiting', { count: solicitacoesPendentes ?? 0 })}
          />
        )}
        <WayIn
          icon="calendar"
          to={pathTo('/groups/:celulaId/meetings', { celulaId: group.id })}
          title={t('meetings')}
          lead={t('meetingsLead')}
        />
        <WayIn icon="book" to="/studies" title={t('studies')} lead={t('studiesLead')} />
        <LazyPart
          fallback={<Skeleton className="h-28 w-full rounded-card" />}
          failed={<p role="alert">{t('membersFailed')}</p>}
        >
          <MemberList id={group.id} />
        </LazyPart>
        {escolhas && <SharedChoice id={group.id} choices={escolhas} />}
        {papel && <Leave group={group} onChange={onChange} />}
      </div>
    </section>
  )
}

interface WayInProps {
  readonly icon: IconName
  readonly to: PagePath
  readonly title: string
  readonly lead: string
}

/** Link to a page of the group; the whole card can be touched. */
function WayIn({ icon, to, title, lead }: WayInProps) {
  return (
    <div className={`${cardClass} relative flex items-center gap-4 p-4 transition-shadow hover:shadow-lift`}>
      <Icon name={icon} className="size-6 shrink-0 text-brand-text" />
      <div className="min-w-0 grow">
        <h3 className="text-base">
          <SmartLink to={to} className={cardLinkClass}>
            {title}
          </SmartLink>
        </h3>
        <p className="text-sm text-muted">{lead}</p>
      </div>
      <Icon name="arrow" className="size-5 shrink-0 text-muted" />
    </div>
  )
}

function Leave({ group, onChange }: Pick<ForMembersProps, 'group' | 'onChange'>) {
  const t = useTranslations('group')
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  const [isOpen, setOpen] = useState(false)
  const { refusal, attempt } = useGroupAct()
  const leave = async () => {
    if (memberId === undefined) return
    const isDone = await attempt(async ({ leaveGroup }) => void (await leaveGroup(group.id, memberId)))
    if (!isDone) return
    setOpen(false)
    // The button goes away, and the focus would go with it.
    document.querySelector('main')?.focus({ preventScroll: true })
    await onChange()
  }
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)} className={`${textLinkClass} gap-2 text-sm`}>
        <Icon name="leave" className="size-5" />
        {t('leave')}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('leaveTitle', { group: group.nome })}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        refusal={refusal}
        onClose={() => setOpen(false)}
        onConfirm={leave}
      >
        <p>{t('leaveText')}</p>
      </ConfirmDialog>
    </div>
  )
}
