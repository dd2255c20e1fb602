import * as z from 'zod/mini'
import { xlsxDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { flagText, id, idText } from '../fields.ts'
import { registrationImport } from '../limits.ts'
import { locales } from '../locale.ts'
import { ownUuid } from '../versions.ts'
import { importProblemCodes } from './import-problems.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const params = z.strictObject({ id: idText })
const exampleKey = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'

/** Template in the church's language: a column for each question; types and choices are offered as lists. */
export const getImportTemplate = defineEndpoint({
  ...writer,
  ...xlsxDownload,
  id: 'getImportTemplate',
  method: 'GET',
  path: '/evento/{id}/equipe/inscricao/modelo',
  summary: 'An Excel workbook to fill in with registrations',
  example: { params: { id: '1' } },
  params,
  errors: ['NOT_FOUND'],
})

const rowSchema = z.strictObject({
  /** Row number as in spreadsheet programs and editors. */
  linha: z.int(),
  /** `EXISTENTE`: an earlier import entered the same; it is left out. */
  situacao: z.enum(['NOVA', 'EXISTENTE', 'ERRO']),
  /** Rows of one registration have the same number. Null where the row cannot be read. */
  inscricao: z.nullable(z.int()),
  nome: z.nullable(z.string()),
  idIngresso: z.nullable(id),
  adicionais: z.array(id),
})
const problemSchema = z.strictObject({
  linha: z.int(),
  /** Column name as in the head of the file; null for a problem of the whole row. */
  coluna: z.nullable(z.string()),
  codigo: z.enum(importProblemCodes),
  gravidade: z.enum(['ERRO', 'AVISO']),
  /** Message in the church's language. */
  mensagem: z.string(),
})

/** Effects of an import, to come or done. */
export const importResultSchema = z.strictObject({
  previa: z.boolean(),
  /** Rows of the file that have something in them. */
  linhas: z.int(),
  /** Rows that are entered, and the registrations that they make. */
  novas: z.int(),
  inscricoes: z.int(),
  /** Rows that are there already. */
  existentes: z.int(),
  itens: z.array(rowSchema),
  /** The first 2,000, by rows. */
  problemas: z.array(problemSchema),
  totalProblemas: z.int(),
})
export type ImportResult = z.infer<typeof importResultSchema>
export type ImportProblem = ImportResult['problemas'][number]

/**
 * CSV or XLSX, a row for each ticket; rows with the same purchaser are one registration. With `previa` nothing is written.
 * Without it, all rows are entered, given away and confirmed at once, or none: IMPORT_HAS_PROBLEMS names the rows,
 * EVT_REG_021 where a buyer has taken the seats in this moment. Idempotent by `chave`; rows that are there already are left
 * out under any key. TABLE_UNREADABLE for other files, and for more rows than an import may have.
 */
export const importRegistrations = defineEndpoint({
  ...writer,
  id: 'importRegistrations',
  method: 'POST',
  path: '/evento/{id}/equipe/inscricao/importacao',
  summary: 'Enters registrations from a table, or shows what would be entered',
  example: { params: { id: '1' }, body: { chave: exampleKey, previa: 'true' } },
  params,
  upload: { maxBytes: registrationImport.bytes },
  body: z.strictObject({
    arquivo: z.file(),
    chave: ownUuid,
    previa: flagText,
    /** The buyers get their tickets by mail. */
    flagEmail: z._default(flagText, false),
    /** People who have a ticket of the same type already get another one. */
    flagDuplicados: z._default(flagText, false),
    /** Language of the mails. */
    idioma: z.optional(z.enum(locales)),
  }),
  responses: { 200: importResultSchema },
  errors: [
    'NOT_FOUND',
    'TABLE_UNREADABLE',
    'IMPORT_HAS_PROBLEMS',
    'EVT_REG_021',
    'IDEMPOTENCY_KEY_IN_USE',
    'TOO_MANY_REQUESTS',
  ],
})
