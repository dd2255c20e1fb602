import { addressLines } from '@narthex/contract/churches/address-lines'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { households } from '@narthex/contract/people/household.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { AddressWidget } from '../../resource/form/widgets/address-widget.tsx'
import { SeatsControl, writeSeats } from './seats-control.tsx'

/** How the form of a household is arranged. */
export const householdsEditor = defineFields(households, {
  texts: 'consoleHouseholdFields',
  sections: [
    { name: 'people', fields: ['nome', 'membros'] },
    { name: 'place', fields: ['endereco', 'idExterno'] },
  ],
  hints: {
    membros: { control: SeatsControl, toText: writeSeats },
    endereco: { control: AddressWidget, toText: (address) => addressLines(address as Address).join('\n') },
  },
})
