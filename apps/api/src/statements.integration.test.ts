import * as calls from '@narthex/contract/churches/church.endpoints'
import { getHomeChoice } from '@narthex/contract/churches/home.endpoints'
import { getHighlights } from '@narthex/contract/home/highlight.endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Platform } from './platform/platform.ts'
import { clientAt } from './testing/client-at.ts'
import { setUpSeededChurches } from './testing/set-up.ts'
import { everyDatabase, platformOn } from './testing/test-platform.ts'

describe.each(everyDatabase())('the data of a public page on the %s database', (kind) => {
  const statements: string[] = []
  let cold: Platform

  const test = setUpSeededChurches({ kind, onQuery: (statement) => statements.push(statement) })
  beforeEach(() => {
    cold = platformOn(test.platform)
    statements.length = 0
  })

  it('takes at most three statements when nothing is remembered, the look-up of the host included', async () => {
    await loadChurchPage(cold)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(3)
  })

  it('takes none the next time', async () => {
    await loadChurchPage(cold)
    statements.length = 0
    await loadChurchPage(cold)
    expect(statements).toEqual([])
  })

  it('takes no more for a hundred readers at once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => loadChurchPage(cold)))
    expect(statements.length).toBeLessThanOrEqual(3)
  })

  it('takes one more each time for what the clock changes on the home page', async () => {
    await loadChurchPage(cold)
    for (let reader = 0; reader < 2; reader++) {
      statements.length = 0
      await Promise.all([loadChurchPage(cold), loadHomePage(cold)])
      expect(statements).toHaveLength(1)
    }
  })

  it("takes at most three for an organisation's list of churches", async () => {
    const api = await clientAt(cold, { label: 'pomar' })
    await Promise.all([
      api.call(calls.getOrganisation, { params: { slug: 'pomar' } }),
      api.call(calls.listClients, { query: { organizacao: 'pomar' } }),
      api.call(calls.listClients, { query: { organizacao: 'pomar', latitude: '-23.5', longitude: '-46.6' } }),
    ])
    expect(statements.length).toBeLessThanOrEqual(3)
  })
})

/** Makes the calls of a church's page as the page makes them: all at once. */
async function loadChurchPage(platform: Platform): Promise<void> {
  const api = await clientAt(platform, { label: 'videira' })
  const bySlug = { params: { slug: 'videira' } }
  const byIgreja = { query: { igreja: 'videira' } }
  await Promise.all([
    api.call(calls.getChurchByCode, { params: { code: 'videira' } }),
    api.call(calls.listModules, bySlug),
    api.call(calls.getVisual, bySlug),
    api.call(getHomeChoice, bySlug),
    api.call(calls.listPaymentMethods, bySlug),
    api.call(calls.listMenuItems, byIgreja),
    api.call(calls.listBanners, byIgreja),
    api.call(calls.listCongregations, byIgreja),
    api.call(calls.listServices, bySlug),
    api.call(calls.listPastors, bySlug),
  ])
}

/** Makes the further calls of the home page. */
async function loadHomePage(platform: Platform): Promise<void> {
  const api = await clientAt(platform, { label: 'videira' })
  await api.call(getHighlights, { params: { slug: 'videira' } })
}
