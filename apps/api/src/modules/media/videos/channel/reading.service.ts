import type { ChannelFailure } from '@narthex/contract/media/video-channel.settings'
import { channelSourceAt, feedNamedBy } from '@narthex/contract/media/video-channel-address'
import { createOwnCall } from '../../../../platform/http/route.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { edit } from '../../../../platform/work/edit.ts'
import type { RecordPlace } from '../../../../platform/work/records.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { fetchKnownFeed } from '../../podcast/feed/fetch-feed.service.ts'
import { keepFilmPicture } from '../film-facts.service.ts'
import { insertVideo, updateVideo } from '../videos.editing.service.ts'
import { videoRecord } from '../videos.records.ts'
import { enqueueReading } from './channel.jobs.ts'
import {
  type ChannelFields,
  findChannel,
  findDrafted,
  findFilmVideo,
  findKnownFilms,
  lockChannel,
  putFilm,
  updateChannel,
} from './channel.queries.ts'
import type { ChannelRow, KnownFilm } from './channel.tables.ts'
import { type Film, readFilmNumber, readFilms } from './read-films.rules.ts'
import { followFilm, nextNight, nextTry, toFailure } from './reading.rules.ts'

type Reading =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly erro: ChannelFailure; readonly why: string }
  | {
      readonly kind: 'read'
      readonly films: readonly Film[]
      readonly feed: string
      readonly etag: string | null
      readonly modificadoEm: string | null
    }

/** Most films that one reading adds; the next one goes on a minute later. */
const filmsPerReading = 15
const pauseMs = 60_000

/**
 * Reads a church's channel: adds the films that it never read, and lets the texts of others follow that staff left as they
 * were. Plans the next reading. Does nothing unless `due` is the due time of the channel, so that a repeated or outdated job
 * has no effect.
 */
export async function readChannel(
  platform: Needs<'files' | 'log' | 'web'>,
  call: ChurchCall,
  due: Date,
): Promise<void> {
  const channel = await call.inChurch((work) => findChannel(work))
  if (!channel || !waitsFor(channel, due)) return
  // The channel of an inactive church is not fetched.
  const reading: Reading = call.church.flagAtivo ? await fetchFilms(platform, channel) : { kind: 'unchanged' }
  if (reading.kind === 'failed')
    platform.log.warn({ church: call.church.codigo, why: reading.why }, 'a channel of videos could not be read')
  if (reading.kind === 'read') await takeFilms(platform, call, { reading, due })
  else await settleAlone(call, due, reading)
}

const waitsFor = ({ proximaEm, flagAtivo }: ChannelRow, due: Date) =>
  flagAtivo && proximaEm?.getTime() === due.getTime()

async function fetchFilms(platform: Needs<'web'>, channel: ChannelRow): Promise<Reading> {
  const found = await findFeed(platform, channel)
  if (typeof found !== 'string') return found
  const known = { feedUrl: found, etag: channel.etag, modificadoEm: channel.modificadoEm }
  const fetched = await fetchKnownFeed(platform, known, {
    reader: 'video',
    read: async (xml) => readFilms(xml, await import('feedsmith')),
  })
  if (fetched.kind === 'failed') return { kind: 'failed', erro: toFailure(fetched), why: fetched.why }
  if (fetched.kind === 'unchanged') return fetched
  if (fetched.feed.length === 0) return { kind: 'failed', erro: 'SEM_VIDEOS', why: 'The feed has no films' }
  return { ...fetched, films: fetched.feed, feed: found }
}

/** The address of the feed: that of the channel, the one that its page named before, or names now. */
async function findFeed(platform: Needs<'web'>, { endereco, feed }: ChannelRow): Promise<string | Reading> {
  if (feed) return feed
  const source = channelSourceAt(endereco ?? '')
  if (!source) return { kind: 'failed', erro: 'SEM_LISTA', why: 'The address names no channel' }
  if ('feed' in source) return source.feed
  try {
    const { status, body } = await platform.web.get(source.pagina, {
      accept: 'text/html',
      'user-agent': 'Narthex (video)',
    })
    if (status !== 200)
      return { kind: 'failed', erro: toFailure({ kind: 'failed', why: '', status }), why: `HTTP ${status}` }
    return feedNamedBy(body.toString()) ?? { kind: 'failed', erro: 'SEM_LISTA', why: 'The page names no feed' }
  } catch (error) {
    return { kind: 'failed', erro: 'FORA_DO_AR', why: String((error as Error).name) }
  }
}

interface Taking {
  readonly reading: Extract<Reading, { kind: 'read' }>
  readonly due: Date
}

