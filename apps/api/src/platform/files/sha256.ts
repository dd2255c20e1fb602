import { createHash } from 'node:crypto'

/** Hashes all bytes, read as they come. */
export async function computeSha256(content: Blob): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const part of content.stream()) hash.update(part)
  return hash.digest()
}
