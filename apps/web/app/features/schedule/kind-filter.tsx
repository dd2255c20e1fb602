import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { chipClass } from '@narthex/ui/chip'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../shell/smart-link.tsx'
import { KindDot } from './kind-dot.tsx'
import { type ScheduleChoice, scheduleAddress } from './schedule-address.ts'

/** Everything, or one kind of what the month has; nothing to choose where there is but one. */
export function KindFilter({ kinds, choice }: { kinds: readonly ScheduleKind[]; choice: ScheduleChoice }) {
  const t = useTranslations('schedule')
  if (kinds.length < 2 && !choice.kind) return null
  return (
    <nav aria-label={t('filter')} className="mt-4">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {[undefined, ...kinds].map((kind) => (
          <li key={kind ?? 'all'}>
            <SmartLink
              to={scheduleAddress({ ...choice, kind })}
              className={chipClass}
              aria-current={kind === choice.kind ? 'page' : undefined}
            >
              {kind && <KindDot kind={kind} />}
              {kind ? t(`kinds.${kind}`) : t('all')}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
