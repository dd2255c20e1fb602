import { scheduled } from '@narthex/contract/schedule/series.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { ExceptionsControl, writeExceptions } from './controls/exceptions-control.tsx'
import { RuleControl } from './controls/rule-control.tsx'

/** How the form of an entry of the calendar is arranged. Exceptions are asked for where there is a rule. */
export const scheduleEditor = defineFields(scheduled, {
  texts: 'consoleScheduleFields',
  sections: [
    { name: 'words', fields: ['titulo', 'tipo', 'descricao'] },
    { name: 'when', fields: ['data', 'horario', 'duracaoMinutos', 'regra', 'excecoes'] },
    { name: 'where', fields: ['local', 'flagOnline', 'url'] },
  ],
  hints: {
    regra: { control: RuleControl },
    excecoes: { control: ExceptionsControl, toText: writeExceptions, when: ({ regra }) => Boolean(regra) },
  },
})
