import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { DetachedSigner } from './cms-signature.ts'

/** The files of a pass by their names, such as `pass.json` and `pt.lproj/pass.strings`. */
export type PassFiles = Readonly<Record<string, Uint8Array>>

/** A pass of Apple Wallet: its files, the hash of each, and a signature of those, in one archive. */
export async function packPass(files: PassFiles, sign: DetachedSigner, at: Date): Promise<Uint8Array> {
  const hashes = Object.entries(files).map(([name, content]) => [name, sha1(content)])
  const manifest = new TextEncoder().encode(JSON.stringify(Object.fromEntries(hashes)))
  const signature = await sign(manifest, at)
  return packFiles({ ...files, 'manifest.json': manifest, signature }, at)
}

/** Apple's manifest has SHA-1; the signature over it has SHA-256. */
const sha1 = (content: Uint8Array): string => createHash('sha1').update(content).digest('hex')

/** A ZIP archive of the files, each compressed beside the event loop. */
export async function packFiles(files: PassFiles, mtime: Date): Promise<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { mtime })
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream as Readable))
}
