import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect, test } from '@playwright/test'
import { ask } from '../ask.ts'
import { faultsOf } from '../html-rules.ts'
import { siteOf } from '../visit.ts'

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
]
const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const addresses = [
  ...active.flatMap(({ founding: { codigo } }) => paths.map((path) => `${codigo}${path}`)),
  ...['/', '/churchs'].map((path) => `${ancoradouro.slug}${path}`),
  'nobody/',
]

for (const address of addresses) {
  const [name = '', ...path] = address.split('/')
  test(`the server writes valid HTML at ${address}`, async () => {
    const { text } = await ask(`${siteOf(name)}/${path.join('/')}`)
    expect(text).toContain('</html>')
    expect(await faultsOf(text)).toEqual([])
  })
}

test('control: what is not valid is found', async () => {
  const faults = await faultsOf('<!DOCTYPE html><html lang="en"><title>x</title><p><div></p><img src="x"></html>')
  expect(faults.length).toBeGreaterThan(1)
})
