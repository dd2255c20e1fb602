import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openGivingChurch } from '../giving-church.ts'
import { type PageWeight, weigh } from '../page-weight.ts'
import { openPayingChurch } from '../paying-church.ts'
import { openTicketedChurch } from '../ticketed-church.ts'
import { siteAddress, test } from '../visit.ts'

const kilobyte = 1024
const assets = join(import.meta.dirname, '../../apps/web/build/client')

/** One page of each kind that visitors come to and that sleeps until it is touched. */
const kinds = {
  home: '/',
  about: '/about',
  list: '/devotionals',
  events: '/event',
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

/** A member's pages of money: they are awake at once, and what they show is asked for then. */
const memberPages = {
  'the recurring gifts': { path: '/user/subscriptions', scripts: 180, requests: 77 },
  'the history of gifts': { path: '/user/giving', scripts: 178, requests: 80 },
  'the cards': { path: '/user/cards', scripts: 175, requests: 60 },
  'a new card': { path: '/user/addcard', scripts: 190, requests: 72 },
} as const

for (const [kind, { path, ...budget }] of Object.entries(memberPages)) {
  test(`a member's page stays within its bytes and requests: ${kind}`, async ({ page, product }) => {
    const church = await openGivingChurch(product)
    await church.enter(page, '/robots.txt')
    await expectMemberPage(page, `${church.address}${path}`, budget)
  })
}

test("a member's page stays within its bytes and requests: a payment", async ({ page, product }) => {
  const church = await openPayingChurch(product)
  const code = await church.order()
  await church.enter(page, '/robots.txt')
  const { origin } = new URL(page.url())
  await expectMemberPage(page, `${origin}/user/payment/${code}`, { scripts: 178, requests: 74 })
})

test("a member's page stays within its bytes and requests: tickets", async ({ page, product }) => {
  const { address, eventId, enter } = await openTicketedChurch(product)
  await enter(page, '/robots.txt')
  await expectMemberPage(page, `${address}/user/registrations`, { scripts: 178, requests: 74 })
  await expectMemberPage(page, `${address}/user/registrations/${eventId}/tickets`, { scripts: 180, requests: 80 })
})

async function expectMemberPage(page: Page, address: string, budget: { scripts: number; requests: number }) {
  const weight = await weigh(page, address)
  expect.soft(weight.wokenScriptBytes, 'scripts of the page').toBeLessThan(budget.scripts * kilobyte)
  expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(kilobyte)
  expect.soft(weight.htmlBytes, 'document').toBeLessThan(16 * kilobyte)
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budget.requests)
}

/** Script files with the validation library in them. */
function validating({ scripts }: PageWeight): string[] {
  return scripts.filter(
    (path) => path.startsWith('/assets/') && readFileSync(join(assets, path), 'utf8').includes('invalid_type'),
  )
}
