import { useLoaded } from '@narthex/client/data/use-loaded'
import { getGroup } from '@narthex/contract/groups/group.endpoints'
import type { Group, GroupPoint, GroupSummary } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { callApi } from '../../../session/api.ts'
import { GroupCover } from '../group-cover.tsx'
import { GroupFacts } from '../group-facts.tsx'

export interface GroupGlanceProps {
  readonly point: GroupPoint
  readonly known: GroupSummary | undefined
}

/** Summary of a group on the map; missing data is loaded. */
export function GroupGlance({ point, known }: GroupGlanceProps) {
  const { id } = point
  const params = { id: String(id) }
  const loaded = useLoaded(known ? undefined : params.id, () => callApi(getGroup, { params }))
  const group: GroupSummary | Group | undefined = known ?? (loaded.state === 'ready' ? loaded.value : undefined)
  const t = useTranslations('groupMap')
  const { church } = useChurchSite()
  return (
    <>
      <GroupCover group={group ?? { ...point, imagem: null }} className="h-32 w-full overflow-hidden max-sm:hidden" />
      <div className="p-4">
        <h2 lang={church.idioma} className="pe-10 text-lg leading-snug sm:pe-0">
          {point.nome}
        </h2>
        {loaded.state === 'loading' && !group && <Skeleton className="mt-2 h-12 w-full" />}
        {group && <GroupFacts group={group} className="mt-1.5" />}
        <SmartLink
          to={pathTo('/groups/:celulaId', { celulaId: id })}
          className={`${buttonClass('primary')} mt-4 w-full`}
        >
          {t('open')}
        </SmartLink>
      </div>
    </>
  )
}
