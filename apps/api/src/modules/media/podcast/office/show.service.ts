import type { OfficeShow } from '@narthex/contract/media/podcast-show.settings'
import { podcastShow } from '@narthex/contract/media/podcast-show.settings'
import type * as z from 'zod/mini'
import { conflict, invalid, notFound } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { validate } from '../../../../platform/http/validate.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { type SettingsService, settingsActs } from '../../../../platform/resources/settings-acts.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { edit } from '../../../../platform/work/edit.ts'
import { listHistory } from '../../../audit/history.service.ts'
import { indexItems } from '../../../search/search-index.service.ts'
import { enqueueReading } from '../feed/feed.jobs.ts'
import {
  countAllEpisodes,
  deleteEpisodes,
  deleteShow,
  listFeedEpisodes,
  lockShow,
  putShow,
  updateShow,
} from '../podcast.editing.queries.ts'
import { findShow } from '../podcast.queries.ts'
import { showRecord } from '../podcast.records.ts'
import type { ShowRow } from '../podcast.tables.ts'

type ShowForm = z.output<typeof podcastShow.form>

/**
 * The show of a church. If it has a feed, a job reads the feed at once and then hourly, and the feed's fields replace these.
 * VALIDATION for a URL that may not be fetched; CONFLICT for a feed while the church has episodes of its own.
 */
export const showService = (platform: Needs<'web'>): SettingsService<typeof podcastShow> => ({
  record: showRecord,
  subject: ({ feedUrl }) => ({ origem: feedUrl === null ? 'IGREJA' : 'FEED' }),
  read: readShow,
  set: (work, _, form) => writeShow(platform, work, form),
  history: listHistory,
})

/** Sets the show up whatever version it has: for seeds and imports. */
export async function setPodcast(
  platform: Needs<'web'>,
  call: MemberCall,
  given: z.input<typeof podcastShow.form>,
): Promise<void> {
  await settingsActs(podcastShow, showService(platform)).replace(call, validate(podcastShow.form, given))
}

/** Ends the show, with its copy of a feed. Episodes of the church in the trash stay there. */
export async function removePodcast(call: MemberCall): Promise<void> {
  await edit(call, { act: 'PODCAST_REMOVED', isPublic: true, records: [showRecord()] }, async ({ work }) => {
    if (!(await lockShow(work))) throw notFound()
    if ((await countAllEpisodes(work, 'IGREJA')) > 0) throw conflict('This show has episodes of its own.')
    await dropFeedEpisodes(work)
    await deleteShow(work)
  })
}

async function readShow(work: ChurchWork): Promise<OfficeShow> {
  const show = (await findShow(work)) ?? (await suggestShow(work))
  const { titulo, descricao, imagem, autor, idioma, flagExplicito, email, apple, spotify, feedUrl, codigo } = show
  const own = { titulo, descricao, imagem, autor, idioma, flagExplicito, email, apple, spotify, feedUrl, codigo }
  const { categoria, subcategoria, versao } = show
  const episodios = await countAllEpisodes(work, feedUrl === null ? 'IGREJA' : 'FEED')
  return { ...own, categoria: categoria ?? usualCategory, subcategoria, versao, episodios }
}

const usualCategory = 'Religion & Spirituality'

type ShowFields = Pick<ShowRow, keyof ShowForm | 'versao' | 'codigo'>

/** A show that is not set up yet, as most churches would begin it. */
async function suggestShow(work: ChurchWork): Promise<ShowFields> {
  const { name, language } = await work.facts()
  return {
    titulo: name,
    descricao: '',
    imagem: null,
    autor: name,
    categoria: usualCategory,
    subcategoria: 'Christianity',
    idioma: Intl.getCanonicalLocales(language)[0] ?? language,
    flagExplicito: false,
    email: null,
    apple: null,
    spotify: null,
    feedUrl: null,
    codigo: work.church.codigo,
    versao: 0,
  }
}

async function writeShow({ web }: Needs<'web'>, work: ChurchWork, form: ShowForm): Promise<void> {
  const { feedUrl } = form
  if (feedUrl !== null && !web.accepts(feedUrl)) throw invalid([{ path: 'feedUrl', message: 'Not a feed URL' }])
  const before = await lockShow(work)
  const codigo = form.codigo ?? before?.codigo ?? work.church.codigo
  // What a feed says of its show stays as it was read.
  if (before && before.feedUrl === feedUrl)
    return updateShow(work, { ...form, ...(feedUrl !== null && pickRead(before)), codigo, versao: before.versao + 1 })
  if (feedUrl !== null && (await countAllEpisodes(work, 'IGREJA')) > 0)
    throw conflict('This show already has episodes of its own.')
  // The remaining episodes belong to the previous feed.
  await dropFeedEpisodes(work)
  const proximaBusca = feedUrl === null ? null : work.now
  const unread = { etag: null, modificadoEm: null, lidoEm: null, tentadoEm: null, falhas: 0, erro: null }
  await putShow(work, { ...form, ...unread, codigo, proximaBusca })
  if (proximaBusca) await enqueueReading(work, proximaBusca)
}

const pickRead = ({ titulo, descricao, imagem, autor, categoria, subcategoria, idioma, flagExplicito }: ShowRow) => ({
  titulo,
  descricao,
  imagem,
  autor,
  categoria,
  subcategoria,
  idioma,
  flagExplicito,
})

async function dropFeedEpisodes(work: ChurchWork): Promise<void> {
  const ids = (await listFeedEpisodes(work)).map(({ id }) => id)
  await deleteEpisodes(work, ids)
  await indexItems(work, 'PODCAST', new Map(ids.map((id) => [id, []])))
}
