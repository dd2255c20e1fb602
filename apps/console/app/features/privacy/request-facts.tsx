import { dateText, dayText } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import type { PrivacyRequest } from '@narthex/contract/privacy/privacy.endpoints'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { useOfficeSession } from '../../session/office.ts'

/** Facts of a request in a line: until when, with whom, or how it ended. */
export function RequestFacts({ request }: { readonly request: PrivacyRequest }) {
  const t = useTranslations('consolePrivacyRequests')
  const dates = useDateContext()
  const { pessoa: own } = useOfficeSession()
  const { prazo, flagVencido, responsavel, concluidoEm, concluidoPor, recusa, recebidoEm } = request
  if (concluidoEm !== null) {
    const date = dayText(new Date(concluidoEm), dates)
    return (
      <span className="block text-sm text-muted">
        {t(recusa === null ? 'doneAt' : 'refusedAt', { date })}
        {concluidoPor !== null && ` · ${concluidoPor}`}
      </span>
    )
  }
  const isLate = prazo < dateIn(dates.timeZone, dates.now)
  const taker = responsavel?.id === own.id ? t('mine') : (responsavel?.nome ?? t('untaken'))
  return (
    <span className="block text-sm text-muted">
      <span className={flagVencido ? 'font-semibold text-danger' : ''}>
        {t(isLate ? 'late' : 'due', { date: dateText(prazo, dates) })}
      </span>
      {` · ${t('received', { date: dateText(recebidoEm, dates) })} · ${taker}`}
    </span>
  )
}
