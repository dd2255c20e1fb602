import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import { draftFilter } from '../../../../platform/resources/editing/draft-columns.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { video } from '../videos.tables.ts'
import { type ChannelRow, videoCanalFilme as film, type KnownFilm, videoCanal } from './channel.tables.ts'

export type ChannelFields = Partial<Omit<ChannelRow, 'igrejaId'>>

export async function findChannel({ church, tx }: ChurchWork): Promise<ChannelRow | undefined> {
  const [row] = await tx.select().from(videoCanal).where(ofChurch(videoCanal, church))
  return row
}

/** Reads the channel and locks its row until the end of the transaction. */
export async function lockChannel({ church, tx }: ChurchWork): Promise<ChannelRow | undefined> {
  const [row] = await tx.select().from(videoCanal).where(ofChurch(videoCanal, church)).for('update')
  return row
}

export async function upsertChannel(
  { church, tx }: ChurchWork,
  row: ChannelFields & Pick<ChannelRow, 'flagPublicar' | 'flagAtivo'>,
): Promise<void> {
  await tx
    .insert(videoCanal)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: videoCanal.igrejaId, set: { ...row, versao: sql`${videoCanal.versao} + 1` } })
}

export async function updateChannel({ church, tx }: ChurchWork, fields: ChannelFields): Promise<void> {
  await tx.update(videoCanal).set(fields).where(ofChurch(videoCanal, church))
}

/** The films among these that were read before, by their codes. */
export async function findKnownFilms(
  { church, tx }: ChurchWork,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownFilm>> {
  if (codes.length === 0) return new Map()
  const { codigo, videoId, titulo, descricao } = film
  const rows = await tx
    .select({ codigo, videoId, titulo, descricao })
    .from(film)
    .where(and(ofChurch(film, church), inArray(codigo, [...codes])))
  return new Map(rows.map((row) => [row.codigo, row]))
}

export async function putFilm({ church, tx }: ChurchWork, row: KnownFilm): Promise<void> {
  await tx
    .insert(film)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [film.igrejaId, film.codigo], set: row })
}

interface FilmSource {
  /** Name of the film, as `idExterno` has it. */
  readonly codigo: string
  readonly servico: 'YOUTUBE' | 'VIMEO'
  /** Id at the service, without the hash of an unlisted film. */
  readonly numero: string
}

/** The video of a film that staff have added, in the trash or not. */
export async function findFilmVideo(
  { church, tx }: ChurchWork,
  { codigo, servico, numero }: FilmSource,
): Promise<number | undefined> {
  const isAtService = and(eq(video.servico, servico), eq(sql`split_part(${video.codigo}, '/', 1)`, numero))
  const [row] = await tx
    .select({ id: video.id })
    .from(video)
    .where(and(ofChurch(video, church), or(eq(video.idExterno, codigo), isAtService)))
    .limit(1)
  return row?.id
}

/** The videos among these with changes that are not live. */
export async function findDrafted({ church, tx }: ChurchWork, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const isDrafted = draftFilter('video', video, video.id)(true)
  const rows = await tx
    .select({ id: video.id })
    .from(video)
    .where(and(ofChurch(video, church), inArray(video.id, [...ids]), isDrafted))
  return new Set(rows.map(({ id }) => id))
}
