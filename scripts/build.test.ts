import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { computeFingerprint } from './build.mjs'

let folder: string
let before: string
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narthex-build-'))
  for (const below of ['app', 'build']) mkdirSync(join(folder, below))
  write('app/page.tsx', 'one')
  before = computeFingerprint([folder])
})

afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['a file is written', () => write('app/page.tsx', 'other')],
  ['a file appears', () => write('app/more.tsx', '')],
  ['a file goes', () => rmSync(join(folder, 'app/page.tsx'))],
])('sources are others when %s', (_, change) => {
  change()
  expect(computeFingerprint([folder])).not.toBe(before)
})

test('sources are the same when a test or the build itself is written', () => {
  write('app/page.test.tsx', 'a test')
  write('build/index.js', 'built')
  expect(computeFingerprint([folder])).toBe(before)
})

test('sources whose times have lost their fractions are the same', () => {
  const { mtimeMs } = statSync(join(folder, 'app/page.tsx'))
  utimesSync(join(folder, 'app/page.tsx'), 0, Math.floor(mtimeMs / 1000))
  expect(computeFingerprint([folder])).toBe(before)
})
