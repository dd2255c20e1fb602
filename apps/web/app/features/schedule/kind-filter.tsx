import type { ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { useTranslations } from 'use-intl'
import { ChipRow } from '../../components/chip-row.tsx'
import { KindDot } from './kind-dot.tsx'
import { type ScheduleChoice, scheduleAddress } from './schedule-address.ts'

/** Filter by kind, among those of the month; nothing if there is only one. */
export function KindFilter({ kinds, choice }: { kinds: readonly ScheduleKind[]; choice: ScheduleChoice }) {
  const t = useTranslations('schedule')
  if (kinds.length < 2 && !choice.kind) return null
  const chips = [undefined, ...kinds].map((kind) => ({
    label: kind ? t(`kinds.${kind}`) : t('all'),
    to: scheduleAddress({ ...choice, kind }),
    isCurrent: kind === choice.kind,
    sign: kind && <KindDot kind={kind} />,
  }))
  return <ChipRow label={t('filter')} chips={chips} className="mt-4" />
}
