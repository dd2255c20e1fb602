import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { type ArchiveManifest, fileListName, manifestName } from './archive-manifest.ts'
import { verifyArchive } from './verify-archive.ts'
import { type ArchiveBounds, usualBounds } from './zip-reader.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const file = 'files/abcdefghijklmnopqrstuv'
const rows = '{"id":1,"nome":"Ana"}\n{"id":2,"nome":"Eva"}\n'
const list = `${sha256('a picture')}  ${file}\n`

const manifest: ArchiveManifest = {
  format: 'narthex-church',
  formatVersion: 1,
  productVersion: '1.2.3',
  createdAt: '2026-11-30T12:00:00.000Z',
  kind: 'COPY',
  schema: { level: '0001-a.sql', sha256: sha256('') },
  secretMark: sha256(''),
  church: {
    id: 7,
    uuid: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
    code: 'mare',
    slug: 'mare',
    name: 'Maré',
    organisation: null,
    addresses: [],
  },
  tables: [{ name: 'pastor', columns: ['id', 'nome'], rows: 2, bytes: rows.length, sha256: sha256(rows) }],
  files: { count: 1, bytes: 9, missing: 0, sha256: sha256(list) },
}
const table = manifest.tables[0] as ArchiveManifest['tables'][number]
const ofRows = (text: string): Partial<ArchiveManifest> => ({
  tables: [{ ...table, bytes: Buffer.byteLength(text), sha256: sha256(text) }],
})

describe('an archive', () => {
  let folder: string
  let count = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'narthex-church-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Writes entries as they are given; those of a sound archive by default. */
  async function pack(
    changed: Partial<ArchiveManifest> | { readonly [name: string]: unknown } = {},
    entries: Readonly<Record<string, string | Buffer | null>> = {},
    tamper: (zip: Buffer) => Buffer = (zip) => zip,
  ): Promise<string> {
    const content = {
      'tables/pastor.ndjson': rows,
      [file]: 'a picture',
      [fileListName]: list,
      ...entries,
      [manifestName]: manifestName in entries ? entries[manifestName] : JSON.stringify({ ...manifest, ...changed }),
    }
    const zip = new ZipFile()
    for (const [name, text] of Object.entries(content)) if (text) zip.addBuffer(Buffer.from(text), name)
    zip.end()
    const path = join(folder, `${++count}.zip`)
    await writeFile(path, tamper(await buffer(zip.outputStream as Readable)))
    return path
  }
  const verify = (path: string, bounds: Partial<ArchiveBounds> = {}) =>
    verifyArchive(path, { ...usualBounds, ...bounds })

  it('is what its manifest says', async () => {
    const path = await pack()
    const { manifest: read, hash } = await verify(path)
    expect(read).toEqual(manifest)
    expect(hash).toBe(sha256(JSON.stringify(manifest)))
  })

  const rename = (from: string, to: string) => (zip: Buffer) =>
    Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

  it.each([
    ['without a manifest', {}, { [manifestName]: null }, 'its manifest is missing'],
    ['of another product', { format: 'other' }, {}, 'no export of a church'],
    ['of another format', { formatVersion: 2 }, {}, 'format 2, and this product reads format 1 alone'],
    ['with a manifest that lacks something', { church: { id: 7 } }, {}, 'its manifest is none'],
    ['with a manifest that says more', { more: 1 }, {}, 'its manifest is none'],
    ['whose manifest is no JSON', {}, { [manifestName]: '{' }, 'no export of a church'],
    ['with other rows', {}, { 'tables/pastor.ndjson': rows.replace('Eva', 'Ida') }, 'the hash of pastor is another'],
    ['with a row more', {}, { 'tables/pastor.ndjson': `${rows}${rows}` }, 'longer than its manifest says'],
    [
      'with a row less',
      ofRows('{"id":1,"nome":"Ana"}\n'),
      { 'tables/pastor.ndjson': '{"id":1,"nome":"Ana"}\n' },
      'pastor has 1 rows',
    ],
    [
      'with an unknown column',
      ofRows('{"id":1,"no":1}\n{}\n'),
      { 'tables/pastor.ndjson': '{"id":1,"no":1}\n{}\n' },
      'other columns than it says',
    ],
    ['with half a row', ofRows('{"id":1,"nome"'), { 'tables/pastor.ndjson': '{"id":1,"nome"' }, 'ends within a row'],
    [
      'without a table that it names',
      {},
      { 'tables/pastor.ndjson': null },
      'tables/pastor.ndjson is not where it belongs',
    ],
    ['with another file', {}, { [file]: 'another picture' }, 'its files are others'],
    ['without its file', {}, { [file]: null }, 'its files are others'],
    ['with another list', {}, { [fileListName]: `${list} ` }, 'its files are others'],
    [
      'with an entry that nothing names',
      {},
      { 'notes.txt': 'x' },
      'it holds "notes.txt"|what its manifest does not name',
    ],
    [
      'with a file of another name',
      {},
      { 'files/../../x': null, 'files/short': 'x' },
      'it holds "files/short"|what its manifest',
    ],
  ] as const)('%s is refused', async (_, changed, entries, why) => {
    await expect(verify(await pack(changed, entries))).rejects.toThrow(new RegExp(why))
  })

  it.each([
    ['a path that leads out of it', rename(file, `../../${'x'.repeat(file.length - 6)}`), 'leads out of it'],
    ['an absolute path', rename(file, `/${'x'.repeat(file.length - 1)}`), 'leads out of it'],
    ['half of it', (zip: Buffer) => zip.subarray(0, zip.length / 2), 'no ZIP file, or not all'],
    ['nothing', () => Buffer.alloc(0), 'no ZIP file, or not all'],
    ['a twin of its table', rename(file, 'tables/pastor.ndjson'.padEnd(file.length, 'x')), 'it holds'],
  ])('with %s is refused', async (_, tamper, why) => {
    await expect(verify(await pack({}, {}, tamper))).rejects.toThrow(why)
  })

  it('that is larger than it may be is refused before it is unpacked', async () => {
    const path = await pack()
    await expect(verify(path, { entries: 3 })).rejects.toThrow('more than 3 entries')
    await expect(verify(path, { bytes: 100 })).rejects.toThrow('more than may be imported')
    await expect(verify(path, { line: 10 })).resolves.toBeDefined()
  })

  it('that unpacks to far more than it is, is refused', async () => {
    const long = `{"id":1,"nome":"${'a'.repeat(4_000_000)}"}\n{"id":2,"nome":""}\n`
    const path = await pack(ofRows(long), { 'tables/pastor.ndjson': long })
    await expect(verify(path, { ratioFromBytes: 100_000 })).rejects.toThrow('far more than it is')
    await expect(verify(path, { line: 1_000_000 })).rejects.toThrow('a row of pastor is too long')
    await expect(verify(path)).resolves.toBeDefined()
  })

  it('any of whose bits is another one is refused, or unpacks to the same', async () => {
    const whole = await readFile(await pack())
    const path = join(folder, 'flipped.zip')
    for (let at = 0; at < whole.length; at += 7) {
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      await writeFile(path, flipped)
      const read = await verify(path).catch((error: Error) => error)
      if (read instanceof Error) expect(read.message, String(at)).toMatch(/refused|damaged/)
      else expect(read.manifest).toEqual(manifest)
    }
  })

  it('that is not there is said to be so', async () => {
    await expect(verify(join(folder, 'none.zip'))).rejects.toThrow('cannot be read (ENOENT)')
  })
})
