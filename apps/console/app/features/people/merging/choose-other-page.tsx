import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { peopleCalls } from '@narthex/contract/people/person-office.endpoints'
import { Skeleton } from '@narthex/ui/skeleton'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../../components/page-head.tsx'
import { PeopleField } from '../../../components/people-field.tsx'
import { recordPath } from '../../../resource/kind-paths.ts'
import { callApi } from '../../../session/api.ts'
import { mergePath, toName } from './merge-paths.ts'

/** Looks for the other record of a person. */
export function ChooseOtherPage({ id }: { readonly id: string }) {
  const t = useTranslations('consoleMerging')
  const navigate = useNavigate()
  const loaded = useLoaded(`person to merge ${id}`, () => callApi(peopleCalls.get, { params: { id } }))
  if (loaded.state === 'loading') return <Skeleton className="h-32 max-w-160" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const name = toName(loaded.value)
  const parent = { path: recordPath({ place: 'people' }, Number(id)), label: name }
  return (
    <div className="max-w-160">
      <PageHead title={t('withTitle', { name })} parent={parent} />
      <p className="mb-5 text-muted">{t('withLead')}</p>
      <PeopleField
        isOfAll
        label={t('other')}
        value={undefined}
        onChange={(person) => {
          if (person && person.value !== id) void navigate(mergePath(Number(id), Number(person.value)))
        }}
      />
    </div>
  )
}
