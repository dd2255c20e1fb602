import { foundOrganisation } from '@narthex/api/modules/churches/churches.editing.service'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { expect, type Page } from '@playwright/test'
import { ask } from '../ask.ts'
import { expectNoBarriers } from '../barriers.ts'
import { openLoggedIn } from '../log-in.ts'
import { memberMenu } from '../newcomer.ts'
import { openProductHere, type ProductHere } from '../product-here.ts'
import { deep, test } from '../visit.ts'

let product: ProductHere
const asked: { url: string; referer: string }[] = []

/** Two sister churches, each with Ana and Rui as members. */
test.beforeAll(async () => {
  product = await openProductHere((app) => {
    // Every request, also for pages that are answered before the framework sees them.
    app.server.on('request', ({ url = '', headers: { referer = '' } }) => asked.push({ url, referer }))
  })
  const { platform } = product
  await foundOrganisation(platform, {
    slug: 'porto',
    nome: 'Rede do Porto',
    idioma: 'pt-BR',
    descricao: null,
    corApp: '#0e7c7b',
    hosts: [],
  })
  for (const codigo of ['cais', 'farol']) {
    const church = await foundPlainChurch(platform, codigo, [], { nome: `Igreja do ${codigo}`, organizacao: 'porto' })
    await enrolPerson(platform.transactions.at(church))
    await enrolPerson(platform.transactions.at(church), { email: 'rui@example.org', nome: 'Rui', sobrenome: 'Costa' })
  }
})
test.afterAll(() => product.close())
test.use({ expectedErrors: [/Failed to load resource: .* status of 40\d/] })

/** A hand-off link to `farol`, requested at `cais`, as an attacker may do with their own login. */
async function linkOf(page: Page, key: 'query' | 'fragment' = 'query'): Promise<string> {
  const codigo = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/security/entrega', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionStorage.getItem('token')}` },
      body: JSON.stringify({ igreja: 'farol' }),
    })
    return (await answer.json()).codigo as string
  })
  return `${product.siteAddress('farol')}/about${key === 'query' ? '?' : '#'}token=${codigo}&user=1`
}

const codeOf = (link: string) => new URLSearchParams(link.split(/[?#]/)[1]).get('token') ?? 'none'
const question = (page: Page, name: string) => page.getByRole('dialog', { name: `Entrar como ${name}?` })

test('a link from a sister church logs in, and its code is in no log, no Referer and no navigation entry', async ({
  page,
}) => {
  for (const key of ['fragment', 'query'] as const) {
    await page.context().clearCookies()
    await openLoggedIn(page, product.siteAddress('cais'), '/about')
    await expect(memberMenu(page, 'Ana')).toBeVisible()
    const link = await linkOf(page, key)
    asked.length = 0
    await page.evaluate((to) => location.assign(to), link)
    await expect(page).toHaveURL(`${product.siteAddress('farol')}/about`)
    await expect(memberMenu(page, 'Ana')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const known = await page.evaluate(() => JSON.stringify(performance.getEntries().map(({ name }) => name)))
    expect(known).not.toContain(codeOf(link))
    expect(asked.filter(({ referer }) => referer.includes(codeOf(link)))).toEqual([])
    // A query reaches the server, once; a fragment is not sent.
    expect(asked.filter(({ url }) => url.includes(codeOf(link)))).toHaveLength(key === 'query' ? 1 : 0)
    await page.evaluate(() => localStorage.clear())
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('nobody becomes somebody else by a link: they are asked, and may stay', deep, async ({ page, browser }) => {
  const attackers = await (await browser.newContext()).newPage()
  await openLoggedIn(attackers, product.siteAddress('cais'), '/about', 'rui@example.org')
  await expect(memberMenu(attackers, 'Rui')).toBeVisible()

  await openLoggedIn(page, product.siteAddress('farol'), '/about')
  await expect(memberMenu(page, 'Ana')).toBeVisible()
  await page.goto(await linkOf(attackers))
  await expect(question(page, 'Rui Costa')).toBeVisible()
  await expect(question(page, 'Rui Costa').getByText('rui@example.org')).toBeVisible()
  await expect(question(page, 'Rui Costa').getByText('Você já entrou como Ana Souza')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(memberMenu(page, 'Ana')).toBeVisible()
  await page.reload()
  await expect(memberMenu(page, 'Ana')).toBeVisible()

  // Accepting logs in, and the previous session ends on the server.
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'))
  await page.goto(await linkOf(attackers, 'fragment'))
  // On the page that is open already a fragment loads no document.
  await page.reload()
  await question(page, 'Rui Costa').getByRole('button', { name: 'Continuar como Rui' }).click()
  await expect(memberMenu(page, 'Rui')).toBeVisible()
  const renewal = await ask(`${product.siteAddress('farol')}/api/v1/security/token/refresh`, { refreshToken })
  expect([renewal.status, JSON.parse(renewal.text).code]).toEqual([401, 'SESSION_ENDED'])
  await attackers.context().close()
})

test(
  'a visitor whom a foreign page sends is asked as well, also where the page is for members',
  deep,
  async ({ page, browser }) => {
    const attackers = await (await browser.newContext()).newPage()
    await openLoggedIn(attackers, product.siteAddress('cais'), '/about', 'rui@example.org')
    await expect(memberMenu(attackers, 'Rui')).toBeVisible()
    for (const path of ['/about', '/user']) {
      const link = (await linkOf(attackers)).replace('/about', path)
      await page.route('http://evil.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Win a prize</a>` }),
      )
      await page.goto('http://evil.example/')
      await page.getByRole('link').click()
      await expect(question(page, 'Rui Costa')).toBeVisible()
      await question(page, 'Rui Costa').getByRole('button', { name: 'Não é a minha conta' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
    }
    await expect(page).toHaveURL(/\/access\?redirectTo=/)
    await attackers.context().close()
  },
)
