import type { scheduled } from '@narthex/contract/schedule/series.resource'
import { scheduledCalls } from '@narthex/contract/schedule/series-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { DayCell } from '../../resource/list/cells.tsx'
import { ClockCell } from '../church/site-cells.tsx'

/** Entries of the calendar besides services and events: classes, rehearsals, meetings. */
export const scheduleResource = defineConsoleResource<typeof scheduled>({
  name: 'schedule',
  type: 'agenda',
  place: 'schedule',
  texts: 'consoleSchedule',
  calls: scheduledCalls,
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo }) => titulo },
      { name: 'data', cell: ({ data }) => <DayCell day={data} />, isNumber: true },
      { name: 'horario', cell: ({ horario }) => <ClockCell time={horario} />, width: 'narrow', isNumber: true },
      { name: 'local', cell: ({ local }) => local },
      {
        name: 'ultimaData',
        cell: ({ ultimaData }) => <DayCell day={ultimaData} />,
        isExtra: true,
        isNumber: true,
      },
    ],
    filters: [{ name: 'tipo', values: ['OUTRO', 'EBD', 'CULTO', 'EVENTO', 'CELULA'], texts: 'consoleScheduleKinds' }],
    sorts: { data: 'desc', titulo: 'asc', ultimaData: 'desc' },
    hasSearch: true,
  },
  sitePath: () => '/schedule',
  loadEditor: () => import('./schedule.fields.ts').then(({ scheduleEditor }) => scheduleEditor),
})
