import * as z from 'zod/mini'
import { filled, id, instant, text } from '../fields.ts'
import { locales } from '../locale.ts'
import { listSchema } from '../paging.ts'
import { doubtfulWays, importLimits, importRowStates } from './import-values.ts'

const field = z.string().check(z.maxLength(80), z.regex(/^[\w.]+$/))

/** Name of the program that a table comes from: ids of different ones are different records. */
export const importSource = text(60).check(z.trim(), z.regex(/^[^:]*$/))

export const importUpload = z.strictObject({
  /** A table; of kinds that are read from files also several files, or an archive of them. */
  arquivo: z.union([z.file(), z.array(z.file()).check(z.maxLength(importLimits.files))]),
  /** The file's name, as it is told in the report. */
  nome: filled(200),
  origem: z._default(importSource, ''),
  /** Language of the reasons, and of days and numbers in the table. */
  idioma: z._default(z.enum(locales), 'pt'),
})
export type ImportUpload = z.output<typeof importUpload>

export const importSettings = z.strictObject({
  /** The field of each column, in their order; null: it is left out. */
  campos: z.array(z.nullable(field)).check(z.maxLength(importLimits.columns)),
  /** Fields by which a row without an id of another system is found again; none of kinds with rules of their own. */
  chave: z.array(field).check(z.maxLength(5)),
  origem: z._default(importSource, ''),
  duvidosas: z._default(z.enum(doubtfulWays), 'PULAR'),
})
export type ImportSettings = z.output<typeof importSettings>

/** A decision on a doubtful row; null: the one on all. */
export const importDecision = z.strictObject({ decisao: z.nullable(z.enum(doubtfulWays)) })
export type ImportDecision = z.output<typeof importDecision>

export const importSchema = z.strictObject({
  id,
  situacao: z.enum(['CONFERINDO', 'CONFERIDO', 'EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO']),
  nome: z.string(),
  colunas: z.array(z.strictObject({ titulo: z.string(), campo: z.nullable(z.string()), exemplo: z.string() })),
  /** Fields that a column can be of, by their names in the language of the import. */
  campos: z.array(
    z.strictObject({
      campo: z.string(),
      rotulo: z.string(),
      /** Several columns may be this field: the first one that is filled counts. */
      flagVarias: z.boolean(),
    }),
  ),
  chave: z.array(z.string()),
  origem: z.string(),
  duvidosas: z.enum(doubtfulWays),
  /** Its rows are files, not rows of a table. */
  flagArquivos: z.boolean(),
  total: z.int(),
  /** Rows that were looked at, or, in a run, written. */
  feitos: z.int(),
  recusados: z.int(),
  /** Rows by what they do. */
  linhas: z.partialRecord(z.enum(importRowStates), z.int()),
  /** Rows that a run would write as things are decided now. */
  aGravar: z.int(),
  criadoEm: instant,
  terminadoEm: z.nullable(instant),
  /** Moment until which it can be undone; null if it cannot. */
  desfazerAte: z.nullable(instant),
  /** The undoing of it, where there was one. */
  desfeito: z.nullable(z.strictObject({ id, situacao: z.string(), feitos: z.int(), recusados: z.int() })),
})
export type RecordImport = z.output<typeof importSchema>

const importRowSchema = z.strictObject({
  /** The number of the row in its file. */
  linha: z.int(),
  titulo: z.string(),
  /** Path of the file that the row is; null in tables. */
  arquivo: z.nullable(z.string()),
  situacao: z.enum(importRowStates),
  /** It was written by the run. */
  flagFeita: z.boolean(),
  /** The decision on a doubtful row; null: the one on all. */
  decisao: z.nullable(z.enum(doubtfulWays)),
  /** The record that it is, made or changed. */
  registro: z.nullable(id),
  /** Why it is refused or doubtful; of others, values that are left out. */
  motivos: z.array(z.strictObject({ campo: z.nullable(z.string()), mensagem: z.string() })),
})
export const importRowsSchema = listSchema(importRowSchema)
export type ImportRow = z.output<typeof importRowSchema>
