import type { RichText } from '@narthex/contract/content/rich-text'
import type { Question } from '@narthex/contract/content/study.schemas'
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ContentKind } from './content-kinds.rules.ts'

export const conteudo = pgTable('conteudo', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  tipo: text().$type<ContentKind>().notNull(),
  paiId: integer(),
  slug: text(),
  ordem: integer().notNull().default(0),
  situacao: text({ enum: ['RASCUNHO', 'PUBLICADO', 'LIXEIRA'] }).notNull(),
  dataPublicacao: instant().notNull(),
  dataFimPublicacao: instant(),
  idioma: text().notNull(),
  imagem: text(),
  autor: text(),
  data: date(),
  referenciaOsis: text(),
  arquivo: text(),
  detalhes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  dataCadastro: instant().notNull(),
  dataAtualizacao: instant().notNull(),
  versao: integer().notNull().default(1),
  idExterno: text(),
  /** Written by a trigger. */
  tituloBusca: text().notNull().default(''),
  removidoEm: instant(),
  situacaoAnterior: text({ enum: ['RASCUNHO', 'PUBLICADO'] }),
})

export const conteudoTraducao = pgTable('conteudo_traducao', {
  igrejaId: integer().notNull(),
  conteudoId: integer().notNull(),
  idioma: text().notNull(),
  titulo: text().notNull(),
  resumo: text().notNull(),
  referencia: text(),
  corpo: jsonb().$type<RichText>(),
  minutosLeitura: integer().notNull(),
  perguntas: jsonb().$type<Question[]>().notNull().default([]),
  orientacaoLider: jsonb().$type<RichText>(),
  situacao: text({ enum: ['RASCUNHO', 'PUBLICADO'] })
    .notNull()
    .default('PUBLICADO'),
  /** The hash of the original that it was published for. */
  origem: text(),
})

export const estudoResposta = pgTable('estudo_resposta', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  estudoId: integer().notNull(),
  pergunta: text().notNull(),
  texto: text().notNull(),
  flagCompartilhada: boolean().notNull(),
  versao: integer().notNull().default(1),
  dataAlteracao: instant().notNull(),
})

export const estudoConfiguracao = pgTable('estudo_configuracao', {
  igrejaId: integer().primaryKey(),
  flagConteudoPublico: boolean().notNull(),
  versao: integer().notNull().default(1),
})
