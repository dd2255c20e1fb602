import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderDocuments } from './documents.ts'
import { settings } from './sections.ts'

const root = join(import.meta.dirname, '../../../..')
const documents = Object.entries(renderDocuments())

describe('the documents of the settings', () => {
  it.each(documents)('%s is what `npm run docs:settings` writes', (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  })

  it.each(documents)('%s names every setting', (_, text) => {
    for (const name of settings.keys()) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  })
})

describe('the description of each setting', () => {
  it.each([...settings])('%s has a sentence, and a default and an example that it accepts', (_, setting) => {
    expect(setting.doc).toMatch(/^[A-Z`].*\.$/)
    for (const text of [setting.default, setting.example])
      if (text !== undefined) expect(setting.schema.safeParse(text).success).toBe(true)
  })

  it.each([...settings].filter(([name]) => /SECRET|PRIVATE|_KEY$/.test(name) && name !== 'RECAPTCHA_SITE_KEY'))(
    '%s is marked as secret',
    (_, setting) => {
      expect(setting.isSecret).toBe(true)
    },
  )
})
