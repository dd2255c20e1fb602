import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a type of publications is arranged. */
export const publicationTypesEditor = defineFields(publicationTypes, {
  texts: 'consolePublicationTypeFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'idioma'] },
    { name: 'address', fields: ['slug', 'idExterno'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
