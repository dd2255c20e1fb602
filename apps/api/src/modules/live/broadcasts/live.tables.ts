import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import type { BroadcastState, MomentType } from '@narthex/contract/live/live-states'
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

const igrejaId = integer().notNull()
const id = integer().generatedAlwaysAsIdentity()
const broadcastId = integer('transmissao_id').notNull()

export const transmissao = pgTable('transmissao', {
  igrejaId,
  id,
  titulo: text().notNull(),
  descricao: text(),
  imagem: text(),
  inicio: instant().notNull(),
  fim: instant().notNull(),
  abreEm: instant().notNull(),
  /** The weekly service that made it, which may be gone by now, and its day on the church's calendar. */
  cultoId: integer(),
  cultoData: date(),
  sala: text(),
  idioma: text().notNull(),
  fonte: jsonb().$type<LiveSourceOnWire>(),
  repriseUrl: text(),
  estado: text().$type<BroadcastState>().notNull().default('AGENDADA'),
  chatAbreMinutos: integer().notNull(),
  chatFechaMinutos: integer().notNull(),
  flagAutomatica: boolean().notNull(),
  flagEditada: boolean().notNull().default(false),
  iniciadaEm: instant(),
  encerradaEm: instant(),
  fonteAoVivo: boolean(),
  fonteForaDesde: instant(),
  fonteMarca: text(),
  pico: integer().notNull().default(0),
  versao: integer().notNull().default(1),
  alteradaEm: instant().notNull(),
  removidaEm: instant(),
})

export const transmissaoLinha = pgTable('transmissao_linha', {
  igrejaId,
  id,
  broadcastId,
  ordem: integer().notNull(),
  texto: text().notNull(),
  liberadaEm: instant(),
})

export const transmissaoMomento = pgTable('transmissao_momento', {
  igrejaId,
  id,
  broadcastId,
  tipo: text().$type<MomentType>().notNull(),
  titulo: text().notNull(),
  texto: text(),
  abertoEm: instant(),
  fechadoEm: instant(),
  respostas: integer().notNull().default(0),
})

export const transmissaoResposta = pgTable('transmissao_resposta', {
  igrejaId,
  id,
  momentId: integer('momento_id').notNull(),
  autorChave: text().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  nome: text(),
  email: text(),
  telefone: text(),
  mensagem: text(),
  criadaEm: instant().notNull(),
})

export const transmissaoAudiencia = pgTable('transmissao_audiencia', {
  igrejaId,
  broadcastId,
  minuto: instant().notNull(),
  total: integer().notNull(),
})

export const transmissaoLembrete = pgTable('transmissao_lembrete', {
  igrejaId,
  broadcastId,
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  criadoEm: instant().notNull(),
})

export const transmissaoConfiguracao = pgTable('transmissao_configuracao', {
  igrejaId,
  fonte: jsonb().$type<LiveSourceOnWire>(),
  imagem: text(),
  chatAbreMinutos: integer().notNull(),
  chatFechaMinutos: integer().notNull(),
  flagAutomatica: boolean().notNull(),
})
