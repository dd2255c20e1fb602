import { expect, type Page } from '@playwright/test'
import { openStaffedChurch, type StaffedChurch } from '../staffed-church.ts'
import { story, test } from '../visit.ts'

const phone = { width: 390, height: 844 }

/** A picture of one colour, as a camera would give it. */
async function takePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 800
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('no canvas')
    drawing.fillStyle = '#b4552d'
    drawing.fillRect(0, 0, 600, 800)
    return canvas.toDataURL('image/jpeg')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

// A first visit asks whether there is a session.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

let church: StaffedChurch
test.beforeEach(async ({ product }) => {
  church = await openStaffedChurch(product, ['MOD_EVENTO', 'MOD_NOTICIA'])
})

test(
  'staff change a service on a phone, the menu and the pastors, and the site shows it at once',
  story,
  async ({ page, context }) => {
    const site = await context.newPage()
    await page.setViewportSize(phone)
    await church.enter(page, '/site/services/new')

    await test.step('a service is added', async () => {
      await page.getByRole('textbox', { name: 'Nome' }).fill('Culto da noite')
      await page.getByRole('combobox', { name: 'Dia da semana' }).selectOption('Domingo')
      await page.getByLabel('Começa às').fill('19:00')
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await expect(page.getByText('“Culto da noite” salvo. O site já está atualizado.')).toBeVisible()
    })

    await test.step('its time is changed in four taps', async () => {
      await page.goto(church.office)
      const bar = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })
      await bar.getByRole('link', { name: 'Cultos' }).click()
      await page.getByRole('link', { name: 'Culto da noite' }).click()
      await page.getByLabel('Começa às').fill('18:30')
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await expect(page.getByText('“Culto da noite” salvo. O site já está atualizado.')).toBeVisible()
      await site.goto(`${church.site}/about`)
      await expect(site.getByRole('row', { name: /18h30.*Culto da noite/ })).toBeVisible()
    })

    await test.step('a pastor is added with a photo from the phone', async () => {
      await page.goto(`${church.office}/site/pastors`)
      await page.getByRole('link', { name: 'Novo pastor ou líder' }).first().click()
      await page.getByRole('textbox', { name: 'Nome' }).fill('Rute Alves')
      await page.getByRole('textbox', { name: 'Função' }).fill('Pastora')
      await page.getByRole('button', { name: 'Escolher foto' }).click()
      const photo = { name: 'rute.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) }
      await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(photo)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      await expect(page.getByText('“Rute Alves” salvo. O site já está atualizado.')).toBeVisible()
      await site.reload()
      const card = site.getByRole('listitem').filter({ has: site.getByRole('heading', { name: 'Rute Alves' }) })
      await expect(card).toContainText('Pastora')
      await expect(card.locator('img').last()).toHaveAttribute('src', /^\/media\//)
    })

    await test.step('the menu is put in another order, and back', async () => {
      const wide = { width: 1440, height: 900 }
      await Promise.all([page.setViewportSize(wide), site.setViewportSize(wide)])
      const readMenu = async () => {
        await site.reload()
        const links = site.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')
        return (await links.allInnerTexts()).filter((name) => ['Sobre nós', 'Eventos'].includes(name))
      }
      expect(await readMenu()).toEqual(['Sobre nós', 'Eventos'])
      await page.goto(`${church.office}/site/menu`)
      const up = page.getByRole('button', { name: 'Subir Eventos' })
      await up.click()
      await expect(page.getByText('Ordem salva. O site já mostra assim.')).toBeVisible()
      await expect(up).toHaveAttribute('aria-disabled', 'true')
      await expect.poll(readMenu).toEqual(['Eventos', 'Sobre nós'])
      await page.getByRole('button', { name: 'Desfazer' }).last().click()
      await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible()
    })
  },
)
