import { videoSourceAt } from '@narthex/contract/media/video-address'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/http/domain-error.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Platform } from '../../../platform/platform.ts'
import { editChurch } from '../../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { frameOf } from '../../churches/churches.service.ts'
import { indexItem } from '../../search/search-index.service.ts'
import { type GivenVideo, videoInput } from './videos.inputs.ts'
import * as queries from './videos.queries.ts'

/** Adds a video, shown from its moment of publication on unless it is a draft, and gives its id. Throws VALIDATION. */
export async function publishVideo(platform: Platform, scope: ChurchScope, given: GivenVideo): Promise<number> {
  const row = await rowOf(platform, scope, given)
  return editChurch(platform, scope, async (tx) => {
    const id = await queries.insertVideo(scope, tx, row)
    await index(scope, tx, id, row)
    return id
  })
}

/** Writes a video anew: what is left out is empty after it. Throws VALIDATION and NOT_FOUND. */
export async function changeVideo(
  platform: Platform,
  scope: ChurchScope,
  id: number,
  given: GivenVideo,
): Promise<void> {
  const row = await rowOf(platform, scope, given)
  await editChurch(platform, scope, async (tx) => {
    if (!(await queries.updateVideo(scope, tx, id, row))) throw notFound()
    await index(scope, tx, id, row)
  })
}

/** Throws NOT_FOUND. */
export async function removeVideo(platform: Platform, scope: ChurchScope, id: number): Promise<void> {
  await editChurch(platform, scope, async (tx) => {
    if (!(await queries.removeVideo(scope, tx, id))) throw notFound()
    await indexItem(scope, tx, { tipo: 'VIDEO', itemId: id }, [])
  })
}

type Row = Awaited<ReturnType<typeof rowOf>>

async function rowOf(platform: Platform, scope: ChurchScope, given: GivenVideo) {
  const { endereco, idioma, capitulos, ...fields } = validate(videoInput, given)
  const source = videoSourceAt(endereco)
  if (!source) throw new Error('An address that was validated is none')
  const { church } = await frameOf(platform, scope)
  return {
    ...fields,
    ...source,
    idioma: idioma ?? church.idioma,
    capitulos: capitulos.toSorted((a, b) => a.inicioSegundos - b.inicioSegundos),
  }
}

async function index(scope: ChurchScope, tx: Tx, id: number, row: Row): Promise<void> {
  const { titulo, descricao, imagem, idioma, serie, pregador, referencia, capitulos } = row
  const words = [serie, pregador, referencia, descricao, ...capitulos.map((chapter) => chapter.titulo)]
  const entry = {
    ...{ chave: String(id), idioma, titulo, imagem },
    resumo: descricao?.slice(0, 300) ?? null,
    texto: words.filter(Boolean).join('\n'),
    visivelEm: row.dataPublicacao,
  }
  await indexItem(scope, tx, { tipo: 'VIDEO', itemId: id }, row.situacao === 'PUBLICADO' ? [entry] : [])
}
