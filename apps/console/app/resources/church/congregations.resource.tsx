import { streetLine } from '@narthex/contract/churches/address-lines'
import type { congregations } from '@narthex/contract/churches/congregation.resource'
import { congregationsCalls } from '@narthex/contract/churches/congregations-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { MemberCountCell } from './site-cells.tsx'

/** The places where the church meets. */
export const congregationsResource = defineConsoleResource<typeof congregations>({
  name: 'congregations',
  type: 'congregacao',
  place: 'congregations',
  texts: 'consoleCongregations',
  calls: congregationsCalls,
  may: { read: 'settings', write: 'settings', export: 'settings' },
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'endereco', cell: ({ endereco }) => endereco && streetLine(endereco) },
      { name: 'responsavel', cell: ({ responsavel }) => responsavel },
      { name: 'membros', cell: ({ membros }) => <MemberCountCell count={membros} /> },
    ],
    filters: [],
    sorts: { ordem: 'asc', nome: 'asc' },
    hasSearch: true,
  },
  sitePath: () => '/about',
  loadEditor: () => import('./congregations.fields.ts').then(({ congregationsEditor }) => congregationsEditor),
})
