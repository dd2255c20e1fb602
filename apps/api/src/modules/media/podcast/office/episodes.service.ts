import { randomUUID } from 'node:crypto'
import {
  type EpisodeForm,
  episodeForm,
  type episodes,
  type OfficeEpisode,
} from '@narthex/contract/media/episode.resource'
import { fileAt, fileTypes } from '@narthex/contract/media/file-address'
import type * as z from 'zod/mini'
import { DomainError, invalid } from '../../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import { validate } from '../../../../platform/http/validate.ts'
import { tableStatements, trashStatements } from '../../../../platform/resources/record-table.ts'
import type { ResourceService } from '../../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { edit } from '../../../../platform/work/edit.ts'
import { listHistory } from '../../../audit/history.service.ts'
import { indexItem } from '../../../search/search-index.service.ts'
import { findFormOfFile } from '../../files/forms.queries.ts'
import { renumberEpisodes } from '../podcast.editing.queries.ts'
import { findShow } from '../podcast.queries.ts'
import { episodeRecord } from '../podcast.records.ts'
import { toSearchEntry } from '../podcast.rules.ts'
import { episodeColumns, episodesTable } from './episodes.columns.ts'
import { listOfficeEpisodes } from './episodes.queries.ts'

type EpisodeRow = typeof episodeColumns.table.$inferSelect

const statements = tableStatements(episodeColumns.table, async (_: ChurchWork, stored: readonly EpisodeRow[]) =>
  stored.map(toOfficeEpisode),
)
const trash = trashStatements(episodeColumns.table)

/** Episodes of a church, as its staff write them; those of a feed are read alone. */
export const episodeService: ResourceService<typeof episodes, EpisodeRow> = {
  record: episodeRecord,
  subject: 'episodio',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: episodeColumns, rows: listOfficeEpisodes, count: statements.count },
  isLive: ({ situacao }) => situacao === 'PUBLICADO',
  async add(work, form) {
    await refuseFeed(work)
    return insertEpisode(work, await toRow(work, form), 'RASCUNHO')
  },
  async set(work, held, form) {
    const row = await toRow(work, form)
    if (held.situacao === 'PUBLICADO') requireAudio(row)
    await statements.update(work, held, row)
    await settle(work, held)
  },
  async remove(work, held) {
    await trash.hide(work, held)
    await settle(work, held)
  },
  async restore(work, id) {
    await refuseFeed(work)
    await trash.unhide(work, id)
    const held = await episodeRecord(id).find(work)
    if (held) await settle(work, held)
  },
  purge: trash.purge,
  copy: ({ dataPublicacao: _, titulo, ...form }) => ({ ...form, titulo: `${titulo.slice(0, 296)} (2)` }),
  async publish(work, held) {
    requireAudio(held)
    await requireShow(work)
    // Its editor chose no moment: it is shown from now on.
    const isOpen = held.dataPublicacao.getTime() === held.dataCadastro.getTime()
    const moment = isOpen && held.situacao === 'RASCUNHO' ? { dataPublicacao: work.now } : {}
    await statements.update(work, held, { situacao: 'PUBLICADO', ...moment })
    await settle(work, { ...held, situacao: 'PUBLICADO' })
  },
  async withdraw(work, held) {
    await statements.update(work, held, { situacao: 'RASCUNHO' })
    await settle(work, held)
  },
  history: listHistory,
  table: episodesTable,
}

/** Adds an episode that is visible from `dataPublicacao` on, and returns its id: for seeds and imports. */
export async function publishEpisode(call: MemberCall, given: z.input<typeof episodeForm>): Promise<number> {
  const row = requireAudio(validate(episodeForm, given))
  return edit(call, { act: 'EPISODE_ADDED', isPublic: true }, async ({ work, made }) => {
    await refuseFeed(work)
    await requireShow(work)
    const id = await insertEpisode(work, { ...row, audioTipo: row.audioTipo ?? guessType(row.audio) }, 'PUBLICADO')
    made(episodeRecord(id), { episodio: id })
    await settle(work, { id, situacao: 'PUBLICADO' })
    return id
  })
}

