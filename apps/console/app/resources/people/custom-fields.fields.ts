import { customFields } from '@narthex/contract/users/custom-field.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { FieldKindControl, OptionsControl, writeOptions } from './custom-field-controls.tsx'

/** How the form of a custom field is arranged. */
export const customFieldsEditor = defineFields(customFields, {
  texts: 'consoleCustomFieldFields',
  sections: [
    { name: 'question', fields: ['titulo', 'ajuda', 'tipo', 'opcoes'] },
    { name: 'access', fields: ['visao', 'autoria', 'flagObrigatorio', 'flagAtivo'] },
  ],
  hints: {
    tipo: { control: FieldKindControl },
    opcoes: { control: OptionsControl, toText: writeOptions, when: ({ tipo }) => tipo === 'OPCAO' },
    flagObrigatorio: { when: ({ autoria }) => autoria !== 'EQUIPE' },
  },
})
