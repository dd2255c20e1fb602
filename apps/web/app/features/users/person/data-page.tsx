import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { AccountPage } from '../account-page.tsx'
import { loadPersonData } from './person-calls.ts'
import { PersonEditor } from './person-editor.tsx'

export interface DataPageProps {
  readonly title: string
  readonly congregations: readonly Congregation[]
}

/** Page of a person's data: profile, addresses and children. */
export function DataPage({ title, congregations }: DataPageProps) {
  const t = useTranslations('person')
  const { church } = useChurchSite()
  const loaded = useMemberData(['person', church.slug], () => loadPersonData(church.slug), { isFresh: true })
  return (
    <AccountPage title={title} lead={t('lead')}>
      {loaded.state === 'loading' && <Coming />}
      {loaded.state === 'failed' && <LoadFailed onRetry={loaded.reload} />}
      {loaded.state === 'ready' && <PersonEditor loaded={loaded.value} congregations={congregations} />}
    </AccountPage>
  )
}

function Coming() {
  const t = useTranslations('shell')
  return (
    <div aria-busy="true">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-7 w-40" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
          <Skeleton key={name} className="h-19 w-full" />
        ))}
      </div>
    </div>
  )
}
