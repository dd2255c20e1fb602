import { streetLine } from '@narthex/contract/churches/address-lines'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { MemberCountCell } from './site-cells.tsx'

/** The places where the church meets. */
export const congregationsResource = defineConsoleResource<typeof congregations>({
  name: 'congregations',
  type: 'congregacao',
  place: 'congregations',
  texts: 'consoleCongregations',
  calls: resourceEndpoints(congregations),
  may: congregations.may,
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'endereco', cell: ({ endereco }) => endereco && streetLine(endereco) },
      { name: 'responsavel', cell: ({ responsavel }) => responsavel },
      { name: 'membros', cell: ({ membros }) => <MemberCountCell count={membros} /> },
    ],
    filters: [],
    sorts: congregations.list.sorts,
    hasSearch: true,
  },
  sitePath: () => '/about',
  loadEditor: () => import('./congregations.fields.ts').then(({ congregationsEditor }) => congregationsEditor),
})
