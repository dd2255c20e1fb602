import { dateText, dayText } from '@narthex/client/format/dates'
import type { CareItem } from '@narthex/contract/care/care.schemas'
import { dateIn } from '@narthex/contract/church-time'
import { Badge } from '@narthex/ui/badge'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { useOfficeSession } from '../../session/office.ts'

export interface CareBadgesProps {
  readonly item: CareItem
  /** Its kind stands beside the marks already. */
  readonly isKindTold?: boolean
}

/** Marks of an item: danger, its kind, and that the person is a minor. */
export function CareBadges({ item, isKindTold = false }: CareBadgesProps) {
  const t = useTranslations('consoleCare')
  const { tipo, flagPerigo, flagMenor, concluidoEm } = item
  return (
    <>
      {flagPerigo && concluidoEm === null && (
        <Badge tone="danger" size="small">
          {t('danger')}
        </Badge>
      )}
      {!isKindTold && (
        <Badge tone="muted" size="small">
          {t(`kinds.${tipo}`)}
        </Badge>
      )}
      {flagMenor && (
        <Badge tone="warning" size="small">
          {t('minor')}
        </Badge>
      )}
    </>
  )
}

/** Facts of an item in lines: the next step, then since when, with whom, and until when. */
export function CareFacts({ item }: { readonly item: CareItem }) {
  const t = useTranslations('consoleCare')
  const dates = useDateContext()
  const { pessoa } = useOfficeSession()
  const { desde, responsavel, proximoPasso, prazo, flagVencido, concluidoEm, concluidoPor } = item
  const isMine = responsavel?.id === pessoa.id
  const taker = isMine ? t('mine') : responsavel ? t('takenBy', { name: responsavel.nome }) : t('untaken')
  const today = dateIn(dates.timeZone, dates.now)
  const done = concluidoEm === null ? undefined : dayText(new Date(concluidoEm), dates)
  const facts =
    done === undefined
      ? [t('since', { date: dayText(new Date(desde), dates) }), taker]
      : [concluidoPor === null ? t('doneAt', { date: done }) : t('doneBy', { date: done, name: concluidoPor })]
  return (
    <>
      {proximoPasso && <span className="block wrap-anywhere">{proximoPasso}</span>}
      <span className="block text-sm text-muted">
        {facts.join(' · ')}
        {prazo !== null && done === undefined && (
          <>
            {' · '}
            <span className={flagVencido ? 'font-semibold text-danger' : ''}>
              {t(prazo < today ? 'late' : 'due', { date: dateText(prazo, dates) })}
            </span>
          </>
        )}
      </span>
    </>
  )
}
