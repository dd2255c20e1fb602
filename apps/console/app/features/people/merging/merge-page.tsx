import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import { type MergePreview, mergePeople, previewMerge } from '@narthex/contract/people/merging.endpoints'
import type { MergeField, MergeSide } from '@narthex/contract/people/merging-words'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { pathTo } from '../../../navigation/places.ts'
import { recordPath } from '../../../resource/kind-paths.ts'
import { callApi } from '../../../session/api.ts'
import { FieldChoices } from './field-choices.tsx'
import { toName } from './merge-paths.ts'
import { MovedParts, TwoPeople } from './two-people.tsx'
import { useMergeFailure, useUndoMerge } from './use-undo-merge.ts'

interface MergePageProps {
  readonly id: string
  readonly other: string
}

async function open({ id, other }: MergePageProps): Promise<MergePreview | null> {
  try {
    return await callApi(previewMerge, { params: { id, idOutro: other } })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'PERSON_MERGED')) return null
    throw error
  }
}

/** Two people beside each other, with a decision on each field in which they differ. */
export function MergePage(props: MergePageProps) {
  const t = useTranslations('consoleMerging')
  const [isSwapped, setSwapped] = useState(false)
  const pair = isSwapped ? { id: props.other, other: props.id } : props
  const loaded = useLoaded(`merge ${pair.id} ${pair.other}`, () => open(pair))
  const parent = { path: pathTo('duplicates'), label: t('title') }
  return (
    <div className="max-w-200">
      <PageHead title={t('mergeTitle')} parent={parent} />
      {loaded.state === 'loading' && (
        <div aria-hidden="true" className="grid gap-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      )}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && !loaded.value && (
        <EmptyState icon="search" title={t('gone')} lead={t('refusals.PERSON_MERGED')}>
          <Link to={parent.path} className={toolClass('primary')}>
            {t('title')}
          </Link>
        </EmptyState>
      )}
      {loaded.state === 'ready' && loaded.value && (
        <MergeForm
          key={loaded.value.fica.id}
          preview={loaded.value}
          onSwap={() => setSwapped((before) => !before)}
          onStale={() => void loaded.reload()}
        />
      )}
    </div>
  )
}

interface MergeFormProps {
  readonly preview: MergePreview
  readonly onSwap: () => void
  /** Someone has changed one of the two. */
  readonly onStale: () => void
}

function MergeForm({ preview, onSwap, onStale }: MergeFormProps) {
  const t = useTranslations('consoleMerging')
  const frame = useTranslations('consoleFrame')
  const navigate = useNavigate()
  const explain = useMergeFailure()
  const undo = useUndoMerge()
  const [chosen, setChosen] = useState<Partial<Record<MergeField, MergeSide>>>(() => chooseAtFirst(preview))
  const act = useAct(explain)
  const { fica, sai, campos, contagens, impedimentos, flagTrocavel } = preview
  const merge = () =>
    act.run(async () => {
      const done = await callApi(mergePeople, {
        body: { idUsuario: fica.id, versao: fica.versao, idOutro: sai.id, versaoOutro: sai.versao, campos: chosen },
      })
      void navigate(recordPath({ place: 'people' }, done.idUsuario))
      const action = { label: frame('undo'), onAct: () => void undo(done.id).catch(() => {}) }
      showMessage('GLOBAL', { tone: 'success', text: t('merged', { name: toName(fica) }), action })
    })
  return (
    <>
      <TwoPeople fica={fica} sai={sai} onSwap={flagTrocavel ? onSwap : undefined} />
      <FieldChoices
        campos={campos}
        names={{ FICA: toName(fica), SAI: toName(sai) }}
        chosen={chosen}
        onChoose={(campo, side) => setChosen((before) => ({ ...before, [campo]: side }))}
      />
      <MovedParts contagens={contagens} name={toName(sai)} />
      <p className="mt-6 text-muted">{t('hint')}</p>
      {impedimentos.map((code) => (
        <Notice key={code} tone="warning" className="mt-4">
          <p>{t(`refusals.${code}`)}</p>
        </Notice>
      ))}
      {act.failure && (
        <Notice tone="danger" className="mt-4">
          <p>{act.failure}</p>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {act.error instanceof ApiError && act.error.code === 'CHANGED_MEANWHILE' ? (
          <button
            type="button"
            className={toolClass('primary')}
            onClick={() => {
              act.clear()
              onStale()
            }}
          >
            {t('again')}
          </button>
        ) : (
          impedimentos.length === 0 && (
            <button
              type="button"
              aria-busy={act.isBusy || undefined}
              className={toolClass('primary')}
              onClick={() => void merge()}
            >
              {t('merge')}
            </button>
          )
        )}
        <Link to={pathTo('duplicates')} className={toolClass('plain')}>
          {t('cancel')}
        </Link>
      </div>
    </>
  )
}

/** The value that is there stays; of two that are, the one of the person who stays. */
function chooseAtFirst({ campos }: MergePreview): Partial<Record<MergeField, MergeSide>> {
  return Object.fromEntries(
    campos.map(({ campo, fica }) => [campo, fica === null || fica === '' || fica === false ? 'SAI' : 'FICA']),
  )
}
