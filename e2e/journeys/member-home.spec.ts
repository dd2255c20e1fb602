import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openGroupChurch } from '../group-church.ts'
import { bothWidths, running, test } from '../visit.ts'

/** By the hour, with the first name. */
const greeting = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name: new RegExp(`^(?:Bom dia|Boa tarde|Boa noite), ${name}$`) })
const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'O que você quer fazer?' }).getByRole('link', { name })

test(
  'the home of a church greets a member of a group with its next meeting, and their account has all that is theirs',
  bothWidths,
  async ({ page, product }) => {
    const { groups, enter } = await openGroupChurch(product)
    await enter(page, '/', 'ana')
    await expect(greeting(page, 'Ana')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Mesa da Aurora' })).toBeVisible()
    await expect(tile(page, 'Meu grupo')).toHaveAttribute('href', /^\/groups\/\d+$/)
    await expectNoBarriers(page)

    await page.getByRole('main').getByRole('link', { name: 'Minha conta' }).click()
    await expect(greeting(page, 'Ana')).toBeVisible()
    const group = page.getByRole('listitem').filter({ hasText: 'Mesa da Aurora' })
    await expect(group).toContainText('Encontro do seu grupo · Boa Vista')
    await expect(page.getByRole('link', { name: 'Começar um plano de leitura' })).toBeVisible()
    await expectNoBarriers(page)
    await group.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/groups/${groups.aurora}$`))
  },
)

test('a new member is welcomed with first steps, and a visitor finds the home as it always was', async ({
  page,
  product,
}) => {
  const { address, enter } = await openGroupChurch(product)
  await enter(page, '/user')
  await expect(page.getByRole('heading', { name: 'Que bom ter você aqui' })).toBeVisible()
  await page.getByRole('link', { name: 'Encontrar um grupo' }).click()
  await expect(page).toHaveURL(/\/groups$/)

  const visitor = await (await page.context().browser()?.newContext())?.newPage()
  if (!visitor) throw new Error('A browser of its own is needed')
  await visitor.goto(address)
  await expect(visitor.getByRole('link', { name: 'Achar um grupo' })).toBeVisible()
  await running(visitor)
  await expect(greeting(visitor, 'Rui')).toHaveCount(0)
  await visitor.context().close()
})

test.describe('where the server does not answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the account shows what was seen last, and says so', async ({ page, product }) => {
    const { address, enter } = await openGroupChurch(product)
    await enter(page, '/user', 'ana')
    await expect(page.getByRole('link', { name: 'Mesa da Aurora' })).toBeVisible()
    await page.route('**/api/v1/user/inicio*', (route) => route.abort())
    await page.goto(`${address}/user`)
    await expect(page.getByText(/Sem conexão: você está vendo/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mesa da Aurora' })).toBeVisible()
  })
})
