/** The last entry of an archive. Checksums, table parts and files come before it; any other entry is refused. */
export const manifestName = 'manifest.json'

export type EntryName =
  | { readonly kind: 'manifest' }
  | { readonly kind: 'checksums' }
  | { readonly kind: 'table'; readonly table: string; readonly part: number }
  | { readonly kind: 'file'; readonly churchId: number; readonly name: string }

/** The rows of a table in the text format of COPY; a part ends with a whole row. */
export const tablePartName = (table: string, part: number) => `tables/${table}/${sixDigits(part)}.copy`

/** `sha256sum -c` reads these: they name all that came before them. */
export const checksumsName = (part: number) => `checksums/${sixDigits(part)}.sha256`

export const fileName = (churchId: number, name: string) => `files/${churchId}/${name}`

const tablePart = /^tables\/([a-z_][a-z\d_]{0,62})\/(\d{6,9})\.copy$/
const checksums = /^checksums\/\d{6,9}\.sha256$/
const storedFile = /^files\/(\d{1,9})\/([\w-]{22}(?:_\d{1,4}\.(?:avif|webp))?)$/

/** Parses an entry name; undefined for any other name, such as a path that leaves the folder. */
export function parseEntryName(given: string): EntryName | undefined {
  if (given === manifestName) return { kind: 'manifest' }
  if (checksums.test(given)) return { kind: 'checksums' }
  const [, table, part] = tablePart.exec(given) ?? []
  if (table && part) return { kind: 'table', table, part: Number(part) }
  const [, churchId, name] = storedFile.exec(given) ?? []
  if (churchId && name) return { kind: 'file', churchId: Number(churchId), name }
  return undefined
}

const sixDigits = (part: number) => String(part).padStart(6, '0')
