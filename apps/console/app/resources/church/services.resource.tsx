import type { services } from '@narthex/contract/churches/service.resource'
import { servicesCalls } from '@narthex/contract/churches/services-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { ClockCell, StreamedCell, WeekdayCell } from './site-cells.tsx'

/** The weekly services of the church. */
export const servicesResource = defineConsoleResource<typeof services>({
  name: 'services',
  type: 'culto',
  place: 'services',
  texts: 'consoleServices',
  calls: servicesCalls,
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'diaSemana', cell: ({ diaSemana }) => <WeekdayCell day={diaSemana} /> },
      { name: 'horario', cell: ({ horario }) => <ClockCell time={horario} />, width: 'narrow', isNumber: true },
      {
        name: 'flagTransmissao',
        cell: ({ flagTransmissao }) => <StreamedCell isStreamed={flagTransmissao} />,
      },
      { name: 'local', cell: ({ local }) => local, isExtra: true },
    ],
    filters: [],
    sorts: { diaSemana: 'asc', nome: 'asc' },
    hasSearch: true,
  },
  sitePath: () => '/about#services',
  loadEditor: () => import('./services.fields.ts').then(({ servicesEditor }) => servicesEditor),
})
