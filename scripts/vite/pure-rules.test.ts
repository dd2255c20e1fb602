import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { withPureConstants } from './pure-rules.ts'

test('a constant that is made by calls is left out where nothing uses it', async () => {
  const rules = `
    import * as z from 'library'
    export const used = 3
    export const name = z.string().check(z.max(300), other(2))
    export const kinds = { a: new Set([z.any()]) }
    const other = (longest) => z.max(longest)`
  expect(await bundle(withPureConstants(rules), 'used')).not.toMatch(/string|Set/)
})

test('what is used is what it was', async () => {
  const code = `
    const double = (value) => value * 2
    export const list = [1, 2].map(double), plain = 5
    export function count() { return list.length + plain }`
  const made = await import(
    `data:text/javascript,${encodeURIComponent(await bundle(withPureConstants(code), 'count'))}`
  )
  expect(made.count()).toBe(7)
})

test('functions stay as they are', () => {
  const code = 'export const read = (text) => JSON.parse(text)\nexport const words = ["a"]\n'
  expect(withPureConstants(code)).toBe(code)
})

async function bundle(code: string, name: string): Promise<string> {
  const modules: Record<string, string> = { rules: code, entry: `export { ${name} } from 'rules'` }
  const made = await rolldown({
    input: 'entry',
    external: ['library'],
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
  })
  const { output } = await made.generate({ format: 'es' })
  return output[0].code
}
