import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import { enterOfficeOfChurch, getSupportOfChurch } from '@narthex/contract/operator/support.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../session/operator-session.ts'

/** Whether a church lets support into its office, until when and why, and the way in. */
export function SupportPart({ codigo }: { readonly codigo: string }) {
  const t = useTranslations('operatorSupport')
  const format = useFormatter()
  const explain = useFailure()
  const params = { codigo }
  const support = useMemberData(['support of church', codigo], () => callApi(getSupportOfChurch, { params }))
  const act = useAct((error) => (error instanceof ApiError && error.code === 'NOT_FOUND' ? t('over') : explain(error)))
  const enter = () => {
    // Opened by the click itself: browsers refuse windows that come later.
    const tab = window.open('', '_blank')
    return act.run(async () => {
      try {
        const { endereco } = await callApi(enterOfficeOfChurch, { params })
        if (tab) {
          tab.opener = null
          tab.location.replace(endereco)
          showMessage('GLOBAL', { tone: 'success', text: t('entered') })
        } else location.assign(endereco)
      } catch (error) {
        tab?.close()
        await support.reload()
        throw error
      }
    })
  }
  const open = support.state === 'ready' ? support.value.aberto : null
  return (
    <section className="grid justify-items-start gap-2 rounded-card bg-card p-4 shadow-[inset_0_0_0_1px_var(--line)] sm:p-5">
      <h2 className="font-semibold">{t('title')}</h2>
      {support.state === 'loading' && <Skeleton className="h-12 w-full" />}
      {support.state === 'failed' && <LoadFailed onRetry={() => void support.reload()} />}
      {support.state === 'ready' && !open && <p className="text-muted">{t('closed')}</p>}
      {open && (
        <>
          <p>
            {t(open.flagEscrita ? 'changes' : 'reads', {
              until: format.dateTime(new Date(open.expiraEm), { timeStyle: 'short' }),
            })}
          </p>
          <p className="wrap-anywhere text-muted">{t('reason', { reason: open.motivo })}</p>
          <button
            type="button"
            aria-busy={act.isBusy || undefined}
            className={toolClass('primary')}
            onClick={() => void enter()}
          >
            {t('enter')}
            <span className="sr-only"> {t('newTab')}</span>
          </button>
        </>
      )}
      {act.failure && (
        <Notice tone="danger">
          <p>{act.failure}</p>
        </Notice>
      )}
    </section>
  )
}
