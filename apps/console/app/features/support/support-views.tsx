import { usePages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listSupportViews, type SupportView } from '@narthex/contract/office/support.endpoints'
import { Skeleton } from '@narthex/ui/skeleton'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { callApi } from '../../session/api.ts'
import { findViewedPlace } from './viewed-places.ts'

const keyOf = ({ id }: SupportView) => id

/** The views of support in an access, the last first. */
export function SupportViews({ id, count }: { readonly id: number; readonly count: number }) {
  const t = useTranslations('consoleSupport.views')
  const places = useTranslations('consoleFrame.places')
  const format = useFormatter()
  const views = usePages(
    {
      key: ['support views', id, count],
      firstPage: undefined as string | undefined,
      load: (apos) =>
        callApi(listSupportViews, { params: { id: String(id) }, query: apos === undefined ? {} : { apos } }),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    keyOf,
  )
  if (views.state === 'loading') return <Skeleton className="mt-3 h-24" />
  if (views.state === 'failed') return <LoadFailed onRetry={() => void views.reload()} />
  return (
    <>
      <ol className="mt-3 divide-y divide-line text-sm">
        {views.items.map(({ id, momento, chamada, caminho, registros, flagMudanca }) => {
          const place = findViewedPlace(caminho)
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 font-medium wrap-anywhere">
                {place ? places(place) : t('other')}
                {registros.length > 0 && ` · ${t('records', { ids: registros.join(', ') })}`}
                {flagMudanca && ` · ${t('changed')}`}
              </span>
              <span className="text-muted wrap-anywhere">
                {chamada} · {format.dateTime(new Date(momento), { timeStyle: 'medium' })}
              </span>
            </li>
          )
        })}
      </ol>
      {views.hasMore && (
        <button type="button" className={`${toolClass('quiet')} mt-2`} onClick={() => void views.more()}>
          {t('more')}
        </button>
      )}
    </>
  )
}
