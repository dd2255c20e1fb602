import type { GroupRequestState } from '@narthex/contract/groups/group.schemas'
import type { GroupAudience, GroupFrequency, GroupRole } from '@narthex/contract/groups/group-words'
import { boolean, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { GroupId, JoinRequestId, MemberId } from '../../platform/ids.ts'

export const celula = pgTable('celula', {
  igrejaId: integer().notNull(),
  id: integer().$type<GroupId>().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  resumo: text(),
  descricao: text(),
  tipo: text(),
  imagem: text(),
  dataInicio: date().notNull(),
  diaSemana: integer().notNull(),
  horario: text().notNull(),
  duracaoMinutos: integer().notNull(),
  frequencia: text().$type<GroupFrequency>().notNull(),
  flagOnline: boolean().notNull().default(false),
  bairro: text(),
  cidade: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  capacidade: integer(),
  flagAceitaSolicitacoes: boolean().notNull().default(true),
  flagNaAgenda: boolean().notNull().default(false),
  flagAtiva: boolean().notNull().default(true),
  publico: text().$type<GroupAudience>(),
  idadeMinima: integer(),
  idadeMaxima: integer(),
  flagCriancas: boolean().notNull().default(false),
  requisitos: text(),
  maeId: integer().$type<GroupId>(),
  idExterno: text(),
  versao: integer().notNull().default(1),
  dataCadastro: instant().notNull().defaultNow(),
  dataAlteracao: instant().notNull().defaultNow(),
})

export const celulaLocal = pgTable('celula_local', {
  igrejaId: integer().notNull(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  logradouro: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  link: text(),
})

export const celulaMembro = pgTable('celula_membro', {
  igrejaId: integer().notNull(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  papel: text().$type<GroupRole>().notNull(),
  flagTelefone: boolean().notNull().default(false),
  desde: instant().notNull(),
})

/** The person who looks after the leaders of a group. */
export const celulaSupervisor = pgTable('celula_supervisor', {
  igrejaId: integer().notNull(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
})

export const solicitacaoCelula = pgTable('solicitacao_celula', {
  igrejaId: integer().notNull(),
  id: integer().$type<JoinRequestId>().generatedAlwaysAsIdentity(),
  groupId: integer('celula_id').$type<GroupId>().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  mensagem: text(),
  flagTelefone: boolean().notNull().default(false),
  situacao: text().$type<GroupRequestState>().notNull().default('PENDENTE'),
  dataCadastro: instant().notNull(),
  dataDecisao: instant(),
})
