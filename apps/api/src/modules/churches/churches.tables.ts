import type { Address, SocialLinks } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import { defaultLook, looks } from '@narthex/contract/churches/looks'
import type { StartStep } from '@narthex/contract/churches/start.settings'
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const organizacao = pgTable('organizacao', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  uuid: uuid().notNull().defaultRandom(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  idioma: text().notNull(),
  corApp: text().notNull(),
  flagAtivo: boolean().notNull().default(true),
  versao: integer().notNull().default(1),
  dataCadastro: instant().notNull().defaultNow(),
})

export const igreja = pgTable('igreja', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  uuid: uuid().notNull().defaultRandom(),
  codigo: text().notNull(),
  slug: text().notNull(),
  organizacaoId: integer(),
  /** A BCP 47 tag as written: `pt-BR`. */
  idioma: text().notNull(),
  fusoHorario: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  historia: text(),
  imagens: jsonb().$type<string[]>().notNull().default([]),
  flagAtivo: boolean().notNull().default(true),
  facebookPixelCode: text(),
  codigoPlano: text(),
  dataCadastro: instant().notNull().defaultNow(),
  telefone: text(),
  email: text(),
  endereco: jsonb().$type<Address>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  redesSociais: jsonb().$type<SocialLinks>().notNull().default({}),
  flagChatBot: boolean().notNull().default(false),
  urlPoliticaPrivacidade: text(),
  /** Hosts of others that may frame its embedded views. */
  hostsIncorporacao: text().array().notNull().default([]),
  versao: integer().notNull().default(1),
  /** The changes of its profile and of its modules; `versao` counts every change of the site. */
  versaoPerfil: integer().notNull().default(0),
  versaoModulos: integer().notNull().default(0),
  /** Staff rights here sleep until their holder has a second factor. */
  flagExigeSegundoFator: boolean().notNull().default(false),
})

/** Address of a tenant: a code below the product's own domain, or a whole host name. */
export const dominio = pgTable('dominio', {
  tipo: text({ enum: ['CODIGO', 'HOST'] }).notNull(),
  nome: text().notNull(),
  /** Either a church or an organisation. */
  igrejaId: integer(),
  organizacaoId: integer(),
  flagPrincipal: boolean().notNull().default(false),
})

const igrejaId = integer().notNull()
const id = integer().generatedAlwaysAsIdentity()
const ordem = integer().notNull().default(0)
/** The version of a new row. */
const versao = integer().notNull().default(1)

export const igrejaVisual = pgTable('igreja_visual', {
  igrejaId,
  corApp: text().notNull(),
  logo: text(),
  aparencia: text({ enum: looks }).notNull().default(defaultLook),
  versao,
})

/** The church's choices for its home page; an empty list stands for the product's choice. */
export const igrejaInicio = pgTable('igreja_inicio', {
  igrejaId,
  atalhos: text().array().$type<HomeChoice['atalhos']>().notNull(),
  secoes: text().array().$type<HomeChoice['secoes']>().notNull(),
  convites: jsonb().$type<HomeChoice['convites']>().notNull(),
  versao,
})

/** Progress of setting up a new church; a church without a row has finished. */
export const igrejaComeco = pgTable('igreja_comeco', {
  igrejaId,
  situacao: text({ enum: ['EM_CURSO', 'ADIADO', 'CONCLUIDO'] }).notNull(),
  passos: text().array().$type<StartStep[]>().notNull(),
  versao,
})

export const igrejaModulo = pgTable('igreja_modulo', { igrejaId, codigo: text().notNull() })

export const igrejaMetodoPagamento = pgTable('igreja_metodo_pagamento', {
  igrejaId,
  codigoMetodoPagamento: text().notNull(),
  idGatewayPagamento: integer(),
  ordem,
})

export const igrejaAppMenu = pgTable('igreja_app_menu', {
  igrejaId,
  id,
  codigo: text().notNull(),
  flagAtivo: boolean().notNull().default(true),
  url: text(),
  loginIsRequired: boolean().notNull().default(false),
  nomePt: text().notNull(),
  nomeEn: text().notNull(),
  nomeEs: text().notNull(),
  ordem,
  versao,
  idExterno: text(),
  removidoEm: instant(),
})

export const banner = pgTable('banner', {
  igrejaId,
  id,
  titulo: text().notNull(),
  descricao: text(),
  imagem: text(),
  url: text(),
  flagAtivo: boolean().notNull().default(true),
  ordem,
  /** Period in which the banner is shown; null is an open beginning or end. */
  dataPublicacao: instant(),
  dataFimPublicacao: instant(),
  versao,
  idExterno: text(),
  removidoEm: instant(),
})

export const congregacao = pgTable('congregacao', {
  igrejaId,
  id,
  nome: text().notNull(),
  responsavel: text(),
  telefone: text(),
  endereco: jsonb().$type<Address>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  ordem,
  versao,
  idExterno: text(),
})

export const culto = pgTable('culto', {
  igrejaId,
  id,
  nome: text().notNull(),
  diaSemana: integer().notNull(),
  horario: text().notNull(),
  duracaoMinutos: integer().notNull(),
  flagTransmissao: boolean().notNull().default(false),
  local: text(),
  versao,
  dataAlteracao: instant().notNull().defaultNow(),
  idExterno: text(),
  removidoEm: instant(),
})

export const pastor = pgTable('pastor', {
  igrejaId,
  id,
  nome: text().notNull(),
  funcao: text().notNull(),
  foto: text(),
  biografia: text(),
  ordem,
  versao,
  idExterno: text(),
  removidoEm: instant(),
})
