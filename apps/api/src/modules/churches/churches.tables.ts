import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Address, SocialLinks } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import { defaultLook, looks } from '@narthex/contract/churches/looks'
import type { StartStep } from '@narthex/contract/churches/start.settings'
import type { RichText } from '@narthex/contract/content/rich-text'
import { productModes } from '@narthex/contract/third-parties/products.settings'
import { thirdPartyProducts } from '@narthex/contract/third-parties/third-party-products'
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
  /** Since when the operator has suspended it; such a church is not active. */
  suspensaEm: instant(),
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
  /** The changes of its profile, of its modules and of the sites that may embed; `versao` counts every change of the site. */
  versaoPerfil: integer().notNull().default(0),
  versaoModulos: integer().notNull().default(0),
  versaoIncorporacao: integer().notNull().default(0),
  versaoProdutos: integer().notNull().default(0),
  /** Staff rights here sleep until their holder has a second factor. */
  flagExigeSegundoFator: boolean().notNull().default(false),
})

/** Modules that the churches of a plan may switch on; the operator's, which churches read. */
export const plano = pgTable('plano', {
  codigo: text().notNull(),
  nome: text().notNull(),
  modulos: text().array().$type<ModuleCode[]>().notNull(),
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

/** The church's own privacy policy, by language. */
export const igrejaPrivacidade = pgTable('igreja_privacidade', {
  igrejaId,
  pt: jsonb().$type<RichText>(),
  en: jsonb().$type<RichText>(),
  es: jsonb().$type<RichText>(),
  versao,
})

/** The sender of the church's mails; `findSender` (platform/mail) reads it too. */
export const igrejaRemetente = pgTable('igreja_remetente', {
  igrejaId,
  nome: text(),
  responderPara: text(),
  /** The last address that was confirmed. */
  responderEmUso: text(),
  codigoHash: text(),
  codigoEnviadoEm: instant(),
  codigoExpiraEm: instant(),
  versao,
})

/** How the church uses a product of a third party. */
export const igrejaProduto = pgTable('igreja_produto', {
  igrejaId,
  produto: text({ enum: thirdPartyProducts }).notNull(),
  modo: text({ enum: productModes }).notNull(),
  url: text(),
  /** Sealed. */
  segredo: text(),
  segredoEm: instant(),
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
