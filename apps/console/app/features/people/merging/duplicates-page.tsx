import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { type Duplicates, listDuplicates } from '@narthex/contract/people/merging.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { listPath } from '../../../resource/kind-paths.ts'
import { callApi } from '../../../session/api.ts'
import { AlikeGroup } from './alike-group.tsx'

const load = (query: { readonly apos?: string }) => callApi(listDuplicates, { query })

/** People who may be the same, mark by mark. */
export function DuplicatesPage() {
  const t = useTranslations('consoleMerging')
  const people = useTranslations('consolePeople')
  const loaded = useLoaded('duplicates', () => load({}))
  return (
    <div className="max-w-200">
      <PageHead title={t('title')} parent={{ path: listPath({ place: 'people' }), label: people('title') }} />
      <p className="mb-5 text-muted">{t('lead')}</p>
      {loaded.state === 'loading' && (
        <div aria-hidden="true" className="grid gap-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      )}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && <Groups first={loaded.value} />}
    </div>
  )
}

function Groups({ first }: { readonly first: Duplicates }) {
  const t = useTranslations('consoleMerging')
  const [shown, setShown] = useState(first)
  const act = useAct()
  const loadMore = () =>
    void act.run(async () => {
      try {
        const { itens, proximo } = await load({ apos: shown.proximo ?? '' })
        setShown((before) => ({ itens: [...before.itens, ...itens], proximo }))
      } catch {
        showMessage('GLOBAL', { tone: 'danger', text: t('failedMore') })
      }
    })
  if (shown.itens.length === 0) return <EmptyState icon="check" title={t('empty')} lead={t('emptyLead')} />
  return (
    <>
      <ul className="grid gap-6">
        {shown.itens.map((group) => (
          <AlikeGroup key={`${group.semelhanca} ${group.pessoas.map(({ id }) => id).join(' ')}`} group={group} />
        ))}
      </ul>
      {shown.proximo && (
        <button
          type="button"
          aria-busy={act.isBusy || undefined}
          className={`${toolClass('quiet')} mt-5`}
          onClick={loadMore}
        >
          {t('more')}
        </button>
      )}
    </>
  )
}
