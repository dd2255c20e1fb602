import { createHash } from 'node:crypto'
import { Certificate, ContentInfo, SignedData } from 'pkijs'
import { unpackFiles } from './unpack-files.ts'

/** A pass as a phone reads it. */
export interface ReadPass {
  // biome-ignore lint/suspicious/noExplicitAny: as each pass has it
  readonly pass: any
  readonly files: Readonly<Record<string, Uint8Array>>
}

/** Reads a pass as a phone does: throws unless every file has its hash, and the authority's signature holds. */
export async function readPass(archive: Uint8Array, authority: Uint8Array): Promise<ReadPass> {
  const { 'manifest.json': manifest, signature, ...files } = await unpackFiles(archive)
  if (!manifest || !signature) throw new Error('The pass is not signed')
  const hashes = Object.entries(files).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')])
  const expected = JSON.parse(toText(manifest))
  if (JSON.stringify(sorted(hashes)) !== JSON.stringify(sorted(Object.entries(expected))))
    throw new Error('The manifest does not match the files')
  await verifySignature(manifest, signature, authority)
  return { pass: JSON.parse(toText(files['pass.json'] ?? new Uint8Array())), files }
}

/** Verifies a signature with another library than the one that signs. */
async function verifySignature(content: Uint8Array, signature: Uint8Array, authority: Uint8Array): Promise<void> {
  const signed = new SignedData({ schema: ContentInfo.fromBER(copy(signature)).content })
  const trustedCerts = [Certificate.fromBER(copy(authority))]
  const isValid = await signed.verify({ signer: 0, data: copy(content), trustedCerts, checkChain: true })
  if (!isValid) throw new Error('The signature does not hold')
}

const copy = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
const sorted = (entries: unknown[][]) => entries.toSorted(([a], [b]) => String(a).localeCompare(String(b)))
