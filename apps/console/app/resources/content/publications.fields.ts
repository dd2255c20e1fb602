import { publications } from '@narthex/contract/content/publication.resource'
import { fileControl } from '../../resource/form/controls/file-control.tsx'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { PublicationTypeControl } from './controls/parents.ts'

/** How the form of a publication is arranged. */
export const publicationsEditor = defineFields(publications, {
  texts: 'consolePublicationFields',
  sections: [
    { name: 'words', fields: ['titulo', 'resumo', 'corpo'] },
    { name: 'file', fields: ['arquivo', 'paiId'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao', 'dataFimPublicacao', 'autor', 'idioma'] },
    { name: 'address', fields: ['slug', 'idExterno'] },
  ],
  hints: {
    resumo: { widget: 'longText' },
    corpo: { widget: 'richText' },
    idioma: { widget: 'language' },
    paiId: { control: PublicationTypeControl },
    arquivo: { control: fileControl('PDF') },
  },
  translated: { field: 'traducoes', own: 'idioma', words: ['titulo', 'resumo', 'corpo'] },
})
