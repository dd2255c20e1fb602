import { banners } from '@narthex/contract/churches/banner.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'

/** How the form of a banner is arranged. */
export const bannersEditor = defineFields(banners, {
  texts: 'consoleBannerFields',
  sections: [
    { name: 'words', fields: ['titulo', 'descricao', 'imagem', 'url'] },
    { name: 'when', fields: ['flagAtivo', 'dataPublicacao', 'dataFimPublicacao'] },
  ],
})
