import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { dateText } from '@narthex/client/format/dates'
import { dateIn } from '@narthex/contract/church-time'
import { getClassDay, removeClassDay } from '@narthex/contract/classes/class-register.endpoints'
import type { ClassDay } from '@narthex/contract/classes/class-register.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import type { DraftCopy } from '../../resource/drafts/draft-types.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { AttendanceList } from './attendance-list.tsx'
import { ClassFrame } from './class-frame.tsx'
import { classPath } from './class-path.ts'
import { ClassScreen, useClassId } from './class-screen.tsx'
import { DayDetails, takeDayCopy } from './day-details.tsx'
import { MarksStatus } from './marks-status.tsx'
import { useMarks } from './use-marks.ts'

/** A day of a class, and changes of its details that wait on the device. */
interface OpenedDay {
  readonly day: ClassDay
  readonly copy: DraftCopy | undefined
}

/** Attendance of a class on a day of the address, or today. */
export function DayPage() {
  const id = useClassId()
  const { igreja } = useOfficeSession()
  const [search, setSearch] = useSearchParams()
  const today = dateIn(igreja.fusoHorario, new Date())
  const data = findDay(search.get('dia'), today)
  const loaded = useLoaded<OpenedDay>(`class ${id} ${data}`, async () => {
    const day = await callApi(getClassDay, { params: { id, data } })
    return { day, copy: await takeDayCopy(day) }
  })
  const update = (change: (day: ClassDay) => ClassDay) => {
    if (loaded.state === 'ready') loaded.update((before) => ({ ...before, day: change(before.day) }))
  }
  return (
    <ClassScreen loaded={loaded}>
      {({ day, copy }) => (
        <ClassFrame turma={day.turma} tools={<RemoveDay day={day} onRemoved={() => void loaded.reload()} />}>
          <DayPicker day={data} today={today} onChange={(dia) => setSearch(dia === today ? {} : { dia })} />
          <DayView key={data} opened={{ day, copy }} onChange={update} onReload={() => void loaded.reload()} />
        </ClassFrame>
      )}
    </ClassScreen>
  )
}

/** A day of the address that is not to come; today for anything else. */
export function findDay(given: string | null, today: string): string {
  return given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given) && given >= '1900-01-01' && given <= today ? given : today
}

interface DayPickerProps {
  readonly day: string
  readonly today: string
  readonly onChange: (day: string) => void
}

function DayPicker({ day, today, onChange }: DayPickerProps) {
  const t = useTranslations('consoleAttendance')
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <div className="w-48">
        <TextField
          label={t('date')}
          type="date"
          max={today}
          value={day}
          onChange={({ currentTarget: { value } }) => value !== '' && value <= today && onChange(value)}
        />
      </div>
      {day !== today && (
        <button type="button" className={`${toolClass('quiet')} mb-0.5`} onClick={() => onChange(today)}>
          {t('today')}
        </button>
      )}
    </div>
  )
}

interface DayViewProps {
  readonly opened: OpenedDay
  readonly onChange: (change: (day: ClassDay) => ClassDay) => void
  readonly onReload: () => void
}

function DayView({ opened: { day, copy }, onChange, onReload }: DayViewProps) {
  const t = useTranslations('consoleAttendance')
  const marks = useMarks(day, (enrolmentId, mark) =>
    onChange((before) => ({
      ...before,
      pessoas: before.pessoas.map((person) => (person.id === enrolmentId ? { ...person, ...mark } : person)),
    })),
  )
  if (day.pessoas.length === 0 && day.semNome === 0)
    return (
      <EmptyState icon="people" title={t('empty.title')} lead={t('empty.lead')}>
        <Link to={classPath(day.turma.id, 'roster')} className={toolClass('primary')}>
          {t('empty.go')}
        </Link>
      </EmptyState>
    )
  return (
    <>
      <MarksStatus marks={marks} onDropped={onReload} />
      <AttendanceList people={day.pessoas} nameless={day.semNome} marks={marks} />
      <DayDetails day={day} copy={copy} />
    </>
  )
}

/** Removal of a day with something on it, after a question. */
function RemoveDay({ day, onRemoved }: { readonly day: ClassDay; readonly onRemoved: () => void }) {
  const t = useTranslations('consoleAttendance')
  const frame = useTranslations('consoleFrame')
  const dates = useDateContext()
  const [isAsking, setAsking] = useState(false)
  const act = useAct(useFailure())
  const hasSomething = day.versao > 0 || day.semNome > 0 || day.pessoas.some(({ marcadaEm }) => marcadaEm !== null)
  if (!hasSomething) return null
  const close = () => setAsking(false)
  const remove = () =>
    act.run(async () => {
      await callApi(removeClassDay, { params: { id: String(day.turma.id), data: day.data } })
      showMessage('GLOBAL', { tone: 'success', text: t('removed') })
      close()
      onRemoved()
    })
  return (
    <>
      <button type="button" className={toolClass('plain')} onClick={() => setAsking(true)}>
        {t('removeDay')}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('removeDayTitle', { date: dateText(day.data, dates) })}
        closeLabel={frame('close')}
      >
        <p className="mb-5">{t('removeDayLead')}</p>
        {act.failure && (
          <Notice tone="danger" className="mb-4">
            <p>{act.failure}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <button type="button" className={toolClass('danger')} onClick={() => void remove()}>
            {t('removeDay')}
          </button>
          <button type="button" className={toolClass('quiet')} onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </Dialog>
    </>
  )
}
