import type { Group } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../components/quiet-page.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { isKnown, useParticipation } from './use-participation.ts'

/**
 * The request is sent: said with joy, and what comes next. Only to who has asked this group: anybody may open the address.
 */
export function RequestedPage({ group }: { group: Pick<Group, 'id' | 'nome'> | undefined }) {
  const t = useTranslations('group')
  const { corApp } = useChurchSite()
  const { mine } = useParticipation(group?.id)
  const hasAsked = group && isKnown(mine) && mine.solicitacao?.situacao === 'PENDENTE'
  const lead = hasAsked ? t('done', { group: group.nome }) : t(group && mine === 'loading' ? 'loading' : 'noRequest')
  return (
    <QuietPage
      {...(group ? itemCover('CELULA', group.id) : { seed: 'request sent' })}
      colour={corApp}
      title={t(hasAsked ? 'doneTitle' : 'yourRequest')}
      lead={lead}
    >
      {group && (
        <SmartLink to={pathTo('/groups/:celulaId', { celulaId: group.id })} className={buttonClass('primary')}>
          {t('backToGroup')}
        </SmartLink>
      )}
      <SmartLink to="/user/notifications" className={buttonClass('quiet')}>
        {t('notices')}
      </SmartLink>
      <SmartLink to="/groups" className={buttonClass('quiet')}>
        {t('others')}
      </SmartLink>
    </QuietPage>
  )
}
