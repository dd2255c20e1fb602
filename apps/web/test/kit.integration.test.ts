import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages

beforeAll(async () => {
  pages = await startPages()
})

test('while the product is being built, the kit stands at its address, without a church around it', async () => {
  const { status, body } = await pages.open('/kit')
  expect(status).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex')
  expect(body).not.toContain('<header')
  expect(body).toContain('.kit-yellow{')
})

test('the kit shows every component there is', async () => {
  const ui = join(import.meta.dirname, '../../../packages/ui/src')
  const kit = join(ui, 'showcase')
  const files = await readdir(ui, { recursive: true })
  const names = files.filter((name) => /^(?:office\/)?[\w-]+\.tsx$/.test(name)).map((name) => name.slice(0, -4))
  const sources = await Promise.all((await readdir(kit)).map((name) => readFile(join(kit, name), 'utf8')))
  const shown = new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/'\.\.\/([\w/-]+)\.tsx'/g), ([, name]) => name)),
  )
  // A drawing that the server made, the monogram's other half, and what shows nothing itself.
  const unseen = ['check-class', 'drawn-monogram', 'look-context', 'office/link-context']
  expect(names.filter((name) => !shown.has(name) && !unseen.includes(name))).toEqual([])
})
