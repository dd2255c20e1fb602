import { demoChurches } from '@narthex/demo/demo-churches'
import { ancoradouro } from '@narthex/demo/organisation'
import { expect } from '@playwright/test'
import { bothWidths, openMenu, siteAddress, test } from '../visit.ts'

const active = demoChurches.filter(({ description }) => description.flagAtivo !== false)
const inactive = demoChurches.filter((church) => !active.includes(church))
const languages = [
  { locale: 'pt-BR', language: 'pt' },
  { locale: 'en-US', language: 'en' },
  { locale: 'es-MX', language: 'es' },
] as const

for (const { founding, description, menu, banners } of active) {
  const { codigo, nome } = founding
  const story = description.historia?.split('\n\n') ?? []

  test(`${nome} shows its name, what it puts forward and its story`, bothWidths, async ({ page }) => {
    await page.goto(siteAddress(codigo))
    await expect(page).toHaveTitle(new RegExp(`^${nome} · `))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome)
    for (const { titulo } of banners) await expect(page.getByRole('heading', { name: titulo }).first()).toBeVisible()

    await page.getByRole('main').locator('a[href="/about"]').first().click()
    await expect(page).toHaveURL(`${siteAddress(codigo)}/about`)
    for (const paragraph of story) await expect(page.getByText(paragraph)).toBeVisible()
  })

  for (const { locale, language } of languages) {
    test.describe(() => {
      test.use({ locale })
      test(`${nome} names its menu in the reader's language (${locale})`, async ({ page }) => {
        await page.goto(siteAddress(codigo))
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await openMenu(page)
        for (const item of menu.filter(({ flagAtivo }) => flagAtivo)) {
          await expect(page.locator('header').getByRole('link', { name: item[language] }).first()).toBeVisible()
        }
      })
    })
  }

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`${nome} is whole without JavaScript`, async ({ page }) => {
      await page.goto(siteAddress(codigo))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome)
      await openMenu(page)
      await page.locator('header a[href="/about"]').filter({ visible: true }).click()
      await expect(page.getByText(story[0] ?? '')).toBeVisible()
    })
  })
}

test('an organisation leads to its churches', async ({ page }) => {
  const members = active.filter(({ founding }) => founding.organizacao === ancoradouro.slug)
  expect(members.length).toBeGreaterThan(1)
  await page.goto(siteAddress(ancoradouro.slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ancoradouro.nome)
  for (const { founding } of members) {
    await expect(page.getByRole('link', { name: founding.nome })).toHaveAttribute('href', siteAddress(founding.codigo))
  }
  await page.getByRole('link', { name: members[0]?.founding.nome ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(members[0]?.founding.nome ?? '')
})

test.describe('where there is nothing to show', () => {
  test.use({ expectedErrors: [/Failed to load resource: .* status of (404|503)/] })

  for (const { founding, description, events, pastors } of inactive) {
    test(`${founding.nome}, which is not active, shows only its name and how to reach it`, async ({ page }) => {
      const answer = await page.goto(siteAddress(founding.codigo))
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(founding.nome)).toBeVisible()
      await expect(page.getByRole('link', { name: description.email ?? '' })).toBeVisible()
      const own = [...pastors.map(({ nome }) => nome), ...events.map(({ titulo }) => titulo)]
      for (const text of own) await expect(page.getByText(text)).toHaveCount(0)
    })
  }

  test('a host of no church answers with the product’s own page', async ({ page }) => {
    const answer = await page.goto(siteAddress('unknown'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('an unknown page of a church leads home', async ({ page }) => {
    const church = active[0]?.founding
    const answer = await page.goto(`${siteAddress(church?.codigo ?? '')}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(church?.nome ?? '')
  })
})
