import { whenText } from '@narthex/client/format/dates'
import { type LoggedAct, listOperatorActs } from '@narthex/contract/operator/log.endpoints'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { CursorList } from '../list-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import { useCursorList } from '../use-cursor-list.ts'

/** The acts of operators, for one church or for all. */
export function LogPage() {
  const t = useTranslations('operatorLog')
  return (
    <>
      <PageHead title={t('title')} />
      <ActList />
    </>
  )
}

export function ActList({ church }: { readonly church?: string }) {
  const t = useTranslations('operatorLog')
  const list = useCursorList(['operator log', church ?? ''], (apos) =>
    callApi(listOperatorActs, { query: { ...(apos ? { apos } : {}), ...(church ? { igreja: church } : {}) } }),
  )
  return (
    <CursorList
      list={list}
      empty={t('empty')}
      keyOf={({ id }) => id}
      row={(act) => <ActRow act={act} isOfChurch={church !== undefined} />}
    />
  )
}

function ActRow({ act, isOfChurch }: { readonly act: LoggedAct; readonly isOfChurch: boolean }) {
  const t = useTranslations('operatorLog')
  const dates = useDateContext()
  const { momento, operador, acao, igreja, organizacao, detalhes } = act
  const about = [isOfChurch ? null : igreja, organizacao, ...Object.values(detalhes)].filter(Boolean)
  return (
    <div className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{t(`acts.${acao}`)}</span>
        {about.length > 0 && <span className="text-muted"> · {about.join(' · ')}</span>}
      </p>
      <p className="text-sm text-muted">
        {operador ?? t('unknown')} · <time dateTime={momento}>{whenText(new Date(momento), dates)}</time>
      </p>
    </div>
  )
}
