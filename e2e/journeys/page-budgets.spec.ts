import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openGivingChurch } from '../giving-church.ts'
import { type PageWeight, weigh } from '../page-weight.ts'
import { siteAddress, test } from '../visit.ts'

const kilobyte = 1024
const assets = join(import.meta.dirname, '../../apps/web/build/client')

/** One page of each kind that visitors come to and that sleeps until it is touched. */
const kinds = {
  home: '/',
  about: '/about',
  list: '/devotionals',
  detail: '/devotionals/1',
  groups: '/groups',
  group: '/groups/1',
  songs: '/praises',
  videos: '/videos',
  podcast: '/podcast',
  publications: '/publications',
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`a first visit stays within its bytes and requests: ${kind}`, async ({ page }) => {
    const weight = await weigh(page, `${siteAddress('mare')}${path}`)
    expect.soft(weight.scriptBytes, 'scripts before a touch').toBeLessThan(10 * kilobyte)
    expect.soft(weight.wokenScriptBytes, 'scripts of a page that was woken').toBeLessThan(140 * kilobyte)
    expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
    expect.soft(weight.styleSheets, 'style sheets before a touch').toEqual([])
    expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(29 * kilobyte)
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(9)
    expect.soft(validating(weight), 'a page without a form loads no validation').toEqual([])
  })
}

test('the page to give stays within the bytes of the others', async ({ page, product }) => {
  const { address } = await openGivingChurch(product)
  const weight = await weigh(page, `${address}/give`)
  expect.soft(weight.wokenScriptBytes, 'scripts of the page').toBeLessThan(140 * kilobyte)
  expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
  expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(29 * kilobyte)
  expect.soft(validating(weight), 'it loads no validation').toEqual([])
})

/** Script files with the validation library in them. */
function validating({ scripts }: PageWeight): string[] {
  return scripts.filter(
    (path) => path.startsWith('/assets/') && readFileSync(join(assets, path), 'utf8').includes('invalid_type'),
  )
}
