import type { MeetingSummary } from '@narthex/contract/groups/meeting.schemas'
import { cardLinkClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'
import { DayBadge } from './day-badge.tsx'
import { useDayText } from './use-day-text.ts'

export interface MeetingRowProps {
  readonly meeting: MeetingSummary
  readonly to: PagePath
  /** The meeting was sent from this browser a moment ago. */
  readonly isJustSent: boolean
}

/** A meeting of the list; the whole row leads to it. */
export function MeetingRow({ meeting, to, isJustSent }: MeetingRowProps) {
  const t = useTranslations('meetings')
  const dayText = useDayText()
  const { data, tema, flagRealizada } = meeting
  return (
    <li className="group relative flex items-center gap-4 border-b border-line p-4 last:border-b-0 hover:bg-sunken/60">
      <DayBadge day={data} isHeld={flagRealizada} />
      <div className="min-w-0 grow">
        <p className="font-semibold leading-snug wrap-anywhere">
          <SmartLink to={to} className={cardLinkClass}>
            {flagRealizada ? (tema ?? t('plain')) : t('notHeld')}
            <span className="sr-only">, {dayText(data)}</span>
          </SmartLink>
        </p>
        <p aria-hidden="true" className="mt-0.5 text-sm text-muted">
          {dayText(data)}
        </p>
        {flagRealizada && <MeetingCounts meeting={meeting} />}
        <p role="status" className="text-sm font-medium text-success">
          {isJustSent && t('state.sent')}
        </p>
      </div>
      <Icon name="chevron" className="size-5 -rotate-90 text-muted" />
    </li>
  )
}

/** Numbers of members and visitors present. */
function MeetingCounts({ meeting: { presentes, totalVisitantes } }: Pick<MeetingRowProps, 'meeting'>) {
  const t = useTranslations('meetings')
  const visitors = totalVisitantes > 0 ? ` · ${t('visitorCount', { count: totalVisitantes })}` : ''
  return (
    <p className="text-sm text-muted">
      {t('present', { count: presentes })}
      {visitors}
    </p>
  )
}
