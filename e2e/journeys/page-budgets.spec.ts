import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openCatalogueChurch } from '../catalogue-church.ts'
import { openContentChurch } from '../content-church.ts'
import { openGivingChurch } from '../giving-church.ts'
import { openLiveChurch } from '../live-church.ts'
import { type PageWeight, weigh } from '../page-weight.ts'
import { openPayingChurch } from '../paying-church.ts'
import { openTicketedChurch } from '../ticketed-church.ts'
import { deep, siteAddress, test } from '../visit.ts'

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

// Their bytes are weighed as they are served, too (`apps/server/src/served-pages`); what a browser asks for is seen here.
for (const [kind, path] of Object.entries(kinds)) {
  test(`a first visit stays within its bytes and requests: ${kind}`, kind === 'home' ? {} : deep, async ({ page }) => {
    const weight = await weigh(page, `${siteAddress('mare')}${path}`)
    expect.soft(weight.scriptBytes, 'scripts before a touch').toBeLessThan(10 * kilobyte)
    expect
      .soft(weight.wokenScriptBytes, 'scripts of a page that was woken')
      .toBeLessThan((kind === 'podcast' ? 145.5 : 142.5) * kilobyte)
    expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
    expect.soft(weight.styleSheets, 'style sheets before a touch').toEqual([])
    expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(30.25 * kilobyte)
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(9)
    expect.soft(validating(weight), 'a page without a form loads no validation').toEqual([])
  })
}

test('the page to give stays within the bytes of the others', async ({ page, product }) => {
  const { address } = await openGivingChurch(product)
  const weight = await weigh(page, `${address}/give`)
  expect.soft(weight.wokenScriptBytes, 'scripts of the page').toBeLessThan(139.5 * kilobyte)
  expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
  expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(29.5 * kilobyte)
  expect.soft(validating(weight), 'it loads no validation').toEqual([])
})

/** The film, the elements of its controls, and what plays streams. */
const playing = /\.webm$|\/assets\/(?:media-controls|hls)/

test('a live service stays within its bytes and requests, and loads its player when it is played', async ({
  page,
  product,
}) => {
  const { address } = await openLiveChurch(product)
  const weight = await weigh(page, `${address}/live`)
  expect.soft(weight.wokenScriptBytes, 'scripts of the page with its chat').toBeLessThan(202 * kilobyte)
  expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
  expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(29.5 * kilobyte)
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(88)
  expect
    .soft(
      weight.paths.filter((path) => playing.test(path)),
      'nothing of a player',
    )
    .toEqual([])
  const [controls] = await Promise.all([
    page.waitForRequest((request) => playing.test(new URL(request.url()).pathname)),
    page.getByRole('link', { name: 'Assistir: Culto da noite' }).click(),
  ])
  expect(controls.url()).toContain(address)
})

test(
  'pages of Play stay within their bytes and requests, and load the player when it plays',
  deep,
  async ({ page, product }) => {
    const { site, film, series } = await openCatalogueChurch(product, 'OPEN_CONTENT')
    const pages = {
      front: '/play?embed=true',
      shelves: '/play/browse',
      title: `/play/video/${film}`,
      series: `/play/collection/${series}`,
    }
    for (const [kind, path] of Object.entries(pages)) {
      const weight = await weigh(page, `${site}${path}`)
      expect.soft(weight.scriptBytes, `${kind}: scripts before a touch`).toBeLessThan(10 * kilobyte)
      expect
        .soft(weight.wokenScriptBytes, `${kind}: scripts of a page that was woken`)
        .toBeLessThan((kind === 'title' ? 145.5 : 141.5) * kilobyte)
      expect.soft(weight.styleBytes, `${kind}: style in the document`).toBeLessThan(12 * kilobyte)
      expect.soft(weight.htmlBytes, `${kind}: document with its style`).toBeLessThan(29.5 * kilobyte)
      expect.soft(weight.requests, `${kind}: requests`).toBeLessThanOrEqual(10)
      expect.soft(validating(weight), `${kind}: it loads no validation`).toEqual([])
      expect
        .soft(
          weight.paths.filter((path) => playing.test(path)),
          `${kind}: nothing of a player`,
        )
        .toEqual([])
    }
  },
)

test('a chat for other sites stays within its bytes and requests', deep, async ({ page, product }) => {
  const { address, channel } = await openLiveChurch(product)
  const weight = await weigh(page, `${address}/embed/chat?channel=${channel}`)
  expect.soft(weight.wokenScriptBytes, 'scripts of the chat').toBeLessThan(169 * kilobyte)
  expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
  expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(20 * kilobyte)
  expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(55)
})

/** A member's pages of money: they are awake at once, and what they show is asked for then. */
const memberPages = {
  'the recurring gifts': { path: '/user/subscriptions', scripts: 172.5, requests: 63 },
  'the history of gifts': { path: '/user/giving', scripts: 176.5, requests: 69 },
  'the cards': { path: '/user/cards', scripts: 170, requests: 55 },
  'a new card': { path: '/user/addcard', scripts: 187.5, requests: 63 },
} as const

for (const [kind, { path, ...budget }] of Object.entries(memberPages)) {
  const tier = kind === 'the history of gifts' ? {} : deep
  test(`a member's page stays within its bytes and requests: ${kind}`, tier, async ({ page, product }) => {
    const church = await openGivingChurch(product)
    await church.enter(page, '/robots.txt')
    await expectMemberPage(page, `${church.address}${path}`, budget)
  })
}

test("a member's page stays within its bytes and requests: a payment", deep, async ({ page, product }) => {
  const church = await openPayingChurch(product)
  const code = await church.order()
  await church.enter(page, '/robots.txt')
  const { origin } = new URL(page.url())
  await expectMemberPage(page, `${origin}/user/payment/${code}`, { scripts: 173.5, requests: 65 })
})

test("a member's page stays within its bytes and requests: tickets", deep, async ({ page, product }) => {
  const { address, eventId, enter } = await openTicketedChurch(product)
  await enter(page, '/robots.txt')
  await expectMemberPage(page, `${address}/user/registrations`, { scripts: 173.5, requests: 63 })
  await expectMemberPage(page, `${address}/user/registrations/${eventId}/tickets`, { scripts: 184, requests: 70 })
})

test("a member's page stays within its bytes and requests: content of a ticket", deep, async ({ page, product }) => {
  const { address, contents, enter } = await openContentChurch(product)
  await enter(page, '/robots.txt')
  await expectMemberPage(page, `${address}${contents}`, { scripts: 172.5, requests: 65 })
  await page.goto(`${address}${contents}`)
  const item = (await page.getByRole('link', { name: 'Abertura' }).getAttribute('href')) ?? ''
  await expectMemberPage(page, `${address}${item}`, { scripts: 185.5, requests: 78 })
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
