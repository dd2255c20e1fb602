import { randomUUID } from 'node:crypto'
import { playUploadPath } from '@narthex/contract/play/watching-values'
import { sql } from 'drizzle-orm'
import { queryRows } from '../../../../platform/database/database.ts'
import { newFileCode } from '../../../../platform/files/file-codes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { openTusClient, type TusCalls } from '../../../../testing/tus-client.ts'
import { insertMedia, insertPieces } from '../uploads/media.queries.ts'

/** Bytes that begin as an MP4 video does. */
export function plainVideo(length = 2000): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(Array.from({ length }, (_, at) => at % 251))
  bytes.write('\0\0\0\x20ftypisom', 0, 'latin1')
  return bytes
}

/** Stores a video that is ready to play: its files by name, cut into pieces of this length. */
export async function storeMedia(
  { files }: Pick<Platform, 'files'>,
  call: ChurchCall,
  contents: Readonly<Record<string, Buffer<ArrayBuffer>>>,
  pieceBytes = 1_000_000,
): Promise<string> {
  const id = randomUUID()
  const pieces = Object.entries(contents).flatMap(([caminho, content]) =>
    Array.from({ length: Math.ceil(content.length / pieceBytes) }, (_, at) => {
      const part = content.subarray(at * pieceBytes, (at + 1) * pieceBytes)
      return { caminho, inicio: at * pieceBytes, part, nome: newFileCode(call.church) }
    }),
  )
  for (const { nome, part } of pieces) await files.put(call.church, nome, new Blob([part]))
  const bytes = pieces.reduce((sum, { part }) => sum + part.length, 0)
  const [first = ''] = Object.keys(contents)
  await call.inChurch(async (work) => {
    await insertMedia(work, {
      id,
      nome: 'Video',
      situacao: 'PRONTA',
      bytes,
      recebidos: bytes,
      tipo: first,
      formato: first.endsWith('.m3u8') ? 'HLS' : 'UNICO',
      criadoEm: work.now,
      alteradoEm: work.now,
    })
    await insertPieces(
      work,
      pieces.map(({ part, ...piece }) => ({ ...piece, mediaId: id, bytes: part.length })),
    )
  })
  return id
}

export interface TitleRow {
  readonly acesso: 'ABERTO' | 'ASSINANTE' | 'AVULSO'
  readonly midiaId: string | null
  readonly previaMidiaId: string | null
  readonly idadeMinima: number | null
  readonly situacao: 'RASCUNHO' | 'PUBLICADO'
  readonly disponivelDe: Date | null
  readonly disponivelAte: Date | null
}

/** A published title at YouTube, or with a protected video where `midiaId` is given. */
export async function addTitle(call: ChurchCall, own: Partial<TitleRow> = {}): Promise<number> {
  const { acesso = 'ASSINANTE', midiaId = null, previaMidiaId = null, idadeMinima = null } = own
  const { situacao = 'PUBLICADO', disponivelDe = null, disponivelAte = null } = own
  const price = acesso === 'AVULSO' ? 900 : null
  const [row] = await call.inChurch(({ tx, now }) =>
    queryRows<{ id: number }>(
      tx,
      sql`insert into play_conteudo (igreja_id, tipo, titulo, acesso, preco_compra, idade_minima, idioma, servico, codigo,
            midia_id, previa_midia_id, situacao, data_publicacao, disponivel_de, disponivel_ate, alterado_em)
          values (${call.church.igrejaId}, 'FILME', 'O farol', ${acesso}, ${price}, ${idadeMinima}, 'pt',
            ${midiaId ? 'PROTEGIDO' : 'YOUTUBE'}, ${midiaId ? null : 'abcdefghijk'}, ${midiaId}, ${previaMidiaId},
            ${situacao}, ${now}, ${disponivelDe}, ${disponivelAte}, ${now})
          returning id`,
    ),
  )
  return row?.id ?? 0
}

/** Uploads of videos, as a client makes them. */
export const tusClient = (own: Omit<TusCalls, 'path'>) => openTusClient({ ...own, path: playUploadPath })
