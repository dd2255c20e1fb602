import * as z from 'zod/mini'
import { filled, image, link, text } from '../fields.ts'
import { dropInvisible, trimUnseen } from '../pasted-text.ts'
import { defineSettings } from '../resources/settings.ts'
import { languageTag } from '../validation/language-tag.ts'
import { email } from '../validation/text.ts'
import { versionOrNone } from '../versions.ts'
import { podcastCode } from './podcast.schemas.ts'
import { isPodcastCategory, listSubcategories } from './podcast-categories.ts'

const optional = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** The page of the show at a directory. */
const pageElsewhere = link.check(z.refine((address) => /^https?:/i.test(address), 'Not a page of another site'))

const fields = z.strictObject({
  /** URL of the external feed; null if the church publishes its audio here. */
  feedUrl: optional(
    z.string().check(z.overwrite(dropInvisible), z.overwrite(trimUnseen), z.minLength(1), z.maxLength(2048)),
  ),
  titulo: filled(200),
  descricao: text(4000),
  imagem: optional(image),
  autor: optional(filled(200)),
  /** A category of the directories, by its name in feeds. */
  categoria: z._default(filled(100), 'Religion & Spirituality'),
  subcategoria: optional(filled(100)),
  idioma: languageTag,
  flagExplicito: z._default(z.boolean(), false),
  /** Directories write there to ask whose the show is. It stands in the feed, for everyone to read. */
  email: optional(email),
  apple: optional(pageElsewhere),
  spotify: optional(pageElsewhere),
  /** Names the show in addresses. Omitted: as it was; of a new show, the code of the church. */
  codigo: z.optional(podcastCode),
})
type ShowForm = z.output<typeof fields>

/** A category that directories do not know keeps a show of the church's own out; a feed brings its own words. */
const hasKnownCategory = z.refine<ShowForm>(
  ({ feedUrl, categoria }) => feedUrl !== null || isPodcastCategory(categoria),
  {
    path: ['categoria'],
    error: 'Not a category of the directories',
  },
)
const hasKnownSubcategory = z.refine<ShowForm>(
  ({ feedUrl, categoria, subcategoria }) =>
    feedUrl !== null || subcategoria === null || listSubcategories(categoria).some((name) => name === subcategoria),
  { path: ['subcategoria'], error: 'Not a part of the category' },
)

const form = fields.check(hasKnownCategory, hasKnownSubcategory)

const row = z.extend(fields, {
  versao: versionOrNone,
  codigo: podcastCode,
  idioma: z.string(),
  /** Number of episodes outside of the trash: those of the church with drafts, or those of the feed. */
  episodios: z.int(),
})
export type OfficeShow = z.output<typeof row>

export const podcastShow = defineSettings({
  name: 'podcast',
  path: '/escritorio/podcast/programa/',
  isPublic: true,
  pages: { LISTA: '/podcast' },
  may: { read: 'content.write', write: 'content.publish' },
  form,
  example: { titulo: 'Vozes da videira', descricao: 'Conversas depois do culto.', idioma: 'pt-BR' },
  row,
  calls: {
    get: { id: 'getPodcastShow', summary: 'The podcast of the church: its own, or the feed that it is read from' },
    set: {
      id: 'setPodcastShow',
      summary: 'Sets the podcast up. A feed replaces no episodes of the church: CONFLICT while there are some',
      act: 'PODCAST_SET',
      errors: ['CONFLICT'],
    },
    history: { id: 'listPodcastShowChanges', summary: 'What was changed of the podcast, the newest first' },
  },
})
