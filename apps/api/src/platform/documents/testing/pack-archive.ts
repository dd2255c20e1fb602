import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

interface PackOptions {
  /** The modes of entries on Unix, by their paths: a link is `0o120777`. */
  readonly modes?: Readonly<Record<string, number>>
  readonly isZip64?: boolean
}

/** A ZIP archive of these files. */
export async function pack(
  files: Readonly<Record<string, Uint8Array>>,
  { modes = {}, isZip64 = false }: PackOptions = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(files))
    zip.addBuffer(Buffer.from(bytes), name, { mode: modes[name] ?? 0o100644, forceZip64Format: isZip64 })
  zip.end({ comment: '', forceZip64Format: isZip64 })
  return buffer(zip.outputStream)
}
