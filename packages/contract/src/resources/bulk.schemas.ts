import * as z from 'zod/mini'
import { filled, id, instant } from '../fields.ts'
import { longestSearch } from '../limits.ts'
import { listSchema } from '../paging.ts'
import { version } from '../versions.ts'
import { type BulkAct, bulkActs, type Resource } from './resource.ts'

/** Ids in one call. More are chosen by the filter of their list. */
const maxIds = 500
const maxRecords = 100_000

const byIds = z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxIds)) })

/** A fingerprint of ids, whatever their order. */
const digest = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/**
 * All that a list shows, without those that were unticked. `quantos` is the number that was shown to the caller, `resumo` the
 * fingerprint of the preview: with it no other records are changed, also where their number is the same.
 */
const byFilter = ({ list }: Resource) =>
  z.strictObject({
    filtro: z.strictObject({ ...list.filters, term: z.optional(filled(longestSearch)) }),
    exceto: z._default(z.array(id).check(z.maxLength(maxIds)), []),
    quantos: z.int().check(z.gte(0), z.lte(maxRecords)),
    resumo: z.optional(digest),
  })

export type BulkSelection =
  | { readonly ids: readonly number[] }
  | {
      readonly filtro: Readonly<Record<string, unknown>> & { readonly term?: string | undefined }
      readonly exceto: readonly number[]
      readonly quantos: number
      readonly resumo?: string | undefined
    }

export interface BulkOrder {
  readonly acao: BulkAct
  readonly selecao: BulkSelection
}

/** `RESTAURAR` chooses among the trash: ids, or all of it by an empty filter. */
export const bulkOrder = (resource: Resource) =>
  z.strictObject({
    acao: z.enum(resource.bulk as [BulkAct, ...BulkAct[]]),
    selecao: z.union([byIds, byFilter(resource)]),
  }) as z.ZodMiniType<BulkOrder>

export const bulkPreviewSchema = z.strictObject({
  quantos: z.int(),
  /** The first ten, by their titles. */
  nomes: z.array(z.string()),
  resumo: digest,
})
export type BulkPreview = z.output<typeof bulkPreviewSchema>

export const bulkSchema = z.strictObject({
  id,
  acao: z.enum(bulkActs),
  situacao: z.enum(['EM_ANDAMENTO', 'CONCLUIDO', 'CANCELADO']),
  total: z.int(),
  feitos: z.int(),
  recusados: z.int(),
  criadoEm: instant,
  terminadoEm: z.nullable(instant),
  /** Moment until which the act can be undone; null if it cannot. */
  desfazerAte: z.nullable(instant),
})
export type Bulk = z.output<typeof bulkSchema>

export const bulkRowSchema = z.strictObject({
  id,
  /** `IGUAL`: it was so already. */
  situacao: z.enum(['PENDENTE', 'FEITO', 'IGUAL', 'RECUSADO']),
  /** The code of the error for which it was refused. */
  codigo: z.nullable(z.string()),
  versao: z.nullable(version),
})
export const bulkRowsSchema = listSchema(bulkRowSchema)
export type BulkRow = z.output<typeof bulkRowSchema>
