import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledMessages } from './compiled-messages.ts'

const folder = new URL('../../packages/locales/src/', import.meta.url)
const locales = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

test.each(locales)('the messages of %s are parsed while building, those of a variant too', async (locale) => {
  const { load } = compiledMessages()
  const read = load as (this: object, id: string) => Promise<string | undefined>
  const code = await read.call({ meta: { watchMode: false } }, new URL(`${locale}/groups.ts`, folder).pathname)
  expect(code).toContain('export const groups = ')
  expect(code).not.toContain('plural, one {')
})
