import type { pastors } from '@narthex/contract/churches/pastor.resource'
import { pastorsCalls } from '@narthex/contract/churches/pastors-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'

/** The people who look after the church, as its site shows them. */
export const pastorsResource = defineConsoleResource<typeof pastors>({
  name: 'pastors',
  type: 'pastor',
  place: 'pastors',
  texts: 'consolePastors',
  calls: pastorsCalls,
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'funcao', cell: ({ funcao }) => funcao },
    ],
    picture: ({ foto }) => foto,
    filters: [],
    sorts: { ordem: 'asc', nome: 'asc' },
    hasSearch: true,
  },
  sitePath: () => '/about#pastors',
  loadEditor: () => import('./pastors.fields.ts').then(({ pastorsEditor }) => pastorsEditor),
})
