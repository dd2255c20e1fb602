import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a ZIP archive by their names. */
export async function unpackFiles(archive: Uint8Array): Promise<Record<string, Uint8Array>> {
  const zip = await fromBufferPromise(Buffer.from(archive), { lazyEntries: true, autoClose: false })
  const files: Record<string, Uint8Array> = {}
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
