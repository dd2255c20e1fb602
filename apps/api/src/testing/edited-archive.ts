import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'

export interface RawEntry {
  readonly header: Partial<Header> & Pick<Header, 'name'>
  readonly content: Buffer
}

/** Every entry of an archive, whatever it is. */
export async function readRaw(path: string): Promise<RawEntry[]> {
  const entries: RawEntry[] = []
  const tar = extract()
  tar.end(gunzipSync(await readFile(path)))
  for await (const entry of tar) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    entries.push({ header: { name: entry.header.name }, content: Buffer.concat(chunks) })
  }
  return entries
}

/** Makes an archive of any entries, also malicious ones. */
export async function writeRaw(path: string, entries: readonly RawEntry[]): Promise<string> {
  const tar = pack()
  for (const { header, content } of entries) tar.entry({ ...header }, content)
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(path))
  return path
}

export const makeEntry = (name: string, content = '', header: Partial<Header> = {}): RawEntry => ({
  header: { name, ...header },
  content: Buffer.from(content),
})
