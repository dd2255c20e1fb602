import { dateText } from '@narthex/client/format/dates'
import { useFormatter, useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

/** Attendance of a meeting, or of a week that begins on the day. */
export interface AttendanceColumn {
  readonly day: string
  readonly presentes: number
  readonly visitantes: number
  readonly encontros?: number
}

export interface AttendanceChartProps {
  readonly title: string
  readonly dayLabel: string
  readonly columns: readonly AttendanceColumn[]
  /** The numbers are shown at once. */
  readonly isOpen?: boolean
}

const height = 120
const step = 40

/** Bars of those present, visitors on top, with the same numbers as a table. */
export function AttendanceChart({ title, dayLabel, columns, isOpen = false }: AttendanceChartProps) {
  const t = useTranslations('consoleGroupCare.weeks')
  const format = useFormatter()
  const largest = Math.max(1, ...columns.map(({ presentes, visitantes }) => presentes + visitantes))
  const shortDay = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
  return (
    <figure className="mb-8">
      <figcaption className="mb-3 font-semibold">{title}</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns.length * step} ${height + 20}`}
        className="h-40 w-full max-w-160"
        preserveAspectRatio="xMinYMax meet"
      >
        {columns.map(({ day, presentes, visitantes }, at) => {
          const present = (presentes / largest) * (height - 16)
          const visitors = (visitantes / largest) * (height - 16)
          const total = presentes + visitantes
          return (
            <g key={day} transform={`translate(${at * step + 6} 0)`}>
              <rect y={height - present} width={step - 12} height={present} rx={2} className="fill-brand" />
              <rect
                y={height - present - visitors}
                width={step - 12}
                height={visitors}
                rx={2}
                className="fill-brand opacity-45"
              />
              {total > 0 && (
                <text
                  x={(step - 12) / 2}
                  y={height - present - visitors - 4}
                  textAnchor="middle"
                  className="fill-ink text-[11px]"
                >
                  {total}
                </text>
              )}
              {(columns.length - 1 - at) % 2 === 0 && (
                <text x={(step - 12) / 2} y={height + 15} textAnchor="middle" className="fill-muted text-[11px]">
                  {shortDay(day)}
                </text>
              )}
            </g>
          )
        })}
        <line x1={0} x2={columns.length * step} y1={height} y2={height} className="stroke-line" />
      </svg>
      <details open={isOpen}>
        <summary className="min-h-11 cursor-pointer py-2 text-sm underline underline-offset-4">{t('table')}</summary>
        <AttendanceTable title={title} dayLabel={dayLabel} columns={columns} />
      </details>
    </figure>
  )
}

/** The numbers of the bars, the latest first. */
function AttendanceTable({ title, dayLabel, columns }: Omit<AttendanceChartProps, 'isOpen'>) {
  const t = useTranslations('consoleGroupCare.weeks')
  const dates = useDateContext()
  const hasMeetings = columns.some(({ encontros }) => encontros !== undefined)
  return (
    <table className="w-full max-w-160 border-collapse text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-line text-start">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {dayLabel}
          </th>
          {hasMeetings && <NumberHead>{t('meetings')}</NumberHead>}
          <NumberHead>{t('present')}</NumberHead>
          <NumberHead>{t('visitors')}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {columns.toReversed().map(({ day, presentes, visitantes, encontros }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {dateText(day, dates)}
            </th>
            {hasMeetings && <NumberCell>{encontros ?? 0}</NumberCell>}
            <NumberCell>{presentes}</NumberCell>
            <NumberCell>{visitantes}</NumberCell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NumberHead = ({ children }: { readonly children: string }) => (
  <th scope="col" className="px-1 py-2 text-end font-medium">
    {children}
  </th>
)
const NumberCell = ({ children }: { readonly children: number }) => (
  <td className="px-1 py-2 text-end tabular-nums">{children}</td>
)
