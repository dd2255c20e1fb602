import type { Download } from '@narthex/contract/download'
import type {
  ImportDecision,
  ImportRow,
  ImportSettings,
  RecordImport,
} from '@narthex/contract/resources/import.schemas'
import type { AnyConsoleResource } from '../console-resource.ts'
import { call, type RecordPage } from '../record-calls.ts'

type Kind = AnyConsoleResource

const named = (id: number) => ({ params: { importacaoId: String(id) } })

interface Upload {
  readonly arquivo: File | readonly File[]
  readonly nome: string
  readonly origem: string
  readonly idioma: string
}

/** The calls of any kind for reading in tables. */
export const importCalls = {
  preview: (kind: Kind, body: Upload) => call<RecordImport>(kind, 'previewImport', { body }),
  map: (kind: Kind, id: number, body: ImportSettings) => call<RecordImport>(kind, 'mapImport', { ...named(id), body }),
  run: (kind: Kind, id: number) => call<RecordImport>(kind, 'runImport', named(id)),
  get: (kind: Kind, id: number) => call<RecordImport>(kind, 'getImport', named(id)),
  decide: (kind: Kind, id: number, linha: number, body: ImportDecision) =>
    call<RecordImport>(kind, 'decideImportRow', {
      params: { importacaoId: String(id), linha: String(linha) },
      body,
    }),
  report: (kind: Kind, id: number) => call<Download>(kind, 'exportImportRows', named(id)),
  cancel: (kind: Kind, id: number) => call<RecordImport>(kind, 'cancelImport', named(id)),
  undo: (kind: Kind, id: number) => call<RecordImport>(kind, 'undoImport', named(id)),
  rows: (kind: Kind, id: number, query: Readonly<Record<string, string>>) =>
    call<RecordPage<ImportRow>>(kind, 'listImportRows', { ...named(id), query }),
}
