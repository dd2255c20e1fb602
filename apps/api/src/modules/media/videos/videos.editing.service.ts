import { type GivenVideo, videoForm } from '@narthex/contract/media/video.form'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { indexItem } from '../../search/search-index.service.ts'
import * as queries from './videos.queries.ts'
import { videoRecord } from './videos.records.ts'

/** Adds a video and returns its id. It is visible from `dataPublicacao` on, unless it is a draft. */
export async function publishVideo(call: MemberCall, given: GivenVideo): Promise<number> {
  const row = await toVideoRow(call, given)
  return edit(call, { act: 'VIDEO_ADDED', isPublic: true }, async ({ work, made }) => {
    const id = await queries.insertVideo(work, row)
    await indexVideo(work, id, row)
    made(videoRecord(id), { video: id })
    return id
  })
}

/** Replaces a video completely: a field that is not given returns to its default. */
export async function changeVideo(call: MemberCall, id: number, given: GivenVideo): Promise<void> {
  const row = await toVideoRow(call, given)
  const plan = { act: 'VIDEO_SET', subject: { video: id }, isPublic: true, hold: videoRecord(id) } as const
  await edit(call, plan, async ({ work }) => {
    await queries.updateVideo(work, id, row)
    await indexVideo(work, id, row)
  })
}

export async function removeVideo(call: MemberCall, id: number): Promise<void> {
  const plan = { act: 'VIDEO_REMOVED', subject: { video: id }, isPublic: true, hold: videoRecord(id) } as const
  await edit(call, plan, async ({ work }) => {
    await queries.removeVideo(work, id)
    await indexItem(work, { tipo: 'VIDEO', itemId: id }, [])
  })
}

type Row = Awaited<ReturnType<typeof toVideoRow>>

async function toVideoRow(call: ChurchCall, given: GivenVideo) {
  const { endereco, idioma, capitulos, ...fields } = validate(videoForm, given)
  const source = videoSourceAt(endereco)
  if (!source) throw new Error('A validated video address has no source')
  const { language } = await call.facts()
  return {
    ...fields,
    ...source,
    idioma: idioma ?? language,
    capitulos: capitulos.toSorted((a, b) => a.inicioSegundos - b.inicioSegundos),
  }
}

async function indexVideo(work: ChurchWork, id: number, row: Row): Promise<void> {
  const { titulo, descricao, imagem, idioma, serie, pregador, referencia, capitulos } = row
  const words = [serie, pregador, referencia, descricao, ...capitulos.map((chapter) => chapter.titulo)]
  const entry = {
    chave: String(id),
    idioma,
    titulo,
    imagem,
    resumo: descricao?.slice(0, 300) ?? null,
    texto: words.filter(Boolean).join('\n'),
    visivelEm: row.dataPublicacao,
  }
  await indexItem(work, { tipo: 'VIDEO', itemId: id }, row.situacao === 'PUBLICADO' ? [entry] : [])
}
