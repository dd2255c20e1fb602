import { useMemberData } from '@narthex/client/data/use-member-data'
import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { Badge } from '@narthex/ui/badge'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { listMyGroups } from './group-calls.ts'
import { GroupCover } from './group-cover.tsx'
import { rhythmText } from './group-texts.ts'
import { MyGroupsSkeleton } from './my-groups-skeleton.tsx'

/** The groups of a member, before all others; nothing for those without one. */
export function MyGroupList() {
  const t = useTranslations('groups')
  const { slug } = useChurchSite().church
  const loaded = useMemberData(['myGroups', slug], () => listMyGroups(slug))
  if (loaded.state === 'loading') return <MyGroupsSkeleton />
  if (loaded.state === 'failed') return <p className="mt-6 text-sm text-muted">{t('mineFailed')}</p>
  const { itens } = loaded.value
  if (itens.length === 0) return null
  return (
    <section aria-labelledby="my-groups" className="mt-6">
      <h2 id="my-groups" className="text-lg">
        {t('mine')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {itens.map((group) => (
          <MyGroup key={group.id} group={group} />
        ))}
      </ul>
    </section>
  )
}

function MyGroup({ group }: { group: GroupSummary }) {
  const t = useTranslations('groups')
  const locale = useLocale()
  const { church } = useChurchSite()
  const { id, nome, papel, solicitacoesPendentes } = group
  return (
    <li className={`${cardClass} relative flex items-stretch overflow-hidden transition-shadow hover:shadow-lift`}>
      <GroupCover group={group} className="w-20 shrink-0 overflow-hidden" sizes="5rem" />
      <div className="min-w-0 grow p-4">
        <p className="text-sm text-muted">{rhythmText(group, t, locale)}</p>
        <h3 lang={church.idioma} className="mt-0.5 line-clamp-2 text-base font-semibold">
          <SmartLink to={pathTo('/groups/:celulaId', { celulaId: id })} className={cardLinkClass}>
            {nome}
          </SmartLink>
        </h3>
        {papel && papel !== 'MEMBRO' && <p className="mt-0.5 text-sm text-muted">{t(`roles.${papel}`)}</p>}
        {Boolean(solicitacoesPendentes) && (
          <p className="mt-1.5">
            <Badge tone="solid">{t('pending', { count: solicitacoesPendentes ?? 0 })}</Badge>
          </p>
        )}
      </div>
    </li>
  )
}
