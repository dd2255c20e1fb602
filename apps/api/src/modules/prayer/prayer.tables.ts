import type { PrayerMessageState, PrayerState } from '@narthex/contract/prayer/prayer.schemas'
import type { CareKind } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { ReportReason } from '@narthex/contract/prayer/report-reasons'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId, PrayerId, PrayerMessageId } from '../../platform/ids.ts'

export const oracaoMotivo = pgTable('oracao_motivo', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  ordem: integer().notNull().default(0),
})

export const muralConfiguracao = pgTable('mural_configuracao', {
  igrejaId: integer().notNull(),
  publicarAposAprovacao: boolean().notNull(),
  limiteDenuncias: integer().notNull(),
  diasNoMural: integer().notNull(),
  limitePorDia: integer().notNull(),
})

export const oracao = pgTable('oracao', {
  igrejaId: integer().notNull(),
  id: integer().$type<PrayerId>().generatedAlwaysAsIdentity(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  chave: uuid().notNull(),
  mensagem: text().notNull(),
  imagem: text(),
  motivoId: integer(),
  situacao: text().$type<PrayerState>().notNull(),
  flagPublicarMural: boolean().notNull(),
  flagAnonimo: boolean().notNull(),
  flagReceberLigacao: boolean().notNull(),
  flagReceberVisita: boolean().notNull(),
  telefone: text(),
  contatoFeitoEm: instant(),
  muralEm: date(),
  flagRenovada: boolean().notNull().default(false),
  respondidaEm: instant(),
  testemunho: text(),
  sinais: text().array().$type<CareKind[]>().notNull().default([]),
  orouSemNome: integer().notNull().default(0),
  avisadaEm: instant(),
  avisos: integer().notNull().default(0),
  versao: integer().notNull().default(1),
  dataCadastro: instant().notNull(),
})

export const oracaoPedidosDoDia = pgTable('oracao_pedidos_do_dia', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  dia: date().notNull(),
  total: integer().notNull(),
})

export const oracaoOrou = pgTable('oracao_orou', {
  igrejaId: integer().notNull(),
  prayerId: integer('oracao_id').$type<PrayerId>().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  orouEm: instant().notNull(),
})

export const oracaoMensagem = pgTable('oracao_mensagem', {
  igrejaId: integer().notNull(),
  id: integer().$type<PrayerMessageId>().generatedAlwaysAsIdentity(),
  prayerId: integer('oracao_id').$type<PrayerId>().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  chave: uuid().notNull(),
  mensagem: text().notNull(),
  situacao: text().$type<PrayerMessageState>().notNull(),
  sinais: text().array().$type<CareKind[]>().notNull().default([]),
  dataCadastro: instant().notNull(),
  publicadaEm: instant(),
})

export const oracaoDenuncia = pgTable('oracao_denuncia', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  prayerId: integer('oracao_id').$type<PrayerId>().notNull(),
  messageId: integer('mensagem_id').$type<PrayerMessageId>(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  motivo: text().$type<ReportReason>().notNull(),
  texto: text(),
  dataCadastro: instant().notNull(),
  resolvidaEm: instant(),
})
