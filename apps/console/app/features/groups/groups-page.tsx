import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getGroupCare } from '@narthex/contract/groups/group-care.endpoints'
import type { GroupCare } from '@narthex/contract/groups/group-care.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { NotFound } from '../../shell/error-screens.tsx'
import { GroupFrame } from './group-frame.tsx'
import { HealthPage } from './health-page.tsx'
import { MeetingsView } from './meetings-view.tsx'
import { MultiplyView } from './multiply-view.tsx'
import { PeopleView } from './people-view.tsx'

/** The screens of how groups are doing by their addresses: all groups, or a view of one. */
export function GroupsPage() {
  const { id } = useParams()
  return id === undefined ? <HealthPage /> : <GroupPage key={id} id={/^[1-9]\d{0,8}$/.test(id) ? id : '0'} />
}

const views = { people: PeopleView, meetings: MeetingsView, multiply: MultiplyView }

function GroupPage({ id }: { readonly id: string }) {
  const t = useTranslations('consoleGroupCare')
  const { view = 'people' } = useParams()
  const loaded = useLoaded<GroupCare>(`group ${id}`, () => callApi(getGroupCare, { params: { id } }))
  const mayLead = useMay('groups.manage')
  if (!(view in views) || (view === 'multiply' && !mayLead)) return <NotFound />
  const View = views[view as keyof typeof views]
  if (loaded.state === 'ready')
    return (
      <GroupFrame care={loaded.value}>
        <View care={loaded.value} reload={loaded.reload} />
      </GroupFrame>
    )
  return (
    <div className="max-w-200">
      <PageHead title={t('title')} />
      {loaded.state === 'failed' ? (
        <LoadFailed onRetry={() => void loaded.reload()} />
      ) : (
        <div aria-hidden="true" className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </div>
  )
}

export interface GroupViewProps {
  readonly care: GroupCare
  readonly reload: () => Promise<unknown>
}
