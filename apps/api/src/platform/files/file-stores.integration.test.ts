import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type S3StandIn, startS3StandIn } from '../../testing/s3-stand-in.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { isUnavailable } from '../errors/unavailable.ts'
import { newFileCode, readChurchId } from './file-codes.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

let s3: S3StandIn
const folder = mkdtempSync(join(tmpdir(), 'narthex-test-'))

const test = setUpChurches({ farol: {}, videira: {} })

beforeAll(async () => {
  s3 = await startS3StandIn()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const stores: [name: string, open: () => FileStore][] = [
  ['a folder', () => localFiles(folder)],
  ['a bucket', () => s3Files(s3.settings)],
]

describe.each(stores)('files in %s', (_, open) => {
  let files: FileStore
  let code: string
  beforeEach(() => {
    files = open()
    code = newFileCode(test.farol)
  })

  const put = (text: string, name = code) => files.put(test.farol, name, new Blob([text]))
  const read = async (church = test.farol, name = code, range?: ByteRange) => {
    const found = await files.get(church, name, range)
    return found && (await buffer(found)).toString()
  }

  it('are read as they were written, whole and in parts', async () => {
    await put('in the beginning')
    expect(await read()).toBe('in the beginning')
    expect(await read(test.farol, code, { start: 3, end: 5 })).toBe('the')
    expect(await files.stat(test.farol, code)).toBe(16)
  })

  it('are none where none were written, nor once they were removed, however often', async () => {
    expect([await read(), await files.stat(test.farol, code)]).toEqual([undefined, undefined])
    await put('gone')
    for (const _ of ['once', 'and again']) await files.remove(test.farol, code)
    expect([await read(), await files.stat(test.farol, code)]).toEqual([undefined, undefined])
  })

  it('are another church’s under no name', async () => {
    await put('ours')
    await files.remove(test.videira, code)
    expect([await read(test.videira), await files.stat(test.videira, code), await read()]).toEqual([
      undefined,
      undefined,
      'ours',
    ])
  })

  it('are the same when they are written twice at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => put('same')))
    expect(await read()).toBe('same')
  })

  it('may be longer than what is read at once', async () => {
    const long = 'narthex '.repeat(500_000)
    await put(long)
    expect((await read())?.length).toBe(long.length)
    expect(await read(test.farol, code, { start: 3_999_992, end: 3_999_999 })).toBe('narthex ')
  })

  it.each(['', '..', '../x', 'a/b', `${'A'.repeat(22)}/..`, `${'A'.repeat(22)}_1.svg`, `${'A'.repeat(21)}\0`])(
    'are never at %j',
    async (name) => {
      for (const ask of [() => put('x', name), () => read(test.farol, name), () => files.stat(test.farol, name)])
        await expect(ask()).rejects.toThrow('Not the name of a file')
    },
  )
})

it('a folder holds nothing of a file that could not be written whole', async () => {
  const own = join(folder, 'own')
  const broken = new Blob(['half'])
  broken.stream = () =>
    new ReadableStream({
      start: (to) => to.enqueue(new Uint8Array([104])),
      pull: (to) => to.error(new Error('The sender is gone')),
    })
  await expect(localFiles(own).put(test.farol, newFileCode(test.farol), broken)).rejects.toThrow('The sender is gone')
  expect(readdirSync(own, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
})

describe('a bucket', () => {
  it('takes nothing that is signed with another secret', async () => {
    const stranger = s3Files({ ...s3.settings, secretAccessKey: 'another' })
    const code = newFileCode(test.farol)
    const asks = [
      () => stranger.put(test.farol, code, new Blob(['x'])),
      () => stranger.get(test.farol, code),
      () => stranger.stat(test.farol, code),
    ]
    for (const ask of asks) await expect(ask()).rejects.toThrow('403')
    expect([...s3.kept.keys()].filter((path) => path.includes(code))).toEqual([])
  })

  it('is asked again where it was busy, and not without end', async () => {
    const files = s3Files(s3.settings)
    const code = newFileCode(test.farol)
    s3.refuse(2, 503)
    await files.put(test.farol, code, new Blob(['at last']))
    expect(await files.stat(test.farol, code)).toBe(7)
    s3.refuse(3, 503)
    await expect(files.stat(test.farol, code)).rejects.toThrow('503')
  })

  it.each([429, 500, 503, 507])('that answers %i cannot serve for a moment', async (status) => {
    const files = s3Files(s3.settings)
    s3.refuse(3, status)
    await expect(files.put(test.farol, newFileCode(test.farol), new Blob(['x']))).rejects.toSatisfy(isUnavailable)
  })

  it('that does not answer cannot serve for a moment; one that refuses the key never will', async () => {
    const ask = (settings: object) => s3Files({ ...s3.settings, ...settings }).stat(test.farol, newFileCode(test.farol))
    await expect(ask({ endpoint: 'http://127.0.0.1:1' })).rejects.toSatisfy(isUnavailable)
    await expect(ask({ secretAccessKey: 'another' })).rejects.not.toSatisfy(isUnavailable)
  })

  it('that does not exist is no place where files are kept', async () => {
    const nowhere = s3Files({ ...s3.settings, bucket: 'nobodys' })
    await expect(nowhere.put(test.farol, newFileCode(test.farol), new Blob(['x']))).rejects.toThrow('no such bucket')
  })
})

it('a code says whose the file is, and is another one each time', () => {
  expect([readChurchId(newFileCode(test.farol)), readChurchId(newFileCode(test.videira))]).toEqual([
    test.farol.igrejaId,
    test.videira.igrejaId,
  ])
  const codes = Array.from({ length: 100 }, () => newFileCode(test.farol))
  expect(new Set(codes).size).toBe(100)
  for (const code of codes) expect(code).toMatch(/^[\w-]{22}$/)
})
