import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { siteAddress, test } from '../visit.ts'

const build = join(import.meta.dirname, '../../apps/web/build')
const built = readdirSync(build, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(build, file), 'utf8')
const filesWith = (words: RegExp) => built.filter((file) => /\.(?:js|css)$/.test(file) && words.test(read(file)))

test.use({ expectedErrors: [/Failed to load resource: .* status of 404/] })

test('what is for builders alone is not in what was built: no address, no code, no style', async ({ page }) => {
  expect((await page.goto(`${siteAddress('mare')}/kit`))?.status()).toBe(404)
  expect(built.filter((file) => /\bkit\b/.test(file))).toEqual([])
  expect(filesWith(/["'`]\/kit["'`]|kit-yellow|Near-black/)).toEqual([])
})

test('no browser carries the drawings of covers, which the server draws', () => {
  const drawing = /preserveAspectRatio="xMid/
  expect(filesWith(drawing).filter((file) => file.startsWith('client'))).toEqual([])
  expect(filesWith(drawing).filter((file) => file.startsWith('server'))).not.toEqual([])
})

test('control: what is for everyone is found there in the same way', async ({ page }) => {
  expect((await page.goto(`${siteAddress('mare')}/privacy`))?.status()).toBe(200)
  expect(built.filter((file) => /\bprivacy\b/.test(file))).not.toEqual([])
  expect(filesWith(/["'`]\/privacy["'`]/)).not.toEqual([])
})
