import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openGroupChurch } from '../group-church.ts'
import { story, test } from '../visit.ts'

/** Greeting by the hour, with the first name. */
const greeting = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name: new RegExp(`^(?:Bom dia|Boa tarde|Boa noite), ${name}$`) })
const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'O que você quer fazer?' }).getByRole('link', { name })

test(
  'the home of a church greets a member of a group with its next meeting, and their account has all that is theirs',
  story,
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
    await group.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/groups/${groups.aurora}$`))
  },
)
