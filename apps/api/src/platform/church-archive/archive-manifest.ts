import * as z from 'zod'

/** Raised when an older product could no longer read the archive. */
export const formatVersion = 1

export const manifestName = 'manifest.json'
export const fileListName = 'files.sha256'
export const tableEntry = (table: string) => `tables/${table}.ndjson`
export const fileEntry = (name: string) => `files/${name}`

const sha256 = z.string().regex(/^[\da-f]{64}$/)
const count = z.number().int().min(0)

export const archiveManifest = z.strictObject({
  format: z.literal('narthex-church'),
  formatVersion: z.literal(formatVersion),
  productVersion: z.string().max(100),
  createdAt: z.iso.datetime(),
  kind: z.enum(['COPY', 'MOVE']),
  /** Tables and columns are those of these migrations: the last one's name, and a hash of all. */
  schema: z.strictObject({ level: z.string().max(200), sha256 }),
  /** Recognises a product with the same secret, without telling anything of it. */
  secretMark: sha256,
  church: z.strictObject({
    id: z.number().int().min(1).max(2_147_483_647),
    uuid: z.uuid(),
    code: z.string().max(63),
    slug: z.string().max(63),
    name: z.string().max(1000),
    organisation: z.nullable(z.string().max(63)),
    addresses: z
      .array(
        z.strictObject({ tipo: z.enum(['CODIGO', 'HOST']), nome: z.string().max(253), flagPrincipal: z.boolean() }),
      )
      .max(1000),
  }),
  tables: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-z_\d]{1,63}$/),
        columns: z.array(z.string().max(63)).min(1).max(200),
        rows: count,
        bytes: count,
        sha256,
      }),
    )
    .max(1000),
  files: z.strictObject({
    count,
    bytes: count,
    /** Files of which a row told and whose bytes were not in the store. */
    missing: count,
    /** The hash of the list of their hashes. */
    sha256,
  }),
})

export type ArchiveManifest = z.infer<typeof archiveManifest>
export type TableSummary = ArchiveManifest['tables'][number]
