import { services } from '@narthex/contract/churches/service.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a weekly service is arranged. */
export const servicesEditor = defineFields(services, {
  texts: 'consoleServiceFields',
  sections: [
    { name: 'when', fields: ['nome', 'diaSemana', 'horario', 'duracaoMinutos'] },
    { name: 'where', fields: ['local', 'flagTransmissao'] },
  ],
  hints: { diaSemana: { widget: 'weekday' } },
})
