import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { pack } from './testing/pack-archive.ts'

const rules = {
  limits: { files: 5, bytes: 4 * 1024 * 1024, ratio: 100, ratioFromBytes: 64 * 1024 },
  maxFileBytes: 1024 * 1024,
  isKnown: (path: string) => path.endsWith('.txt'),
}
const list = (bytes: Uint8Array) => listFiles([{ path: 'a.zip', bytes }], rules)
const centralEntry = (archive: Buffer) => archive.indexOf('PK\u0001\u0002')
const some = Buffer.from('Vem ver o mar')

/** Replaces a path by another one of the same length, in the entry and in the directory. */
const rename = (archive: Buffer, from: string, to: string) =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1')

describe('an archive', () => {
  it.each(['../../a.txt', '/etcccc/a.txt', '..\\..\\a.txt'])(
    'with a path that leads out of it is refused: %s',
    async (path) => {
      const own = 'x'.repeat(path.length - 4)
      const archive = rename(await pack({ [`${own}.txt`]: some }), `${own}.txt`, path)
      await expect(list(archive)).rejects.toMatchObject({ fault: 'OUTSIDE' })
    },
  )

  it('gives no link, no file with a password and no broken one, but the others', async () => {
    const locked = await pack(
      { 'a.txt': some, 'b.txt': some, 'c.txt': Buffer.alloc(500, 'abc'), 'd.txt': some },
      { modes: { 'b.txt': 0o120777 } },
    )
    locked.writeUInt16LE(locked.readUInt16LE(centralEntry(locked) + 8) | 1, centralEntry(locked) + 8)
    // The third entry says another sum of its bytes.
    const third = locked.indexOf('c.txt', centralEntry(locked)) - 46
    locked.writeUInt32LE(locked.readUInt32LE(third + 24) - 100, third + 24)
    expect(await list(locked)).toEqual([
      { path: 'a.txt', fault: 'FILE_ENCRYPTED' },
      { path: 'b.txt', fault: 'FILE_IS_LINK' },
      { path: 'c.txt', fault: 'FILE_BROKEN' },
      { path: 'd.txt', bytes: some },
    ])
  })

  it('that unpacks to too much, or to many times its size, is refused', async () => {
    const mixed = Buffer.alloc(900_000)
    // Bytes that hardly pack.
    for (let at = 0, seed = 1; at < mixed.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      mixed[at] = seed >> 16
    }
    const names = ['a', 'b', 'c', 'd', 'e']
    const large = await pack(Object.fromEntries(names.map((name) => [`${name}.txt`, mixed])))
    await expect(list(large)).rejects.toMatchObject({ fault: 'TOO_LARGE' })
    await expect(list(await pack({ 'a.txt': Buffer.alloc(1_000_000) }))).rejects.toMatchObject({ fault: 'TOO_DENSE' })
    expect(await list(await pack({ 'a.txt': Buffer.alloc(3_000_000), 'b.txt': some }))).toEqual([
      { path: 'a.txt', fault: 'FILE_TOO_LARGE' },
      { path: 'b.txt', bytes: some },
    ])
  })

  it('with too many files, or whose sizes of 64 bits are lies, is refused', async () => {
    const names = Array.from({ length: 6 }, (_, at) => [`${at}.txt`, some] as const)
    await expect(list(await pack(Object.fromEntries(names)))).rejects.toMatchObject({ fault: 'TOO_MANY' })
    const honest = await pack({ 'a.txt': some }, { isZip64: true })
    expect(await list(honest)).toEqual([{ path: 'a.txt', bytes: some }])
    const end = honest.indexOf('PK\u0006\u0006')
    const many = Buffer.from(honest)
    many.writeBigUInt64LE(2n ** 40n, end + 32)
    await expect(list(many)).rejects.toMatchObject({ fault: 'TOO_MANY' })
    const beyond = Buffer.from(honest)
    beyond.writeBigUInt64LE(2n ** 50n, end + 48)
    await expect(list(beyond)).rejects.toMatchObject({ fault: 'BROKEN' })
  })

  it('that is cut off is refused, and an empty one has no files', async () => {
    const whole = await pack({ 'a.txt': some })
    await expect(list(whole.subarray(0, whole.length - 10))).rejects.toMatchObject({ fault: 'BROKEN' })
    expect(await list(await pack({}))).toEqual([])
  })
})
