import { type ChurchStorage, listStorage } from '@narthex/contract/operator/health.endpoints'
import { Badge } from '@narthex/ui/badge'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatBytes } from '../../media/format-bytes.ts'
import { CursorList } from '../list-parts.tsx'
import { pathTo } from '../places.ts'
import { callApi } from '../session/operator-session.ts'
import { useCursorList } from '../use-cursor-list.ts'
import { Advice } from './health-part.tsx'

/** Bytes that churches store, the largest first, beside their quotas. */
export function StorageList() {
  const t = useTranslations('operatorHealth.storage')
  const list = useCursorList(['storage'], (apos) => callApi(listStorage, { query: { ...(apos ? { apos } : {}) } }))
  return (
    <section className="mt-8">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="mb-3 text-sm text-muted">{t('lead')}</p>
      <CursorList
        list={list}
        empty={t('none')}
        keyOf={({ id }) => id}
        row={(storage) => <StorageRow storage={storage} />}
      />
    </section>
  )
}

function StorageRow({ storage }: { readonly storage: ChurchStorage }) {
  const t = useTranslations('operatorHealth.storage')
  const locale = useLocale()
  const size = (bytes: number) => formatBytes(bytes, locale)
  const { igreja, arquivos, cotaArquivos, videos, cotaVideos, videosGuardados, flagQuaseCheia } = storage
  return (
    <div className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <Link to={pathTo('church', { code: igreja.codigo })} className="font-semibold underline">
          {igreja.nome}
        </Link>
        {flagQuaseCheia && (
          <Badge tone="warning" size="small">
            {t('full')}
          </Badge>
        )}
      </p>
      <p className="text-sm text-muted">
        {t('files', { used: size(arquivos), quota: size(cotaArquivos) })}
        {videosGuardados + videos > 0 &&
          ` · ${t('videos', { used: size(videos), quota: size(cotaVideos), kept: size(videosGuardados) })}`}
      </p>
      {flagQuaseCheia && <Advice warning="STORAGE_FULL" />}
    </div>
  )
}
