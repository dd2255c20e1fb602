import type { Group } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../components/quiet-page.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'

/** The request is sent: said with joy, and what comes next. Without a group it is true of any. */
export function RequestedPage({ group }: { group: Pick<Group, 'id' | 'nome'> | undefined }) {
  const t = useTranslations('group')
  const { corApp } = useChurchSite()
  return (
    <QuietPage
      {...(group ? itemCover('CELULA', group.id) : { seed: 'request sent' })}
      colour={corApp}
      title={t('doneTitle')}
      lead={group ? t('done', { group: group.nome }) : t('doneGeneral')}
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