type NewEpisode = Pick<EpisodeRow, keyof Omit<EpisodeForm, 'dataPublicacao' | 'idExterno'>> & {
  readonly dataPublicacao?: Date | undefined
  readonly idExterno?: string | null | undefined
}

const insertEpisode = (work: ChurchWork, row: NewEpisode, situacao: EpisodeRow['situacao']): Promise<number> =>
  statements.insert(work, {
    ...row,
    dataPublicacao: row.dataPublicacao ?? work.now,
    situacao,
    guid: randomUUID(),
    dataCadastro: work.now,
  })

/** A form as it is stored: of a file of the library, type and size are those of the file. */
async function toRow(work: ChurchWork, { dataPublicacao, ...form }: EpisodeForm): Promise<NewEpisode> {
  const moment = dataPublicacao === undefined ? {} : { dataPublicacao: new Date(dataPublicacao) }
  return { ...form, ...moment, ...(await readSound(work, form)) }
}

type Sound = Pick<EpisodeRow, 'audioTipo' | 'audioBytes'>

async function readSound(
  work: ChurchWork,
  { audio, audioTipo, audioBytes }: Omit<EpisodeForm, 'titulo'>,
): Promise<Sound> {
  if (audio === null) return { audioTipo: null, audioBytes: null }
  const file = fileAt(audio)
  if (!file) return { audioTipo: audioTipo ?? guessType(audio), audioBytes }
  const found = await findFormOfFile(work, file.codigo)
  if (!found || found.form.endereco !== audio || !found.file.flagBiblioteca || found.file.removidoEm)
    throw invalid([{ path: 'audio', message: 'Not a file of the library' }])
  if (file.kind !== 'AUDIO' && file.kind !== 'VIDEO') throw invalid([{ path: 'audio', message: 'Not a sound' }])
  return { audioTipo: fileTypes[file.ending].type, audioBytes: found.form.bytes }
}

/** The media type of an address by its ending; most podcasts are MP3. */
function guessType(audio: string): string {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(audio)?.[1]?.toLowerCase() ?? ''
  const known = Object.entries(fileTypes).find(([name]) => name === ending)?.[1]
  return known && (known.kind === 'AUDIO' || known.kind === 'VIDEO') ? known.type : 'audio/mpeg'
}

function requireAudio<Row extends Pick<EpisodeRow, 'audio'>>(row: Row): Row & { readonly audio: string } {
  const { audio } = row
  if (audio === null) throw invalid([{ path: 'audio', message: 'An episode that is published has a sound' }])
  return { ...row, audio }
}

async function refuseFeed(work: ChurchWork): Promise<void> {
  if ((await findShow(work))?.feedUrl) throw new DomainError('EPISODES_FROM_FEED')
}

async function requireShow(work: ChurchWork): Promise<void> {
  if (!(await findShow(work))) throw new DomainError('SHOW_MISSING')
}

/** Brings numbers and search up to date after a change of an episode that was published, or is by now. */
async function settle(work: ChurchWork, { id, situacao }: Pick<EpisodeRow, 'id' | 'situacao'>): Promise<void> {
  if (situacao !== 'PUBLICADO') return
  await renumberEpisodes(work)
  const [row, show] = [await episodeRecord(id).find(work), await findShow(work)]
  const isFound = row?.situacao === 'PUBLICADO' && show !== undefined
  await indexItem(work, { tipo: 'PODCAST', itemId: id }, isFound ? [toSearchEntry(show, row)] : [])
}

function toOfficeEpisode(stored: EpisodeRow): OfficeEpisode {
  const { igrejaId: _, guid: __, dataCadastro: ___, removidoEm: ____, dataPublicacao, ...row } = stored
  return { ...row, dataPublicacao: dataPublicacao.toISOString() }
}
