import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { type FailedMail, listFailedMails } from '@narthex/contract/operator/health.endpoints'
import { retryFailedJob } from '@narthex/contract/operator/jobs.endpoints'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { FaultText } from '../jobs/fault-text.tsx'
import { useKindNames } from '../jobs/kind-names.ts'
import { CursorList } from '../list-parts.tsx'
import { callApi } from '../session/operator-session.ts'
import { useCursorList } from '../use-cursor-list.ts'

/** Mails that were given up, by masked addresses, each to be sent again. */
export function FailedMails({ onRetried }: { readonly onRetried: () => Promise<unknown> }) {
  const t = useTranslations('operatorHealth.mails')
  const explain = useFailure()
  const list = useCursorList(['failed mails'], (apos) =>
    callApi(listFailedMails, { query: { ...(apos ? { apos } : {}) } }),
  )
  const act = useAct((error) => {
    const text = explain(error)
    showMessage('GLOBAL', { tone: 'danger', text })
    return text
  })
  const retry = ({ id, igreja: { codigo } }: FailedMail) =>
    void act.run(async () => {
      const { tarefas } = await callApi(retryFailedJob, { params: { codigo, id } })
      showMessage('GLOBAL', { tone: 'success', text: t('retried', { count: tarefas }) })
      await Promise.all([list.reload(), onRetried()])
    })
  return (
    <section className="mt-8">
      <h2 className="font-semibold">{t('title')}</h2>
      <p className="mb-3 text-sm text-muted">{t('lead')}</p>
      <CursorList
        list={list}
        empty={t('none')}
        keyOf={({ id }) => id}
        row={(mail) => <MailRow mail={mail} isBusy={act.isBusy} onRetry={() => retry(mail)} />}
      />
    </section>
  )
}

interface MailRowProps {
  readonly mail: FailedMail
  readonly isBusy: boolean
  readonly onRetry: () => void
}

function MailRow({ mail, isBusy, onRetry }: MailRowProps) {
  const t = useTranslations('operatorHealth.mails')
  const jobs = useTranslations('operatorJobs')
  const dates = useDateContext()
  const names = useKindNames()
  const { igreja, fila, tipo, destinatario, tentativas, erro, devidaEm } = mail
  const about = names.mail(tipo) ?? names.kind(fila)
  const facts = [jobs('tries', { count: tentativas }), jobs('due', { when: whenText(new Date(devidaEm), dates) })]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 sm:max-w-[70%]">
        <p className="wrap-anywhere">
          <span className="font-semibold">{about}</span> · {igreja.nome}
        </p>
        <p className="text-sm wrap-anywhere">{destinatario ?? t('unknown')}</p>
        <FaultText fault={erro} />
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <button type="button" className={toolClass('quiet')} aria-busy={isBusy || undefined} onClick={onRetry}>
        {t('retry')}
        <span className="sr-only">
          : {about}, {igreja.nome}
        </span>
      </button>
    </div>
  )
}
