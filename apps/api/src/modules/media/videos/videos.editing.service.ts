import { type GivenVideo, videoForm } from '@narthex/contract/media/video.form'
import { type OfficeVideo, type OfficeVideoForm, videos } from '@narthex/contract/media/video.resource'
import { keptSource, videoSourceAt } from '@narthex/contract/media/video-address'
import { watchAddress } from '@narthex/contract/media/watch-address'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { listHistory } from '../../audit/history.service.ts'
import { indexItems, type SearchTexts } from '../../search/search-index.service.ts'
import { videoColumns, videosTable } from './videos.columns.ts'
import { countOfficeVideos, listOfficeVideos } from './videos.editing.queries.ts'
import { videoRecord } from './videos.records.ts'
import { toVideoFields } from './videos.rules.ts'
import type { VideoRow } from './videos.tables.ts'

const statements = tableStatements(videoColumns.table, async (_: ChurchWork, stored: readonly VideoRow[]) =>
  stored.map(toOfficeVideo),
)
const trash = trashStatements(videoColumns.table)

/** The videos of a church, as its staff write them: each at a service, as a file or as a stream. */
export const videoService: ResourceService<typeof videos, VideoRow> = {
  record: videoRecord,
  subject: 'video',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: videoColumns, rows: listOfficeVideos, count: countOfficeVideos },
  isLive: ({ situacao }) => situacao === 'PUBLICADO',
  async add(work, { dataPublicacao, idioma, ...form }) {
    return insertVideo(work, {
      ...toStored(form),
      idioma: idioma ?? (await work.facts()).language,
      situacao: 'RASCUNHO',
      dataPublicacao: dataPublicacao === undefined ? work.now : new Date(dataPublicacao),
    })
  },
  async set(work, held, { dataPublicacao, ...form }) {
    const moment = dataPublicacao === undefined ? {} : { dataPublicacao: new Date(dataPublicacao) }
    await statements.update(work, held, { ...toStored(form), ...moment })
    work.beforeCommit(indexVideos, held.id)
  },
  async publish(work, held) {
    const isDateOpen = held.situacao === 'RASCUNHO' && held.dataPublicacao.getTime() === held.dataCadastro.getTime()
    const moment = isDateOpen ? { dataPublicacao: work.now } : {}
    await statements.update(work, held, { situacao: 'PUBLICADO', ...moment })
    work.beforeCommit(indexVideos, held.id)
  },
  async withdraw(work, held) {
    await statements.update(work, held, { situacao: 'RASCUNHO' })
    work.beforeCommit(indexVideos, held.id)
  },
  async remove(work, held) {
    await trash.hide(work, held)
    work.beforeCommit(indexVideos, held.id)
  },
  async restore(work, id) {
    await trash.unhide(work, id)
    work.beforeCommit(indexVideos, id)
  },
  purge: trash.purge,
  copy: ({ dataPublicacao: _, titulo, ...form }) => ({ ...form, titulo: `${titulo.slice(0, 196)} (2)` }),
  history: listHistory,
  table: videosTable,
}

export const videoActs = resourceActs(videos, videoService)

/** Adds a video and returns its id. It is visible from `dataPublicacao` on, unless it is a draft. */
export async function publishVideo(call: MemberCall, given: GivenVideo): Promise<number> {
  const { idioma, ...form } = validate(videoForm, given)
  return edit(call, { act: 'VIDEO_ADDED', isPublic: true }, async ({ work, made }) => {
    const id = await insertVideo(work, { ...toStored(form), idioma: idioma ?? (await work.facts()).language })
    made(videoRecord(id), { video: id })
    return id
  })
}

type NewVideo = Omit<Parameters<typeof statements.insert>[1], 'dataCadastro'>

/** Adds a row, which readers find from its moment on unless it is a draft. */
export async function insertVideo(work: ChurchWork, row: NewVideo): Promise<number> {
  const id = await statements.insert(work, { ...row, dataCadastro: work.now })
  work.beforeCommit(indexVideos, id)
  return id
}

/** Writes fields of a row that is locked. */
export async function updateVideo(
  work: ChurchWork,
  held: VideoRow,
  fields: Partial<Pick<VideoRow, 'titulo' | 'descricao' | 'imagem'>>,
): Promise<void> {
  await statements.update(work, held, fields)
  work.beforeCommit(indexVideos, held.id)
}

type Written = Pick<OfficeVideoForm, 'endereco' | 'capitulos'>

/** The source of a checked address in the columns that keep it; chapters in their order. */
function toStored<F extends Written>({ endereco, capitulos, ...fields }: F) {
  const source = videoSourceAt(endereco)
  if (!source) throw new Error('A validated video address has no source')
  return {
    ...fields,
    ...source,
    capitulos: capitulos.toSorted((a, b) => a.inicioSegundos - b.inicioSegundos),
  }
}

function toOfficeVideo(row: VideoRow): OfficeVideo {
  const { situacao, versao, idExterno } = row
  const source = keptSource(row)
  return { ...toVideoFields(row), situacao, versao, idExterno, endereco: source ? watchAddress(source) : '' }
}

/** Finds videos by their words, as they are by now: those that are published and do not lie in the trash. */
async function indexVideos(work: ChurchWork, ids: readonly number[]): Promise<void> {
  const rows = await videoRecord(0).findAll?.(work, ids.map(String))
  await indexItems(work, 'VIDEO', new Map(ids.map((id) => [id, toEntries(rows?.get(String(id)))])))
}

function toEntries(row: VideoRow | undefined): SearchTexts[] {
  if (row?.situacao !== 'PUBLICADO') return []
  const { id, titulo, descricao, imagem, idioma, serie, pregador, referencia, capitulos } = row
  const words = [serie, pregador, referencia, descricao, ...capitulos.map((chapter) => chapter.titulo)]
  const entry = { chave: String(id), idioma, titulo, imagem, resumo: descricao?.slice(0, 300) ?? null }
  return [{ ...entry, texto: words.filter(Boolean).join('\n'), visivelEm: row.dataPublicacao }]
}
