import { useLoaded } from '@narthex/client/data/use-loaded'
import { stored } from '@narthex/client/device/stored'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getLibraryQuota } from '@narthex/contract/media/library.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Segmented } from '@narthex/ui/segmented'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { formatBytes } from '../../media/format-bytes.ts'
import { LibraryGrid } from '../../media/library-grid.tsx'
import { type LibraryView, readView, writeView } from '../../media/library-view.ts'
import { LibraryDrop } from '../../media/upload/library-drop.tsx'
import { libraryUploads } from '../../media/upload/library-uploads.ts'
import { UploadList } from '../../media/upload/upload-list.tsx'
import { useLibrary } from '../../media/use-library.ts'
import { callApi } from '../../session/api.ts'
import { FileSheet } from './file/file-sheet.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { LibraryRows } from './library-rows.tsx'

const shapes = ['grid', 'list'] as const
type Shape = (typeof shapes)[number]
const shapeKey = 'narthex-office-media-shape'
const openParam = 'arquivo'

/** The media library: its view and the file that is open stand in the address. */
export function MediaPage() {
  const t = useTranslations('consoleMedia')
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const list = useLibrary(view)
  const [shape, setShape] = useShape()
  const openId = Number(query.get(openParam)) || undefined
  const change = (part: Partial<LibraryView>) =>
    setQuery((before) => writeView({ ...view, ...part }, before), { replace: true, preventScrollReset: true })
  const open = (id: number | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete(openParam)
        else next.set(openParam, String(id))
        return next
      },
      { preventScrollReset: true, replace: id === undefined },
    )
  const showAll = () => change({ term: '', kind: undefined, part: 'all' })
  return (
    <>
      <PageHead title={t('title')} />
      <div className="mb-5">
        <LibraryDrop accepts="all" />
      </div>
      <UploadList queue={libraryUploads} onDone={() => void list.reload()} />
      <LibraryFilters view={view} onChange={change} />
      <LibraryHead list={list} shape={shape} onShape={setShape} />
      <LibraryFiles list={list} view={view} shape={shape} onOpen={open} onShowAll={showAll} />
      {openId !== undefined && (
        <FileSheet key={openId} id={openId} onClose={() => open(undefined)} onChange={() => void list.reload()} />
      )}
    </>
  )
}

/** How files are drawn, as this browser remembers it. */
function useShape(): [Shape, (shape: Shape) => void] {
  const [shape, setShape] = useState<Shape>(
    () => shapes.find((known) => known === stored(() => localStorage.getItem(shapeKey))) ?? 'grid',
  )
  return [
    shape,
    (next) => {
      setShape(next)
      stored(() => localStorage.setItem(shapeKey, next))
    },
  ]
}

type Library = ReturnType<typeof useLibrary>

interface LibraryHeadProps {
  readonly list: Library
  readonly shape: Shape
  readonly onShape: (shape: Shape) => void
}

/** How many files there are, how much room they take, and how they are drawn. */
function LibraryHead({ list, shape, onShape }: LibraryHeadProps) {
  const t = useTranslations('consoleMedia')
  const locale = useLocale()
  const total = list.state === 'ready' ? list.items.length : undefined
  const quota = useLoaded(`quota ${total}`, () => callApi(getLibraryQuota, {}))
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {list.state === 'loading' && t('loading')}
        {list.state === 'ready' && t('count', { count: Math.max(list.lastPage.total ?? 0, list.items.length) })}
        {quota.state === 'ready' &&
          ` · ${t('quota', { used: formatBytes(quota.value.bytes, locale), limit: formatBytes(quota.value.limite, locale) })}`}
      </p>
      <Segmented
        legend={t('view')}
        name="shape"
        options={shapes.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={shape}
        onChange={onShape}
      />
    </div>
  )
}

interface LibraryFilesProps {
  readonly list: Library
  readonly view: LibraryView
  readonly shape: Shape
  readonly onOpen: (id: number) => void
  readonly onShowAll: () => void
}

function LibraryFiles({ list, view, shape, onOpen, onShowAll }: LibraryFilesProps) {
  const t = useTranslations('consoleMedia')
  if (list.state === 'loading') return <LibrarySkeleton />
  if (list.state === 'failed') return <LoadFailed onRetry={() => void list.reload()} />
  if (list.items.length === 0) return <NoFiles view={view} onShowAll={onShowAll} />
  const Files = shape === 'grid' ? LibraryGrid : LibraryRows
  return (
    <>
      <Files files={list.items} onOpen={({ id }) => onOpen(id)} />
      {list.hasMore && (
        <p className="mt-4 text-center">
          <button
            type="button"
            onClick={() => void list.more()}
            aria-busy={list.isAdding || undefined}
            className={toolClass('quiet')}
          >
            {t('more')}
          </button>
        </p>
      )}
    </>
  )
}

function NoFiles({ view: { term, kind, part }, onShowAll }: { view: LibraryView; onShowAll: () => void }) {
  const t = useTranslations('consoleMedia')
  if (part === 'trash' && !term && !kind)
    return <EmptyState icon="info" title={t('trashEmptyTitle')} lead={t('trashEmpty')} />
  if (!term && !kind && part === 'all') return <EmptyState icon="camera" title={t('emptyTitle')} lead={t('empty')} />
  return (
    <EmptyState icon="search" title={t('nothingTitle')} lead={t('nothing')}>
      <button type="button" onClick={onShowAll} className={toolClass('quiet')}>
        {t('showAll')}
      </button>
    </EmptyState>
  )
}

const places = Array.from({ length: 10 }, (_, at) => at)

/** Loading skeleton in the shape of the tiles. */
function LibrarySkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {places.map((at) => (
        <Skeleton key={at} className="aspect-square rounded-card" />
      ))}
    </div>
  )
}
