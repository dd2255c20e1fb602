import { randomUUID } from 'node:crypto'
import { classes } from '@narthex/contract/content/class.resource'
import { courses } from '@narthex/contract/content/course.resource'
import { devotionals } from '@narthex/contract/content/devotional.resource'
import { lessons } from '@narthex/contract/content/lesson.resource'
import { ministries } from '@narthex/contract/content/ministry.resource'
import { news as newsKind } from '@narthex/contract/content/news.resource'
import { projects } from '@narthex/contract/content/project.resource'
import { publications } from '@narthex/contract/content/publication.resource'
import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { studies } from '@narthex/contract/content/study.resource'
import { studySeries } from '@narthex/contract/content/study-series.resource'
import { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { episodes } from '@narthex/contract/media/episode.resource'
import { library } from '@narthex/contract/media/library.resource'
import { videos } from '@narthex/contract/media/video.resource'
import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import { songs } from '@narthex/contract/praise/song.resource'
import { scheduled } from '@narthex/contract/schedule/series.resource'
import { openChannel } from '../modules/chat/rooms/channels.service.ts'
import { publishContent, publishDevotional, publishNews } from '../modules/content/content.editing.service.ts'
import { newsService } from '../modules/content/office/content-kinds.service.ts'
import { publishEvent } from '../modules/events/events.editing.service.ts'
import { createGroup } from '../modules/groups/groups.editing.service.ts'
import { storeFile } from '../modules/media/files/files.editing.service.ts'
import { findFile, type StoredFile } from '../modules/media/files/files.queries.ts'
import { publishEpisode } from '../modules/media/podcast/office/episodes.service.ts'
import { setPodcast } from '../modules/media/podcast/office/show.service.ts'
import { insertPiece, insertUpload } from '../modules/media/uploads/uploads.queries.ts'
import { putFilm } from '../modules/media/videos/channel/channel.queries.ts'
import { replaceChannel } from '../modules/media/videos/channel/channel.service.ts'
import { publishVideo } from '../modules/media/videos/videos.editing.service.ts'
import { publishSong } from '../modules/praise/praise.editing.service.ts'
import { addToSchedule } from '../modules/schedule/schedule.editing.service.ts'
import { newFileCode } from '../platform/files/file-codes.ts'
import { createOwnCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import { insertPreview } from '../platform/resources/previewing/preview.queries.ts'
import { resourceActs } from '../platform/resources/resource-acts.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'
import { nameRecord } from './matrix/kinds.ts'
import { plainFiles } from './plain-files.ts'

/** A preview that does not expire. */
const preview = {
  tipo: 'noticia',
  registro: null,
  formulario: { titulo: 'canary' },
  pagina: 'ITEM',
  leitor: 'VISITANTE',
  idioma: 'pt',
  momento: null,
  expiraEm: new Date('2100-01-01T00:00:00Z'),
} as const

/** How calls that show one thing of a church name the one that it has: by endpoint. */
export type Things = Readonly<Record<string, Readonly<Record<string, string | number>>>>

/** Something of every kind that a church tells the public, with the canary in every text of it. */
export async function publishEverything(platform: Platform, at: ChurchCall, canary: string): Promise<Things> {
  const call = createOwnCall(at)

  const written = { titulo: canary, resumo: canary, imagem: null }
  const always = { dataInicio: new Date('2000-01-01T12:00:00Z'), dataFim: new Date('2100-01-01T12:00:00Z') }
  const guests = [{ nome: canary, papel: canary, imagem: null }]
  const event = await publishEvent(call, {
    ...written,
    ...always,
    local: canary,
    flagOnline: false,
    serie: canary,
    convidados: guests,
  })
  const devotional = await publishDevotional(call, {
    ...written,
    referencia: canary,
    autor: canary,
    data: '2000-01-01',
  })
  const news = await publishNews(call, { ...written, dataPublicacao: always.dataInicio })
  const newsActs = resourceActs(newsKind, newsService)
  const forTrash = await publishNews(call, { ...written, dataPublicacao: always.dataInicio })
  await newsActs.remove(call, forTrash)
  const { versao } = await newsActs.get(call, news)
  const formulario = { titulo: 'canary', resumo: 'canary' }
  await newsActs.saveDraft(call, news, { editor: randomUUID(), sequencia: 1, versao, revisao: 0, formulario })
  await newsActs.presence(call, news, { editor: randomUUID(), flagAberto: true })
  await call.inChurch((work) => insertPreview(work, { ...preview, hash: randomUUID() }))
  await newsActs.addView(call, { nome: 'canary', consulta: {}, flagCompartilhada: true })
  await newsActs.runBulk(call, { acao: 'PUBLICAR', selecao: { ids: [news] } })
  const readings = await publishReadings(at, canary)
  const spoken = { descricao: canary, serie: canary, pregador: canary, referencia: canary }
  const captions = await storeCaptions(platform, at, canary)
  const legendas = [{ idioma: 'pt', url: captions.endereco }]
  const parts = { capitulos: [{ inicioSegundos: 0, titulo: canary }], legendas }
  const film = { titulo: canary, endereco: `/media/${canary}.mp4`, dataPublicacao: always.dataInicio }
  const channel = { endereco: videoChannel.example.endereco, serie: canary, flagPublicar: true, flagAtivo: false }
  await replaceChannel(call, channel)
  const video = await publishVideo(call, { ...film, ...spoken, ...parts })
  await at.inChurch((work) => putFilm(work, { codigo: canary, videoId: video, titulo: canary, descricao: canary }))
  const sung = { subtitle: canary, author: canary, group: canary, theme: canary, rhythm: canary }
  const song = await publishSong(call, {
    ...sung,
    title: canary,
    code: canary,
    letter: [[{ snippet: canary, chord: 'G' }]],
    sections: [{ begin: 0, kind: 'VERSE', name: canary }],
    musicalScore: [{ name: canary, url: `/media/${canary}.pdf` }],
  })
  const entry = await addToSchedule(call, {
    tipo: 'OUTRO',
    titulo: canary,
    descricao: canary,
    local: canary,
    url: `https://example.org/${canary}`,
    data: '2026-06-01',
    horario: '20:00',
    duracaoMinutos: 60,
    regra: 'FREQ=WEEKLY',
  })
  await setPodcast(platform, call, { codigo: at.church.codigo, titulo: canary, descricao: canary, idioma: 'pt-BR' })
  const episode = await publishEpisode(call, {
    titulo: canary,
    descricao: canary,
    audio: `/media/${canary}.mp3`,
    audioTipo: 'audio/mpeg',
    audioBytes: 1,
    dataPublicacao: always.dataInicio,
  })
  const place = { logradouro: canary, latitude: -23.5, longitude: -46.6, link: `https://example.org/${canary}` }
  const group = await createGroup(call, {
    nome: canary,
    resumo: canary,
    descricao: canary,
    tipo: canary,
    bairro: canary,
    cidade: canary,
    local: place,
    dataInicio: '2026-01-06',
    horario: '20:00',
    flagNaAgenda: true,
    capacidade: 1000,
  })
  await at.inChurch((work) => openChannel(work, { nome: 'geral', titulo: canary, tipo: 'PUBLICO' }))
  return {
    ...readings,
    getChat: { canal: 'geral' },
    listChatMessages: { canal: 'geral' },
    getEvent: { id: event },
    getGroup: { id: group },
    getGroupCare: { id: group },
    setGroupSeat: { id: group },
    removeGroupSeat: { id: group },
    multiplyGroup: { id: group },
    ...nameRecord(officeGroups, group),
    getDevotional: { id: devotional },
    ...nameRecord(devotionals, devotional),
    getNews: { id: news },
    ...nameRecord(newsKind, news),
    ...nameRecord(library, captions.id),
    listFileUses: { id: captions.id },
    cropLibraryImage: { id: captions.id },
    getVideo: { videoId: video },
    ...nameRecord(videos, video),
    getSong: { id: song },
    ...nameRecord(songs, song),
    ...nameRecord(scheduled, entry),
    ...nameRecord(episodes, episode),
  }
}

/** A file of the media library, and an upload that has not arrived. */
async function storeCaptions(platform: Platform, at: ChurchCall, canary: string): Promise<StoredFile> {
  const sent = { name: canary, bytes: plainFiles.vtt() }
  const { codigo } = await storeFile(platform, createOwnCall(at), sent)
  const id = randomUUID()
  const file = await at.inChurch(async (work) => {
    await insertUpload(work, { id, nome: canary, bytes: 9, criadoEm: work.now, alteradoEm: work.now })
    await insertPiece(work, { envioId: id, inicio: 0, bytes: 3, nome: newFileCode(at.church) })
    return findFile(work, codigo)
  })
  if (!file) throw new Error('The captions are not there')
  return file
}

/** Courses, lessons and publications are named alike at every church. */
async function publishReadings(at: ChurchCall, canary: string): Promise<Things> {
  const call = createOwnCall(at)

  const text = { type: 'text', text: canary }
  const corpo = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const written = {
    titulo: canary,
    resumo: canary,
    corpo,
    autor: canary,
    traducoes: { en: { titulo: canary, resumo: canary } },
  }
  const responsaveis = [{ nome: canary, funcao: canary }]
  const ministry = await publishContent(call, 'MINISTERIO', { ...written, responsaveis })
  const projetoId = await publishContent(call, 'PROJETO', { ...written, paiId: ministry })
  const paiId = await publishContent(call, 'EBD_CURSO', { ...written, slug: 'curso' })
  const group = await publishContent(call, 'EBD_TURMA', { ...written, paiId, local: canary })
  const lesson = await publishContent(call, 'EBD_LICAO', { ...written, paiId, slug: 'licao', referencia: canary })
  const type = await publishContent(call, 'PUBLICACAO_TIPO', { ...written, slug: 'tipo' })
  const publication = await publishContent(call, 'PUBLICACAO', {
    ...written,
    slug: 'publicacao',
    paiId: type,
    arquivo: `/${canary}`,
  })
  const serie = await publishContent(call, 'ESTUDO_SERIE', { ...written, slug: 'serie' })
  const perguntas = [{ grupo: 'APLICACAO' as const, texto: canary }]
  const study = await publishContent(call, 'ESTUDO', {
    ...written,
    paiId: serie,
    referencia: canary,
    perguntas,
    orientacaoLider: corpo,
  })
  return {
    getStudy: { id: study },
    getStudyGuidance: { id: study },
    listStudyAnswers: { id: study },
    saveStudyAnswer: { id: study, pergunta: 'p1' },
    getMinistry: { id: ministry },
    getProject: { id: ministry, projetoId },
    getEbd: { ebdSlug: 'licao' },
    getPublication: { publicacaoSlug: 'publicacao' },
    ...nameRecord(ministries, ministry),
    ...nameRecord(projects, projetoId, ministry),
    ...nameRecord(courses, paiId),
    ...nameRecord(classes, group, paiId),
    ...nameRecord(lessons, lesson, paiId),
    ...nameRecord(publicationTypes, type),
    ...nameRecord(publications, publication),
    ...nameRecord(studySeries, serie),
    ...nameRecord(studies, study),
  }
}
