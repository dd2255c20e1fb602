import type { Group } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { type DrawnCover, itemCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../components/quiet-page.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { isKnown, useParticipation } from './use-participation.ts'

type Asked = Pick<Group, 'id' | 'nome'>

/** The page after a request to join. It names no request without a group. */
export function RequestedPage({ group }: { group: Asked | undefined }) {
  const t = useTranslations('group')
  if (group) return <AskedGroup group={group} />
  return <RequestPage cover={{ seed: 'request sent' }} title={t('yourRequest')} lead={t('noRequest')} />
}

/** Confirmation for a member whose request is pending; anyone may open the address, and sees no more than the group. */
function AskedGroup({ group }: { group: Asked }) {
  const t = useTranslations('group')
  const { mine } = useParticipation(group.id)
  const hasAsked = isKnown(mine) && mine.solicitacao?.situacao === 'PENDENTE'
  return (
    <RequestPage
      cover={itemCover('CELULA', group.id)}
      title={t(hasAsked ? 'doneTitle' : 'yourRequest')}
      lead={hasAsked ? t('done', { group: group.nome }) : t(mine === 'loading' ? 'loading' : 'noRequest')}
    >
      <SmartLink to={pathTo('/groups/:celulaId', { celulaId: group.id })} className={buttonClass('primary')}>
        {t('backToGroup')}
      </SmartLink>
    </RequestPage>
  )
}

interface RequestPageProps {
  readonly cover: DrawnCover
  readonly title: string
  readonly lead: string
  /** The first way on. */
  readonly children?: ReactNode
}

function RequestPage({ cover, title, lead, children }: RequestPageProps) {
  const t = useTranslations('group')
  const { corApp } = useChurchSite()
  return (
    <QuietPage {...cover} colour={corApp} title={title} lead={lead}>
      {children}
      <SmartLink to="/user/notifications" className={buttonClass('quiet')}>
        {t('notices')}
      </SmartLink>
      <SmartLink to="/groups" className={buttonClass('quiet')}>
        {t('others')}
      </SmartLink>
    </QuietPage>
  )
}
