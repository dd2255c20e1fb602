import { addressLines } from '@narthex/contract/churches/address-lines'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { AddressWidget } from '../../resource/form/widgets/address-widget.tsx'
import { PhoneWidget } from '../../resource/form/widgets/phone-widget.tsx'
import { PointWidget } from '../../resource/form/widgets/point-widget.tsx'
import { CongregationRemoval } from './controls/congregation-removal.tsx'

/** How the form of a congregation is arranged. */
export const congregationsEditor = defineFields(congregations, {
  texts: 'consoleCongregationFields',
  sections: [
    { name: 'about', fields: ['nome', 'responsavel', 'telefone'] },
    { name: 'place', fields: ['endereco', 'latitude', 'longitude'] },
  ],
  hints: {
    telefone: { control: PhoneWidget },
    endereco: { control: AddressWidget, toText: (address) => addressLines(address as Address).join('\n') },
    latitude: { control: PointWidget },
    // Entered with its latitude.
    longitude: { when: () => false },
  },
  removal: CongregationRemoval,
})
