import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pack } from '../../../platform/documents/testing/pack-archive.ts'
import { readSourceBytes, readSourcePath } from './source-files.service.ts'

const unreadable = (message: string) => ({ name: 'UnreadableSource', message: expect.stringContaining(message) })

describe('an archive', () => {
  it('gives its texts by their paths, in order, without what no reader looks at', async () => {
    const files = { 'mods.d/b.conf': Buffer.from('b'), 'a/x.usfm': Buffer.from('a'), 'a/cover.jpg': Buffer.from('c') }
    const read = await readSourceBytes('a.zip', await pack(files))
    expect(read.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a/x.usfm', 'a'],
      ['mods.d/b.conf', 'b'],
    ])
  })

  it('that unpacks to many times its size is refused before it is unpacked', async () => {
    const bomb = await pack({ 'a.usfm': Buffer.alloc(40 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readSourceBytes('a.zip', bomb)).rejects.toMatchObject(
      unreadable('unpacks to more than 100 times its size'),
    )
  })

  it('that unpacks to more than any Bible is refused, whatever it says of its size', async () => {
    const limits = { files: 10, bytes: 1000, ratio: 100, ratioFromBytes: 1000 }
    const files = { 'a.usfm': Buffer.alloc(600, 'a'), 'b.usfm': Buffer.alloc(600, 'b') }
    const tooLarge = unreadable('It unpacks to more than 1 MB')
    await expect(readSourceBytes('a.zip', await pack(files), limits)).rejects.toMatchObject(tooLarge)
    const small = await pack({ 'a.usfm': Buffer.alloc(999, 'a') })
    await expect(readSourceBytes('a.zip', small, limits)).resolves.toHaveLength(1)
    // The size that the directory at its end states is made smaller.
    const lying = await pack({ 'a.usfm': Buffer.alloc(5000, 'abcdefgh') })
    lying.writeUInt32LE(10, lying.indexOf('PK\u0001\u0002') + 24)
    await expect(readSourceBytes('a.zip', lying, limits)).rejects.toMatchObject({ name: 'UnreadableSource' })
  })

  it('with too many files is refused', async () => {
    const limits = { files: 2, bytes: 1000, ratio: 100, ratioFromBytes: 1000 }
    const files = { 'a.usfm': Buffer.from('a'), 'b.usfm': Buffer.from('b'), 'c.usfm': Buffer.from('c') }
    await expect(readSourceBytes('a.zip', await pack(files), limits)).rejects.toMatchObject(
      unreadable('more than 2 files'),
    )
  })

  it('that is cut off or damaged is refused', async () => {
    const whole = await pack({ 'a.usfm': Buffer.from('\\id JHN\n'.repeat(200)) })
    const broken = Buffer.from(whole)
    broken.fill(0xff, 45, 55)
    for (const bytes of [whole.subarray(0, whole.length / 2), broken, Buffer.from('PK\u0003\u0004')])
      await expect(readSourceBytes('a.zip', bytes)).rejects.toMatchObject(unreadable('damaged'))
  })
})

describe('a path', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sources-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('of a folder gives the files below it; links are not followed', async () => {
    await mkdir(join(folder, 'module/mods.d'), { recursive: true })
    await writeFile(join(folder, 'module/mods.d/a.conf'), 'a')
    await writeFile(join(folder, 'secret.usfm'), 'secret')
    await symlink(join(folder, 'secret.usfm'), join(folder, 'module/link.usfm'))
    const read = await readSourcePath(join(folder, 'module'))
    expect(read.map(({ name }) => name)).toEqual(['mods.d/a.conf'])
  })

  it('of a file gives that file', async () => {
    await writeFile(join(folder, 'a.usfm'), '\\id JHN')
    expect((await readSourcePath(join(folder, 'a.usfm'))).map(({ name }) => name)).toEqual(['a.usfm'])
  })
})
