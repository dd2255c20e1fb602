import { people } from '@narthex/contract/people/person.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { PhoneWidget } from '../../resource/form/widgets/phone-widget.tsx'
import { BaptismControl, CongregationControl } from './person-controls.tsx'

/** How the form of a person is arranged. */
export const peopleEditor = defineFields(people, {
  texts: 'consolePersonFields',
  sections: [
    {
      name: 'person',
      fields: ['nome', 'sobrenome', 'telefone', 'email', 'dataNascimento', 'sexo', 'estadoCivil'],
    },
    {
      name: 'belonging',
      fields: [
        'situacao',
        'idCongregacao',
        'visitanteDesde',
        'membroDesde',
        'flagBatizado',
        'dataBatismo',
        'comoChegou',
        'idExterno',
      ],
    },
    { name: 'notes', fields: ['anotacao'] },
  ],
  hints: {
    telefone: { control: PhoneWidget },
    idCongregacao: { control: CongregationControl },
    flagBatizado: { control: BaptismControl },
    anotacao: { widget: 'longText' },
  },
})
