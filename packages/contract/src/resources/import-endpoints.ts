import * as z from 'zod/mini'
import { csvDownload } from '../download.ts'
import { idText } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { listQuery } from '../paging.ts'
import {
  type ImportDecision,
  type ImportSettings,
  type ImportUpload,
  importDecision,
  importRowsSchema,
  importSchema,
  importSettings,
  importUpload,
} from './import.schemas.ts'
import { type ImportRowState, importLimits, importRowStates } from './import-values.ts'
import type { Resource } from './resource.ts'
import type { Answers, ListedQuery, SentListQuery, Shape } from './resource-shapes.ts'

type ByImport = {
  readonly params: Shape<{ readonly importacaoId: number }, { readonly importacaoId: string }>
}
type Read = Answers<200, typeof importSchema>
type Begun = Answers<200 | 202, typeof importSchema>
export type ImportRowsQuery = ListedQuery & { readonly situacao?: ImportRowState | undefined }

/** Requests and responses of the calls for imports. */
export interface ImportShapes {
  /** 200: it is looked through. 202: a job does it. */
  readonly previewImport: { readonly body: Shape<ImportUpload, z.input<typeof importUpload>> } & Begun
  readonly mapImport: ByImport & {
    readonly body: Shape<ImportSettings, z.input<typeof importSettings>>
  } & Begun
  readonly runImport: ByImport & Begun
  readonly getImport: ByImport & Read
  readonly listImportRows: ByImport & {
    readonly query: Shape<ImportRowsQuery, SentListQuery & { readonly situacao?: ImportRowState }>
  } & Answers<200, typeof importRowsSchema>
  readonly decideImportRow: {
    readonly params: Shape<
      { readonly importacaoId: number; readonly linha: number },
      { readonly importacaoId: string; readonly linha: string }
    >
    readonly body: Shape<ImportDecision>
  } & Answers<200, typeof importSchema>
  readonly exportImportRows: ByImport & typeof csvDownload
  readonly cancelImport: ByImport & Read
  readonly undoImport: ByImport & Begun
}

const shown = { params: { importacaoId: '1' } }

/** Builds the parts of the endpoints for imports that depend on the kind. */
export function makeImportParts({ path, list, readsFiles }: Resource) {
  const named = {
    path: `${path}importacao/{importacaoId}`,
    params: z.strictObject({ importacaoId: idText }),
    example: shown,
  }
  const begun = { responses: { 200: importSchema, 202: importSchema } }
  const read = { responses: { 200: importSchema } }
  const [key = ''] = list.search
  return {
    previewImport: {
      ...begun,
      path: `${path}importacao/`,
      upload: { maxBytes: importLimits.bytes, ...(readsFiles && { maxFiles: importLimits.files }) },
      body: importUpload,
      example: { body: { nome: 'lista.csv' } },
    },
    mapImport: {
      ...named,
      ...begun,
      body: importSettings,
      example: { ...shown, body: { campos: [key], chave: [key] } },
    },
    runImport: { ...named, ...begun, path: `${named.path}/execucao` },
    getImport: { ...named, ...read },
    listImportRows: {
      ...named,
      path: `${named.path}/linha/`,
      query: z.strictObject({
        ...listQuery(recordsPerPage.usual, recordsPerPage.largest),
        situacao: z.optional(z.enum(importRowStates)),
      }),
      responses: { 200: importRowsSchema },
    },
    decideImportRow: {
      path: `${named.path}/linha/{linha}`,
      params: z.strictObject({ importacaoId: idText, linha: idText }),
      body: importDecision,
      responses: { 200: importSchema },
      example: { params: { importacaoId: '1', linha: '2' }, body: { decisao: 'NOVAS' } },
    },
    exportImportRows: { ...named, ...csvDownload, path: `${named.path}/relatorio` },
    cancelImport: { ...named, ...read },
    undoImport: { ...named, ...begun, path: `${named.path}/desfazer` },
  }
}
