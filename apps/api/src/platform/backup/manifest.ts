import * as z from 'zod'

/** Raised when an older product could no longer read the archive. */
export const formatVersion = 1

const sha256 = z.string().regex(/^[\da-f]{64}$/)

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** The hash of all its rows as the archive holds them. */
  sha256,
})

const sequence = z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })

export const manifestSchema = z.object({
  format: z.literal('narthex-backup'),
  formatVersion: z.number().int(),
  productVersion: z.string(),
  /** PostgreSQL's own, such as `18.4`. */
  postgresVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations applied to the database; they make its roles, row-level security and grants. */
  migrations: z.array(z.object({ name: z.string(), sha256 })).min(1),
  tables: z.array(table).min(1),
  sequences: z.array(sequence),
  files: z.object({
    /** False where the backup was made without files. */
    included: z.boolean(),
    count: z.number().int().min(0),
    bytes: z.number().int().min(0),
    /** Files of which a row told and whose bytes were not in the store. */
    missing: z.number().int().min(0),
  }),
  /** All entries but the lists themselves: how many, and the hash of those lists. */
  entries: z.object({ count: z.number().int().min(0), sha256 }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableSummary = Manifest['tables'][number]
export type SequenceValue = Manifest['sequences'][number]
