import { expect, type Page } from '@playwright/test'
import { test } from '../pixel-church.ts'

const pageView = ['track', 'PageView']
const question = (page: Page) => page.getByRole('region', { name: 'Sua privacidade' })
const answerWith = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const followTo = async (page: Page, path: string) => {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

test('nothing is asked of Facebook before a yes, and then each page is told once', async ({
  page,
  siteAt,
  facebook,
}) => {
  await page.goto(siteAt('farol'))
  await expect(question(page)).toBeVisible()
  await followTo(page, '/privacy')
  expect(facebook.requests).toEqual([])

  await answerWith(page, 'Aceitar')
  await expect(question(page)).toHaveCount(0)
  const start = [['set', 'autoConfig', false, '1234567890'], ['init', '1234567890'], pageView]
  await expect.poll(facebook.told).toEqual(start)
  expect(facebook.requests.filter((url) => url.includes('connect.facebook.net'))).toHaveLength(1)

  await followTo(page, '/')
  await expect.poll(facebook.told).toEqual([...start, pageView])
  await page.reload()
  await expect.poll(facebook.told).toEqual([...start, pageView, ...start])
  await expect(question(page)).toHaveCount(0)
})

test('a visitor who refuses by keyboard is not asked again, and Facebook gets no request', async ({
  page,
  siteAt,
  facebook,
}) => {
  await page.goto(siteAt('farol'))
  await question(page).getByRole('button', { name: 'Recusar' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await followTo(page, '/privacy')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Anúncios' })).not.toBeChecked()
  await expect(question(page)).toHaveCount(0)
  expect(facebook.requests).toEqual([])
})

test('a yes can be taken back at any time: Facebook hears no more, and its cookie goes', async ({
  page,
  context,
  siteAt,
  facebook,
}) => {
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await page.goto(siteAt('farol'))
  await answerWith(page, 'Escolher')
  await question(page).getByRole('switch', { name: 'Anúncios' }).click()
  await answerWith(page, 'Salvar minha escolha')
  await expect.poll(facebook.told).toContainEqual(pageView)
  expect(await cookies()).toContain('_fbp')

  await followTo(page, '/privacy')
  const advertising = page.getByRole('switch', { name: 'Anúncios' })
  await expect(advertising).toBeChecked()
  await advertising.click()
  await expect.poll(facebook.told).toContainEqual(['consent', 'revoke'])
  expect(await cookies()).not.toContain('_fbp')

  const before = facebook.requests.length
  await followTo(page, '/')
  await page.goto(`${siteAt('farol')}/privacy`)
  await expect(advertising).not.toBeChecked()
  expect(facebook.requests).toHaveLength(before)
})

test('a church without third parties asks nothing', async ({ page, siteAt, facebook }) => {
  await page.goto(`${siteAt('videira')}/privacy`)
  await expect(page.getByText('Ninguém. Este site não carrega ferramentas de outras empresas')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
  expect(facebook.requests).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the privacy page is whole, and says why there is nothing to choose', async ({ page, siteAt, facebook }) => {
    await page.goto(`${siteAt('farol')}/privacy`)
    await expect(page.getByText('Meta (Facebook)')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('Sem JavaScript nada disso é carregado')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'ola@farol.example' })).toBeVisible()
    expect(facebook.requests).toEqual([])
  })
})