async function takeFilms(platform: Needs<'files' | 'web'>, call: ChurchCall, { reading, due }: Taking): Promise<void> {
  const own = createOwnCall(call)
  const { films } = reading
  const known = await call.inChurch((work) => findKnownFilms(work, codesOf(films)))
  const wanted = films.filter(({ codigo }) => !known.has(codigo))
  const isPartial = wanted.length > filmsPerReading
  const taken = wanted.slice(0, filmsPerReading)
  if (taken.length === 0 && findRenamed(films, known).length === 0) {
    await settleAlone(call, due, reading)
    return
  }
  const pictures = new Map<string, string | null>()
  for (const film of taken) pictures.set(film.codigo, await keepFilmPicture(platform, own, film))
  await edit(own, { act: 'VIDEO_CHANNEL_READ', isPublic: true }, async ({ work, made, watch, about, unchanged }) => {
    const channel = await lockChannel(work)
    if (!channel || !waitsFor(channel, due)) return unchanged(undefined)
    let adicionados = 0
    for (const film of taken) {
      const id = await takeFilm(work, channel, { film, imagem: pictures.get(film.codigo) ?? null })
      if (id === undefined) continue
      made(videoRecord(id))
      adicionados += 1
    }
    const alterados = await followFilms(work, films, watch)
    await settle(work, channel, reading, { adicionados, isPartial })
    if (adicionados + alterados === 0) return unchanged(undefined)
    about({ adicionados, alterados })
  })
}

const codesOf = (films: readonly Film[]) => films.map(({ codigo }) => codigo)

/** Writes down a reading that changes no video. */
async function settleAlone(call: ChurchCall, due: Date, reading: Reading): Promise<void> {
  await call.inChurch(async (work) => {
    const channel = await lockChannel(work)
    if (channel && waitsFor(channel, due)) await settle(work, channel, reading)
  })
}

/** Adds a film. Gives no id where staff have a video of it, which is theirs. */
async function takeFilm(
  work: ChurchWork,
  { serie, flagPublicar }: ChannelRow,
  { film, imagem }: { readonly film: Film; readonly imagem: string | null },
): Promise<number | undefined> {
  const { codigo, source, titulo, descricao, dataPublicacao } = film
  const theirs = await findFilmVideo(work, { codigo, servico: source.servico, numero: readFilmNumber(source) })
  if (theirs !== undefined) {
    await putFilm(work, { codigo, videoId: null, titulo, descricao })
    return undefined
  }
  const id = await insertVideo(work, {
    ...source,
    titulo,
    descricao,
    imagem,
    dataPublicacao,
    serie,
    idExterno: codigo,
    situacao: flagPublicar ? 'PUBLICADO' : 'RASCUNHO',
    idioma: (await work.facts()).language,
    capitulos: [],
    legendas: [],
  })
  await putFilm(work, { codigo, videoId: id, titulo, descricao })
  return id
}

/** Lets videos follow what their films are called by now. Drafts of staff are left in peace: they follow later. */
async function followFilms(work: ChurchWork, films: readonly Film[], watch: Watch): Promise<number> {
  const renamed = findRenamed(films, await findKnownFilms(work, codesOf(films)))
  const drafted = await findDrafted(
    work,
    renamed.map(({ id }) => id),
  )
  let followed = 0
  for (const each of renamed) if (!drafted.has(each.id)) followed += await followOne(work, each, watch)
  return followed
}

type Watch = (...places: readonly RecordPlace[]) => Promise<void>

/** Films that were added, and have other texts than when they were read last. */
const findRenamed = (films: readonly Film[], known: ReadonlyMap<string, KnownFilm>): Renamed[] =>
  films.flatMap((film) => {
    const read = known.get(film.codigo)
    if (!read || read.videoId === null) return []
    const isSame = read.titulo === film.titulo && read.descricao === film.descricao
    return isSame ? [] : [{ film, read, id: read.videoId }]
  })

interface Renamed {
  readonly film: Film
  readonly read: KnownFilm
  readonly id: number
}

async function followOne(work: ChurchWork, { film, read, id }: Renamed, watch: Watch): Promise<number> {
  const { codigo, titulo, descricao } = film
  const place = videoRecord(id)
  const held = await place.find(work, { isHeld: true })
  await putFilm(work, { codigo, videoId: id, titulo, descricao })
  const fields = held && followFilm(held, read, film)
  if (!fields) return 0
  await watch(place)
  await updateVideo(work, held, fields)
  return 1
}

interface Taken {
  readonly adicionados: number
  /** More films wait. */
  readonly isPartial: boolean
}

const nothingTaken: Taken = { adicionados: 0, isPartial: false }

/** Writes down how a reading went, and plans the next. */
async function settle(
  work: ChurchWork,
  { falhas }: ChannelRow,
  reading: Reading,
  { adicionados, isPartial }: Taken = nothingTaken,
): Promise<void> {
  const { now, church } = work
  const outcome = { ...describeOutcome(reading, falhas, now), tentadaEm: now }
  const night = nextNight(church.igrejaId, now, (await work.facts()).timeZone)
  const proximaEm = isPartial ? new Date(now.getTime() + pauseMs) : nextTry(outcome.falhas, now, night)
  // A feed that has not changed since would not be read again.
  const validators = isPartial ? { etag: null, modificadoEm: null } : {}
  const counted = reading.kind === 'failed' ? {} : { adicionados }
  await updateChannel(work, { ...outcome, ...counted, ...validators, proximaEm })
  await enqueueReading(work, proximaEm)
}

function describeOutcome(reading: Reading, failures: number, now: Date): ChannelFields & { readonly falhas: number } {
  // The page of the channel is asked again: it may name another feed by now.
  if (reading.kind === 'failed') return { falhas: failures + 1, erro: reading.erro, feed: null }
  const success = { falhas: 0, erro: null, lidaEm: now }
  if (reading.kind === 'unchanged') return success
  const { feed, etag, modificadoEm, films } = reading
  return { ...success, feed, etag, modificadoEm, encontrados: films.length }
}
