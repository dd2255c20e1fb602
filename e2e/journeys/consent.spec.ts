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

test('a no lasts; a yes can be taken back at any time: Facebook hears no more, and its cookie goes', async ({
  page,
  context,
  siteAt,
  facebook,
}) => {
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await page.goto(siteAt('farol'))
  await question(page).getByRole('button', { name: 'Recusar' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await followTo(page, '/privacy')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Anúncios' })).not.toBeChecked()
  await expect(question(page)).toHaveCount(0)
  expect(facebook.requests).toEqual([])
  await page.evaluate(() => localStorage.clear())

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
