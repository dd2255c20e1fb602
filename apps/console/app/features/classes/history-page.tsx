import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { saveDownload } from '@narthex/client/device/save-file'
import { exportClassAttendance, getClassAttendance } from '@narthex/contract/classes/class-register.endpoints'
import type { Attendance } from '@narthex/contract/classes/class-register.schemas'
import type { Download } from '@narthex/contract/download'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { ClassFrame } from './class-frame.tsx'
import { classPath } from './class-path.ts'
import { ClassScreen, useClassId } from './class-screen.tsx'

/** Attendance of a class on its last thirteen days, and all of a year as a file. */
export function HistoryPage() {
  const t = useTranslations('consoleAttendance.history')
  const id = useClassId()
  const loaded = useLoaded<Attendance>(`attendance ${id}`, () => callApi(getClassAttendance, { params: { id } }))
  return (
    <ClassScreen loaded={loaded}>
      {(attendance) => (
        <ClassFrame turma={attendance.turma} tools={attendance.dias.length > 0 && <ExportButton id={id} />}>
          {attendance.dias.length === 0 ? (
            <EmptyState icon="checklist" title={t('none')} lead={t('noneLead')} />
          ) : (
            <AttendanceTable attendance={attendance} />
          )}
        </ClassFrame>
      )}
    </ClassScreen>
  )
}

function ExportButton({ id }: { readonly id: string }) {
  const t = useTranslations('consoleAttendance.history')
  const explain = useFailure()
  const { run, isBusy } = useAct()
  const download = () =>
    run(async () => {
      try {
        const file = (await callApi(exportClassAttendance, { params: { id } })) as unknown as Download
        saveDownload(file)
        showMessage('GLOBAL', { tone: 'success', text: t('exported', { name: file.filename }) })
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: explain(error) })
      }
    })
  return (
    <button
      type="button"
      className={toolClass('quiet')}
      aria-busy={isBusy || undefined}
      onClick={() => void download()}
    >
      <ToolIcon name="download" className="size-4.5" />
      {t('export')}
    </button>
  )
}

const cellClass = 'px-2 py-2 text-center tabular-nums'
const rowHeadClass = 'sticky start-0 z-1 min-w-36 max-w-48 bg-ground py-2 pe-3 text-start font-medium wrap-anywhere'

function AttendanceTable({ attendance: { turma, dias, pessoas } }: { readonly attendance: Attendance }) {
  const t = useTranslations('consoleAttendance.history')
  const format = useFormatter()
  const dayName = (data: string) =>
    format.dateTime(new Date(`${data}T12:00:00Z`), { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
  const sums = [
    ['presentRow', dias.map(({ presentes }) => presentes)],
    ['visitorsRow', dias.map(({ visitantes }) => visitantes)],
  ] as const
  return (
    <>
      <p className="mb-3 text-sm text-muted">{t('lead', { count: dias.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table is scrolled by keys */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('lead', { count: dias.length })}>
        <table className="border-collapse text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={rowHeadClass}>
                {t('person')}
              </th>
              {dias.map(({ data, licao }) => (
                <th key={data} scope="col" className="p-0 font-medium" title={licao ?? undefined}>
                  <Link
                    to={`${classPath(turma.id)}?dia=${data}`}
                    className="grid min-h-11 min-w-11 place-items-center px-2 underline underline-offset-4"
                  >
                    {dayName(data)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pessoas.map(({ id, nome, presencas }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className={rowHeadClass}>
                  {nome}
                </th>
                {dias.map(({ data }, place) => (
                  <td key={data} className={cellClass}>
                    <Mark isPresent={presencas[place] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([name, values]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className={rowHeadClass}>
                  {t(name)}
                </th>
                {dias.map(({ data }, place) => (
                  <td key={data} className={`${cellClass} font-semibold`}>
                    {values[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </>
  )
}

function Mark({ isPresent }: { readonly isPresent: boolean | null }) {
  const words = useTranslations('consoleAttendance')
  const text = isPresent === null ? words('history.unmarked') : words(isPresent ? 'present' : 'absent')
  return (
    <>
      {isPresent === null ? (
        <span aria-hidden="true" className="text-muted">
          ·
        </span>
      ) : (
        <Icon name={isPresent ? 'check' : 'close'} className={`mx-auto size-4.5 ${isPresent ? '' : 'text-muted'}`} />
      )}
      <span className="sr-only">{text}</span>
    </>
  )
}
