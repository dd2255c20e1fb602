import type { Prayer } from '@narthex/contract/prayer/prayer.schemas'
import { useTranslations } from 'use-intl'
import { ToolStatus } from '../../../components/tool-status.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { ReportButton } from '../report/report-button.tsx'
import { useReporting } from '../report/use-reporting.tsx'
import { useMemberAct } from '../use-member-act.ts'
import { useSupport } from '../use-support.ts'
import { PrayerCard } from './prayer-card.tsx'

/** The prayers of one page of the wall. */
export function WallList({ prayers, renderedAt }: { prayers: readonly Prayer[]; renderedAt: string }) {
  const t = useTranslations('prayerWall')
  const dates = useDateContext(renderedAt)
  const support = useSupport(prayers.map(({ id }) => id))
  const praying = useMemberAct('pray')
  const reporting = useReporting()
  return (
    <>
      <ul className="grid gap-4 sm:gap-6">
        {prayers.map((prayer) => (
          <PrayerCard
            key={prayer.id}
            prayer={prayer}
            dates={dates}
            id={praying.idOf(prayer.id)}
            support={support.of(prayer.id)}
            onPray={() => praying.run(prayer.id, () => support.pray(prayer.id))}
            more={
              !support.of(prayer.id)?.flagMinha && (
                <ReportButton
                  id={reporting.idOf({ kind: 'prayer', id: prayer.id })}
                  label={t('report.openOf', { name: prayer.nome ?? t('anonymous') })}
                  onReport={() => reporting.open({ kind: 'prayer', id: prayer.id })}
                />
              )
            }
          />
        ))}
      </ul>
      {praying.dialog}
      {reporting.dialogs}
      <ToolStatus>{support.hasFailed ? t('prayFailed') : undefined}</ToolStatus>
    </>
  )
}
