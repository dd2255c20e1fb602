import type { Crop, MediaKind } from '@narthex/contract/media/file.schemas'
import type { FocalPoint } from '@narthex/contract/media/image-address'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

const igrejaId = integer().notNull()

export const arquivo = pgTable('arquivo', {
  igrejaId,
  id: integer().notNull().generatedAlwaysAsIdentity(),
  /** Names it for good; the code in its address is that of the form that is shown. */
  codigo: text().notNull(),
  tipo: text().$type<MediaKind>().notNull(),
  endereco: text().notNull(),
  nome: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  criadoEm: instant().notNull(),
  /** True for the media library, false for a member's file. */
  flagBiblioteca: boolean().notNull().default(true),
  largura: integer(),
  altura: integer(),
  foco: jsonb().$type<FocalPoint>(),
  textoAlternativo: text(),
  flagDecorativa: boolean().notNull().default(false),
  recorte: jsonb().$type<Crop>(),
  /** The form that holds the whole. */
  base: text().notNull(),
  removidoEm: instant(),
  versao: integer().notNull().default(1),
})

/** Bytes that are kept for a file: the whole, a crop, and what these have replaced. */
export const arquivoForma = pgTable('arquivo_forma', {
  igrejaId,
  codigo: text().notNull(),
  arquivoCodigo: text().notNull(),
  endereco: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  sha256: text().notNull(),
  criadoEm: instant().notNull(),
  retiradoEm: instant(),
})

export const arquivoEnvio = pgTable('arquivo_envio', {
  igrejaId,
  id: uuid().notNull(),
  nome: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  recebidos: bigint({ mode: 'number' }).notNull().default(0),
  arquivoCodigo: text(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export const arquivoEnvioParte = pgTable('arquivo_envio_parte', {
  igrejaId,
  envioId: uuid().notNull(),
  inicio: bigint({ mode: 'number' }).notNull(),
  bytes: integer().notNull(),
  nome: text().notNull(),
})

/** Where files are used; written by triggers of the tables that each module names (decision 0194). */
export const arquivoUso = pgTable('arquivo_uso', {
  igrejaId,
  codigo: text().notNull(),
  tabela: text().notNull(),
  linha: text().notNull(),
  coluna: text().notNull(),
})
