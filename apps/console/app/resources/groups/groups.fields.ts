import { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { officeGroupsCalls } from '@narthex/contract/groups/office-groups.endpoints'
import { recordControl } from '../../resource/form/controls/record-control.tsx'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { PointWidget } from '../../resource/form/widgets/point-widget.tsx'
import { SupervisorControl } from './controls/supervisor-control.tsx'

const MotherControl = recordControl({
  list: officeGroupsCalls.list,
  place: 'groups',
  nameOf: ({ nome }) => String(nome),
})

/** How the form of a group is arranged. */
export const groupsEditor = defineFields(officeGroups, {
  texts: 'consoleGroupFields',
  sections: [
    { name: 'words', fields: ['nome', 'tipo', 'resumo', 'descricao', 'imagem', 'situacao'] },
    { name: 'when', fields: ['dataInicio', 'horario', 'duracaoMinutos', 'frequencia', 'flagNaAgenda'] },
    {
      name: 'where',
      fields: ['flagOnline', 'link', 'bairro', 'cidade', 'logradouro', 'latitude', 'longitude'],
    },
    {
      name: 'whom',
      fields: [
        'publico',
        'idadeMinima',
        'idadeMaxima',
        'flagCriancas',
        'requisitos',
        'capacidade',
        'flagAceitaSolicitacoes',
      ],
    },
    { name: 'care', fields: ['idSupervisor', 'idMae'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    requisitos: { widget: 'longText' },
    link: { when: ({ flagOnline }) => flagOnline === true },
    latitude: { control: PointWidget },
    // Entered with its latitude.
    longitude: { when: () => false },
    idSupervisor: {
      control: SupervisorControl,
      toText: (id, words) => words('idSupervisor.person', { id: String(id) }),
    },
    idMae: { control: MotherControl },
  },
})
