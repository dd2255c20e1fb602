import { dateText } from '@narthex/client/format/dates'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { AttendanceChart } from './attendance-chart.tsx'
import type { GroupViewProps } from './groups-page.tsx'

/** Attendance of the last meetings of a group, and those without a record. */
export function MeetingsView({ care: { grupo, diasPendentes } }: GroupViewProps) {
  const t = useTranslations('consoleGroupCare')
  const dates = useDateContext()
  const columns = grupo.presencas.map(({ data, ...counts }) => ({ day: data, ...counts }))
  return (
    <>
      {diasPendentes.length > 0 && (
        <Notice tone="warning" className="mb-6">
          <p className="font-semibold">{t('meetings.missing')}</p>
          <p>{diasPendentes.map((day) => dateText(day, dates)).join(' · ')}</p>
          <p className="text-sm">{t('meetings.missingLead')}</p>
        </Notice>
      )}
      {columns.length === 0 ? (
        <EmptyState icon="checklist" title={t('meetings.none')} lead={t('meetings.noneLead')} />
      ) : (
        <AttendanceChart title={t('views.meetings')} dayLabel={t('meetings.date')} columns={columns} isOpen />
      )}
    </>
  )
}
