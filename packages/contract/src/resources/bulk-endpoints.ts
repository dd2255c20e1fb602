import * as z from 'zod/mini'
import { filled, idText, nothingSchema } from '../fields.ts'
import { longestSearch, recordsPerPage } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { type BulkOrder, bulkOrder, bulkPreviewSchema, bulkRowsSchema, bulkSchema } from './bulk.schemas.ts'
import { trashItemSchema, viewForm, viewSchema } from './editing.schemas.ts'
import type { Resource } from './resource.ts'
import type { Answers, ById, ListedQuery, Listing, SentListQuery, Shape } from './resource-shapes.ts'

type ByBatch = { readonly params: Shape<{ readonly loteId: number }, { readonly loteId: string }> }
type Ordered = { readonly body: Shape<BulkOrder> }
type ByView = { readonly params: Shape<{ readonly visaoId: number }, { readonly visaoId: string }> }
interface TrashQuery extends ListedQuery {
  readonly term?: string | undefined
}

const trashListSchema = listSchema(trashItemSchema)
const viewsSchema = z.strictObject({ itens: z.array(viewSchema) })

/** Requests and responses of the calls for the trash, bulk acts and saved views. */
export interface ManyShapes<R extends Resource> {
  readonly listTrash: {
    readonly query: Shape<TrashQuery, SentListQuery & { readonly term?: string }>
  } & Answers<200, typeof trashListSchema>
  readonly restore: ById & Answers<200, R['row']>
  readonly purge: ById & Answers<200, typeof nothingSchema>
  readonly previewBulk: Ordered & Answers<200, typeof bulkPreviewSchema>
  /** 200: it is done. 202: a job does it. */
  readonly runBulk: Ordered & Answers<200 | 202, typeof bulkSchema>
  readonly getBulk: ByBatch & Answers<200, typeof bulkSchema>
  readonly listBulkRows: ByBatch & Listing & Answers<200, typeof bulkRowsSchema>
  readonly cancelBulk: ByBatch & Answers<200, typeof bulkSchema>
  readonly undoBulk: ByBatch & Answers<200 | 202, typeof bulkSchema>
  readonly listViews: Answers<200, typeof viewsSchema>
  readonly addView: { readonly body: Shape<z.output<typeof viewForm>, z.input<typeof viewForm>> } & Answers<
    201,
    typeof viewSchema
  >
  readonly setView: ByView & {
    readonly body: Shape<z.output<typeof viewForm>, z.input<typeof viewForm>>
  } & Answers<200, typeof viewSchema>
  readonly removeView: ByView & Answers<200, typeof nothingSchema>
}

const shownBatch = { params: { loteId: '1' } }
const shownView = { params: { visaoId: '1' } }
const view = { nome: 'Meus rascunhos', consulta: { situacao: 'RASCUNHO' } }

/** Builds the parts of the endpoints for the trash, bulk acts and saved views that depend on the kind. */
export function makeManyParts(resource: Resource) {
  const { path, row, bulk } = resource
  const paging = listQuery(recordsPerPage.usual, recordsPerPage.largest)
  const inTrash = { path: `${path}lixeira/{id}`, params: z.strictObject({ id: idText }) }
  const ofBatch = { path: `${path}lote/{loteId}`, params: z.strictObject({ loteId: idText }) }
  const ofView = { path: `${path}visao/{visaoId}`, params: z.strictObject({ visaoId: idText }) }
  const asBatch = { responses: { 200: bulkSchema, 202: bulkSchema } }
  const order = bulk ? bulkOrder(resource) : undefined
  const ordered = { ...(order && { body: order }), example: { body: { acao: bulk?.[0], selecao: { ids: [1] } } } }
  return {
    listTrash: {
      path: `${path}lixeira/`,
      query: z.strictObject({ ...paging, term: z.optional(filled(longestSearch)) }),
      example: {},
      responses: { 200: trashListSchema },
    },
    restore: { ...inTrash, example: { params: { id: '1' } }, responses: { 200: row } },
    purge: { ...inTrash, example: { params: { id: '1' } }, responses: { 200: nothingSchema } },
    previewBulk: { ...ordered, path: `${path}lote/previa`, responses: { 200: bulkPreviewSchema } },
    runBulk: { ...ordered, ...asBatch, path: `${path}lote/` },
    getBulk: { ...ofBatch, example: shownBatch, responses: { 200: bulkSchema } },
    listBulkRows: {
      ...ofBatch,
      path: `${path}lote/{loteId}/linha/`,
      query: z.strictObject(paging),
      example: shownBatch,
      responses: { 200: bulkRowsSchema },
    },
    cancelBulk: { ...ofBatch, example: shownBatch, responses: { 200: bulkSchema } },
    undoBulk: { ...ofBatch, ...asBatch, path: `${path}lote/{loteId}/desfazer`, example: shownBatch },
    listViews: { path: `${path}visao/`, example: {}, responses: { 200: viewsSchema } },
    addView: { path: `${path}visao/`, body: viewForm, example: { body: view }, responses: { 201: viewSchema } },
    setView: { ...ofView, body: viewForm, example: { ...shownView, body: view }, responses: { 200: viewSchema } },
    removeView: { ...ofView, example: shownView, responses: { 200: nothingSchema } },
  }
}
