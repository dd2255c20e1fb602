import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { usePages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { endSupportAccess, listSupportAccesses, type SupportAccess } from '@narthex/contract/office/support.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { refreshOffice } from '../../session/start-session.ts'
import { OpenSupportForm } from './open-support-form.tsx'
import { SupportViews } from './support-views.tsx'

const keyOf = ({ id }: SupportAccess) => id

/** Support access: opens the office to support, ends it, and lists what support looked at. */
export function SupportPage() {
  const t = useTranslations('consoleSupport')
  const { suporte } = useOfficeSession()
  // What the banner ends, or another window opens, is read again.
  const key = ['support accesses', suporte?.id ?? 0]
  const accesses = usePages(
    {
      key,
      firstPage: undefined as string | undefined,
      load: (apos) => callApi(listSupportAccesses, { query: apos === undefined ? {} : { apos } }),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    keyOf,
  )
  const act = useAct(useFailure())
  const open = accesses.state === 'ready' ? accesses.items.find(({ flagAberto }) => flagAberto) : undefined
  const end = ({ id }: SupportAccess) =>
    act.run(async () => {
      await callApi(endSupportAccess, { params: { id: String(id) } })
      showMessage('GLOBAL', { tone: 'success', text: t('ended') })
      await Promise.all([refreshOffice(), accesses.reload()])
    })
  const onOpened = async () => {
    showMessage('GLOBAL', { tone: 'success', text: t('opened') })
    await Promise.all([refreshOffice(), accesses.reload()])
  }
  return (
    <div className="max-w-160">
      <PageHead title={t('title')} />
      <p className="mb-5 text-muted">{t('lead')}</p>
      {accesses.state === 'loading' && <Skeleton className="h-40" />}
      {accesses.state === 'failed' && <LoadFailed onRetry={() => void accesses.reload()} />}
      {accesses.state === 'ready' && (
        <>
          {open ? (
            <OpenAccess access={open} isBusy={act.isBusy} onEnd={() => void end(open)} />
          ) : (
            <OpenSupportForm onOpened={onOpened} />
          )}
          {act.failure && (
            <Notice tone="danger" className="mt-3">
              <p>{act.failure}</p>
            </Notice>
          )}
          <h2 className="mt-9 mb-2 text-lg font-semibold">{t('former')}</h2>
          {accesses.items.length === 0 && <p className="text-muted">{t('none')}</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {accesses.items.map((access) => (
              <AccessRow key={access.id} access={access} />
            ))}
          </ul>
          {accesses.hasMore && (
            <button type="button" className={`${toolClass('quiet')} mt-3`} onClick={() => void accesses.more()}>
              {t('more')}
            </button>
          )}
        </>
      )}
    </div>
  )
}

interface OpenAccessProps {
  readonly access: SupportAccess
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function OpenAccess({ access: { expiraEm, flagEscrita }, isBusy, onEnd }: OpenAccessProps) {
  const t = useTranslations('consoleSupport')
  const format = useFormatter()
  const until = format.dateTime(new Date(expiraEm), { timeStyle: 'short' })
  return (
    <section className="grid justify-items-start gap-3 rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)]">
      <p className="font-semibold">{t(flagEscrita ? 'banner.changes' : 'banner.reads', { until })}</p>
      <button type="button" aria-busy={isBusy || undefined} className={toolClass('danger')} onClick={onEnd}>
        {t('banner.end')}
      </button>
    </section>
  )
}

/** An access: who opened it and why, until when, and what support looked at. */
function AccessRow({ access }: { readonly access: SupportAccess }) {
  const t = useTranslations('consoleSupport')
  const format = useFormatter()
  const [isShown, setShown] = useState(false)
  const { id, motivo, flagEscrita, abertoEm, abertoPor, expiraEm, encerradoEm, encerradoPor, flagAberto } = access
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  const nameOf = (person: SupportAccess['abertoPor']) => (person ? `${person.nome} ${person.sobrenome}` : t('gone'))
  const end = encerradoEm
    ? t('endedBy', { moment: moment(encerradoEm), who: nameOf(encerradoPor) })
    : t(flagAberto ? 'runsUntil' : 'ranOut', { moment: moment(expiraEm) })
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{motivo}</p>
      <p className="text-sm text-muted">
        {t('openedBy', { moment: moment(abertoEm), who: nameOf(abertoPor) })} ·{' '}
        {t(flagEscrita ? 'mayChange' : 'mayRead')}
      </p>
      <p className="text-sm text-muted">{end}</p>
      {access.consultas === 0 ? (
        <p className="mt-1 text-sm">{t('views.none')}</p>
      ) : (
        <button
          type="button"
          aria-expanded={isShown}
          className={`${toolClass('quiet')} mt-2`}
          onClick={() => setShown(!isShown)}
        >
          {t('views.count', { count: access.consultas })}
        </button>
      )}
      {isShown && <SupportViews id={id} count={access.consultas} />}
    </li>
  )
}
