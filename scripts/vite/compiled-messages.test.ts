import { fileURLToPath } from 'node:url'
import format from 'icu-minify/format'
import { expect, test } from 'vitest'
import { compiledMessages } from './compiled-messages.ts'

const { load } = compiledMessages() as { load: (id: string) => Promise<string | undefined> }
const building = { meta: { watchMode: false } }
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`@narthex/locales/${name}`))

async function built(name: string): Promise<Record<string, Record<string, never>>> {
  return import(`data:text/javascript,${encodeURIComponent((await load.call(building, fileOf(name))) ?? '')}`)
}

test('a message with a plural leaves the build parsed, and says the same', async () => {
  const { home } = await built('pt/home')
  const text = (count: number) =>
    format(
      home?.congregationsLead as never,
      'pt',
      { count },
      {
        formatters: {
          getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
          getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
        } as never,
      },
    )
  expect(text(1)).toMatch(/^Uma congregação /)
  expect(text(6)).toMatch(/^6 congregações /)
})

test('a plain message stays the text it is', async () => {
  expect((await built('es/shell')).shell?.skip).toBeTypeOf('string')
})

test('what is no namespace of a language is left alone', async () => {
  expect(await load.call(building, fileOf('pt/messages'))).toBeUndefined()
  expect(await load.call(building, fileOf('catalogue'))).toBeUndefined()
  expect(await load.call(building, fileURLToPath(import.meta.url))).toBeUndefined()
})
