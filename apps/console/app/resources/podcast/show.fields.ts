import { podcastShow } from '@narthex/contract/media/podcast-show.settings'
import type { FormValues } from '../../resource/form/kind-editor.ts'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { LanguageControl } from '../church/controls/language-control.tsx'
import { CategoryControl, SubcategoryControl } from './controls/category-controls.tsx'
import { SourceControl } from './controls/source-control.tsx'
import { ShowAside } from './show-aside.tsx'

/** A feed brings its own words. */
const isOwn = ({ feedUrl }: FormValues) => feedUrl === null

/** How the show is set up. */
export const showEditor = defineSettingsFields(podcastShow, {
  texts: 'consolePodcastShow',
  sections: [
    { name: 'source', fields: ['feedUrl'] },
    { name: 'words', fields: ['titulo', 'descricao', 'imagem'] },
    {
      name: 'facts',
      fields: ['autor', 'email', 'categoria', 'subcategoria', 'idioma', 'flagExplicito', 'codigo'],
    },
    { name: 'links', fields: ['apple', 'spotify'] },
  ],
  refusals: { CONFLICT: { field: 'feedUrl', text: 'feedUrl.conflict' } },
  hints: {
    feedUrl: { control: SourceControl },
    titulo: { when: isOwn },
    descricao: { when: isOwn },
    imagem: { when: isOwn },
    autor: { when: isOwn },
    email: { when: isOwn },
    categoria: { control: CategoryControl, when: isOwn },
    subcategoria: { control: SubcategoryControl, when: isOwn },
    idioma: { control: LanguageControl, when: isOwn },
    flagExplicito: { when: isOwn },
    // No address of the site shows it.
    codigo: { widget: 'text', when: () => false },
  },
  aside: ShowAside,
})
