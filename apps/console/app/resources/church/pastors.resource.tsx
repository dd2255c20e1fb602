import { pastors } from '@narthex/contract/churches/pastor.resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'

/** The people who look after the church, as its site shows them. */
export const pastorsResource = defineConsoleResource<typeof pastors>({
  name: 'pastors',
  type: 'pastor',
  place: 'pastors',
  texts: 'consolePastors',
  calls: resourceEndpoints(pastors),
  may: pastors.may,
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'funcao', cell: ({ funcao }) => funcao },
    ],
    picture: ({ foto }) => foto,
    filters: [],
    sorts: pastors.list.sorts,
    hasSearch: true,
  },
  sitePath: () => '/about#pastors',
  loadEditor: () => import('./pastors.fields.ts').then(({ pastorsEditor }) => pastorsEditor),
})
