import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getCare } from '@narthex/contract/care/care.endpoints'
import type { CareFile } from '@narthex/contract/care/care.schemas'
import { ApiError } from '@narthex/contract/client'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { pathTo } from '../../navigation/places.ts'
import { recordPath } from '../../resource/kind-paths.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { Contact } from '../people/contact.tsx'
import { CareBadges, CareFacts } from './care-facts.tsx'
import { CareNotes } from './care-notes.tsx'
import { CarePlanForm } from './care-plan.tsx'
import { CareWords } from './care-words.tsx'
import { useCareActs } from './use-care-acts.ts'

async function open(id: string): Promise<CareFile | null> {
  try {
    return await callApi(getCare, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The page of an item: how to reach the person, what they wrote, what is next, and notes. */
export function CareItemPage({ id }: { readonly id: string }) {
  const t = useTranslations('consoleCare')
  const loaded = useLoaded(`care item ${id}`, () => open(id))
  const parent = { path: pathTo('care'), label: t('title') }
  if (loaded.state === 'ready' && loaded.value) return <CareItem file={loaded.value} reload={loaded.reload} />
  return (
    <div className="max-w-200">
      <PageHead title={loaded.state === 'ready' ? t('gone') : t('title')} parent={parent} />
      {loaded.state === 'loading' && (
        <div aria-hidden="true" className="grid gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-32" />
        </div>
      )}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && (
        <EmptyState icon="search" title={t('gone')} lead={t('goneLead')}>
          <Link to={parent.path} className={toolClass('primary')}>
            {t('back')}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}

function CareItem({ file, reload }: { readonly file: CareFile; readonly reload: () => Promise<unknown> }) {
  const t = useTranslations('consoleCare')
  const mayWrite = useMay('care.write')
  const mayRead = useMay('people.read')
  const acts = useCareActs(reload)
  const { item, anotacoes } = file
  const { id, nome, idUsuario, responsavel, concluidoEm } = item
  const isOpen = concluidoEm === null
  return (
    <div className="max-w-200">
      <PageHead title={nome} parent={{ path: pathTo('care'), label: t('title') }} state={<CareBadges item={item} />}>
        {mayWrite && isOpen && responsavel === null && (
          <button type="button" className={toolClass('quiet')} onClick={() => acts.take(item)}>
            {t('take')}
          </button>
        )}
        {mayWrite && (
          <button
            type="button"
            className={toolClass(isOpen ? 'primary' : 'quiet')}
            onClick={() => (isOpen ? acts.finish(item) : acts.reopen(item))}
          >
            {t(isOpen ? 'finish' : 'reopen')}
          </button>
        )}
      </PageHead>
      <div className="mb-4">
        <CareFacts item={item} />
      </div>
      <Contact person={item} />
      {mayRead && idUsuario !== null && (
        <p className="mb-6">
          <Link
            to={recordPath({ place: 'people' }, idUsuario)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('person')}
          </Link>
        </p>
      )}
      <div className="grid gap-8">
        <CareWords file={file} />
        {mayWrite && isOpen && <CarePlanForm item={item} acts={acts} />}
        {anotacoes !== null && <CareNotes careId={id} count={anotacoes} />}
      </div>
    </div>
  )
}
