import type { classes } from '@narthex/contract/content/class.resource'
import { classesCalls } from '@narthex/contract/content/class-office.endpoints'
import { contentResource } from './content-resource.tsx'

/** The classes in which courses are taught. */
export const classesResource = contentResource<typeof classes>({
  type: 'ebd_turma',
  place: 'classes',
  texts: 'consoleClasses',
  calls: classesCalls,
  columns: ['pai', 'situacao', 'ordem'],
  sorts: { ordem: 'asc', titulo: 'asc' },
  loadEditor: () => import('./classes.fields.ts').then(({ classesEditor }) => classesEditor),
})
