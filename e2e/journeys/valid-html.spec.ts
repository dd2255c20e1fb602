import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect, test } from '@playwright/test'
import { ask } from '../ask.ts'
import { findHtmlFaults } from '../html-rules.ts'
import { siteAddress } from '../visit.ts'

const paths = [
  '/',
  '/praises',
  '/about',
  '/churchs',
  '/schedule',
  '/bible',
  '/user',
  '/error',
  '/no-such-page',
  '/about?embed=true',
  '/videos',
  '/prayer',
]
const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const addresses = [
  ...active.flatMap(({ founding: { codigo } }) => paths.map((path) => `${codigo}${path}`)),
  ...['/', '/churchs'].map((path) => `${ancoradouro.slug}${path}`),
  'unknown/',
]

for (const address of addresses) {
  const [name = '', ...path] = address.split('/')
  test(`the server writes valid HTML at ${address}`, async () => {
    const { text } = await ask(`${siteAddress(name)}/${path.join('/')}`)
    expect(text).toContain('</html>')
    expect(await findHtmlFaults(text)).toEqual([])
  })
}

test('control: what is not valid is found', async () => {
  const faults = await findHtmlFaults('<!DOCTYPE html><html lang="en"><title>x</title><p><div></p><img src="x"></html>')
  expect(faults.length).toBeGreaterThan(1)
})

for (const [what, wrong] of [
  ['an id within a drawing that is there twice', '<svg><g id="a"></g></svg><svg><g id="a"></g></svg>'],
  ['a checkbox that says twice whether it is checked', '<input type="checkbox" role="switch" aria-checked="true">'],
  ['a required list without a placeholder', '<select required><option value="1">One</option></select>'],
  ['an article without a heading', '<article><p>Words</p></article>'],
] as const)
  test(`control: ${what} is found`, async () => {
    const page = (body: string) =>
      `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`
    const faults = await findHtmlFaults(page(wrong))
    const usual = await findHtmlFaults(page('<p>Words</p>'))
    expect(faults.length).toBeGreaterThan(usual.length)
  })
