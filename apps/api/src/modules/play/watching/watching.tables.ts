import type { MediaFormat, MediaRefusal, MediaState, ProfileAge } from '@narthex/contract/play/watching-values'
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId, PlaybackId, PlayProfileId } from '../../../platform/ids.ts'

const igrejaId = integer().notNull()
const memberId = integer('usuario_id').$type<MemberId>().notNull()
const titleId = integer('conteudo_id').notNull()

export const playMidia = pgTable('play_midia', {
  igrejaId,
  id: uuid().notNull(),
  nome: text().notNull(),
  situacao: text().$type<MediaState>().notNull(),
  recusa: text().$type<MediaRefusal>(),
  bytes: bigint({ mode: 'number' }).notNull(),
  recebidos: bigint({ mode: 'number' }).notNull().default(0),
  progresso: integer().notNull().default(0),
  formato: text().$type<MediaFormat>(),
  tipo: text(),
  duracaoSegundos: integer(),
  poster: text(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export const playMidiaParte = pgTable('play_midia_parte', {
  igrejaId,
  mediaId: uuid('midia_id').notNull(),
  caminho: text().notNull(),
  inicio: bigint({ mode: 'number' }).notNull(),
  bytes: integer().notNull(),
  nome: text().notNull(),
})

export const playPerfil = pgTable('play_perfil', {
  igrejaId,
  id: uuid().$type<PlayProfileId>().notNull(),
  memberId,
  nome: text().notNull(),
  idadeMaxima: integer().$type<ProfileAge>().notNull(),
  criadoEm: instant().notNull(),
})

export const playPin = pgTable('play_pin', {
  igrejaId,
  memberId,
  pinHash: text().notNull(),
  alteradoEm: instant().notNull(),
})

export const playPosicao = pgTable('play_posicao', {
  igrejaId,
  memberId,
  profileId: uuid('perfil_id').$type<PlayProfileId>().notNull(),
  titleId,
  segundos: integer().notNull(),
  flagVisto: boolean().notNull().default(false),
  vistoEm: instant().notNull(),
})

export const playReproducao = pgTable('play_reproducao', {
  igrejaId,
  id: uuid().$type<PlaybackId>().notNull(),
  memberId,
  titleId,
  aparelho: text().notNull(),
  mediaId: uuid('midia_id'),
  caminho: text(),
  flagConcluida: boolean().notNull().default(false),
  comecouEm: instant().notNull(),
  renovadaEm: instant().notNull(),
})

export const playEstatistica = pgTable('play_estatistica', {
  igrejaId,
  titleId,
  dia: date().notNull(),
  inicios: integer().notNull().default(0),
  segundos: bigint({ mode: 'number' }).notNull().default(0),
  conclusoes: integer().notNull().default(0),
})
