import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { usePages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import {
  askChurchExport,
  type ChurchExport,
  endChurchExport,
  listChurchExports,
} from '@narthex/contract/church-export/church-export.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { ExportRow } from './export-row.tsx'

const keyOf = ({ id }: ChurchExport) => id
const lookAgainMs = 3000

/** Exports of the whole church: asks for one, shows how far it is, and lets who asked fetch it for a day. */
export function ChurchExportPage() {
  const t = useTranslations('consoleExport')
  const exports = usePages(
    {
      key: ['church exports'],
      firstPage: undefined as string | undefined,
      load: (apos) => callApi(listChurchExports, { query: apos === undefined ? {} : { apos } }),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    keyOf,
  )
  const act = useAct(useFailure())
  const { reload } = exports
  const underWay = exports.state === 'ready' && exports.items.some(({ situacao }) => situacao === 'EM_CURSO')
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void reload(), lookAgainMs)
    return () => clearInterval(timer)
  }, [underWay, reload])
  const ask = () =>
    act.run(async () => {
      await callApi(askChurchExport, {})
      showMessage('GLOBAL', { tone: 'success', text: t('asked') })
      await reload()
    })
  const end = ({ id }: ChurchExport) =>
    act.run(async () => {
      await callApi(endChurchExport, { params: { id: String(id) } })
      showMessage('GLOBAL', { tone: 'success', text: t('ended') })
      await reload()
    })
  return (
    <div className="max-w-160">
      <PageHead title={t('title')} />
      <p className="mb-3 text-muted">{t('lead')}</p>
      <p className="mb-5 text-muted">{t('privacy')}</p>
      {exports.state === 'loading' && <Skeleton className="h-40" />}
      {exports.state === 'failed' && <LoadFailed onRetry={() => void reload()} />}
      {exports.state === 'ready' && (
        <>
          {!underWay && (
            <button
              type="button"
              aria-busy={act.isBusy || undefined}
              className={`${toolClass('primary')} max-sm:w-full`}
              onClick={() => void ask()}
            >
              {act.isBusy && <Spinner />}
              {t('ask')}
            </button>
          )}
          {act.failure && (
            <Notice tone="danger" className="mt-3">
              <p>{act.failure}</p>
            </Notice>
          )}
          <h2 className="mt-9 mb-2 text-lg font-semibold">{t('former')}</h2>
          {exports.items.length === 0 && <p className="text-muted">{t('none')}</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {exports.items.map((each) => (
              <ExportRow key={each.id} item={each} isBusy={act.isBusy} onEnd={() => void end(each)} />
            ))}
          </ul>
          {exports.hasMore && (
            <button type="button" className={`${toolClass('quiet')} mt-3`} onClick={() => void exports.more()}>
              {t('more')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
