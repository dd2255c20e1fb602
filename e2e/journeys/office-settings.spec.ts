import { expect, type Page } from '@playwright/test'
import { openStaffedChurch } from '../staffed-church.ts'
import { story, test } from '../visit.ts'

// A window without a session is refused once, and then asked for one.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

/** Saves the settings on the screen; the bar goes once they are saved. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Salvar e mostrar no site' })
  await button.click()
  await expect(button).toBeHidden()
  await expect(page.getByText('Salvo. O site já mostra.')).toBeVisible()
}

test(
  'staff change colour, phone and modules, and the site shows it at once',
  story,
  async ({ page, context, product }) => {
    const church = await openStaffedChurch(product, ['MOD_EVENTO', 'MOD_MURAL_ORACAO'])
    const site = await context.newPage()
    const readBrand = () =>
      site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
    await site.goto(church.site)
    const before = await readBrand()

    await test.step('the colour, among suggestions, with its contrast', async () => {
      await church.enter(page, '/site/look')
      await page.getByRole('button', { name: 'Vinho' }).click()
      await expect(page.getByText(/^Contraste [\d,]+ : 1/)).toBeVisible()
      await save(page)
      await site.reload()
      expect(await readBrand()).not.toBe(before)
      expect(await readBrand()).toBe('#8e2f4d')
    })

    await test.step('the phone number', async () => {
      await page.getByRole('link', { name: 'Dados da igreja' }).click()
      const phone = page.getByRole('textbox', { name: /^Telefone/ })
      await expect(phone).toHaveValue('+55 81 3333-0101')
      await phone.fill('81 3333 0202')
      await save(page)
      await expect(phone).toHaveValue('+55 81 3333-0202')
      await site.goto(`${church.site}/about`)
      await expect(site.getByRole('link', { name: '+55 81 3333-0202' }).first()).toHaveAttribute(
        'href',
        'tel:+558133330202',
      )
    })

    await test.step('a module is switched off, and its page is gone', async () => {
      await site.goto(`${church.site}/event`)
      await expect(site).toHaveURL(`${church.site}/event`)
      await page.getByRole('link', { name: 'O que a igreja faz' }).click()
      await page.getByRole('switch', { name: 'Vocês fazem eventos?' }).click()
      await save(page)
      // A page of a module that is off leads to the home, which says so.
      await site.goto(`${church.site}/event`)
      await expect(site).toHaveURL(`${church.site}/?semModulo=MOD_EVENTO`)
    })

    await test.step('what was done stands in the history, by name', async () => {
      await page.getByRole('button', { name: 'Histórico' }).click()
      await expect(page.getByRole('dialog')).toContainText(/Rosa Lima · Alterou/)
    })
  },
)
