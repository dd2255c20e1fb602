import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { type DirectoryCheck, getPodcastState } from '@narthex/contract/media/podcast-office.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { pathTo } from '../../navigation/places.ts'
import { SectionTabs } from '../../resource/list/section-tabs.tsx'
import { callApi } from '../../session/api.ts'
import { CheckRow } from './check-row.tsx'
import { FeedAddress } from './feed-address.tsx'
import { HandIn } from './hand-in.tsx'

/** The requirements of directories for the podcast, and how it is handed in. */
export function DirectoriesPage() {
  const t = useTranslations('consolePodcastDirectories')
  const title = useTranslations('consoleFrame.places')('podcastDirectories')
  const loaded = useLoaded('podcast state', () => callApi(getPodcastState, {}))
  return (
    <>
      <PageHead title={title} />
      <SectionTabs place="podcastDirectories" />
      <div className="max-w-160">
        <p className="mb-5 text-muted">{t('lead')}</p>
        {loaded.state === 'loading' && <Skeleton className="h-96" />}
        {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
        {loaded.state === 'ready' &&
          (loaded.value.feed === null ? (
            <EmptyState icon="mic" title={t('noShow.title')} lead={t('noShow.lead')}>
              <Link to={pathTo('podcastShow')} className={toolClass('primary')}>
                {t('noShow.act')}
              </Link>
            </EmptyState>
          ) : (
            <Checked feed={loaded.value.feed} checks={loaded.value.verificacoes} />
          ))}
      </div>
    </>
  )
}

function Checked({ feed, checks }: { feed: string; checks: readonly DirectoryCheck[] }) {
  const t = useTranslations('consolePodcastDirectories')
  const count = checks.filter(({ situacao }) => situacao === 'FALTA').length
  return (
    <div className="grid gap-9">
      <div className="grid gap-5">
        <Notice tone={count === 0 ? 'success' : 'warning'}>
          <p>{count === 0 ? t('ready') : t('open', { count })}</p>
        </Notice>
        <ul className="divide-y divide-line border-y border-line">
          {checks.map((check) => (
            <CheckRow key={check.nome} check={check} />
          ))}
        </ul>
      </div>
      <FeedAddress address={feed} />
      <HandIn />
    </div>
  )
}
