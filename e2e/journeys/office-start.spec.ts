import { foundAdministeredChurch, usualModules } from '@narthex/api/modules/users/church-founding.service'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { expect, type Page } from '@playwright/test'
import { emailAt } from '../emails.ts'
import { story, test } from '../visit.ts'

// Without a session yet, the office asks whether there is one.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/401 \(Unauthorized\)/] })

const senha = 'Figueira#verde5'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, 'Salvar e continuar')

test(
  'an administrator walks from the mail of a church that was founded just now to a home with its services',
  story,
  async ({ page, product }) => {
    const code = product.newCode('comeco')
    const { passwordLink = '' } = await foundAdministeredChurch(product.platform, {
      church: { ...plainChurch(code), idioma: 'pt-BR', nome: 'Igreja do Começo' },
      modules: usualModules,
      administrator: { email: emailAt(code, 'rute'), nome: 'Rute', sobrenome: 'Alves' },
    })
    await page.goto(passwordLink)
    await page.getByLabel('Nova senha', { exact: true }).fill(senha)
    await press(page, 'Salvar e entrar')

    await expect(heading(page, 'Como a igreja se chama e onde fica')).toBeVisible()
    await page.getByLabel('CEP').fill('50030-230')
    await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua do Apolo')
    await save(page)
    await expect(heading(page, 'O endereço do site')).toBeVisible()
    await press(page, 'Continuar')
    await expect(heading(page, 'O visual da igreja')).toBeVisible()
    await page.getByLabel('Cor', { exact: true }).fill('#0e7c7b')
    await save(page)
    await expect(heading(page, 'Idioma e fuso horário')).toBeVisible()
    await press(page, 'Pular')
    await expect(heading(page, 'O que a igreja faz?')).toBeVisible()
    await save(page)
    await expect(heading(page, 'Quando vocês se reúnem?')).toBeVisible()
    await press(page, 'Adicionar culto')
    await expect(page.getByRole('list', { name: 'Cultos da semana' })).toContainText('Culto de domingo')
    // The home of the office leads back to the step that was left.
    await page.goto(new URL('/', page.url()).href)
    await page.getByRole('link', { name: 'Continuar de onde parou' }).click()
    await expect(heading(page, 'Quando vocês se reúnem?')).toBeVisible()
    await press(page, 'Continuar')
    await expect(heading(page, 'As primeiras palavras do site')).toBeVisible()
    await page.getByLabel('Quem somos').fill('Somos a igreja da rua do Apolo.')
    await save(page)
    await expect(heading(page, 'Quem ajuda você?')).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).fill('Davi')
    await page.getByLabel('Sobrenome').fill('Reis')
    await page.getByLabel('E-mail').fill(emailAt(code, 'davi'))
    await press(page, 'Enviar convite')
    await expect(page.getByRole('main').getByText(emailAt(code, 'davi'))).toBeVisible()
    await press(page, 'Continuar')
    await expect(heading(page, 'A página inicial')).toBeVisible()
    await press(page, 'Concluir')
    const home = page.getByRole('link', { name: /Abrir o site/ })
    await expect(home).toBeVisible()

    await page.goto((await home.getAttribute('href')) ?? '')
    await expect(page.getByText('Igreja do Começo').first()).toBeVisible()
    // Just after a service the page tells of that one instead of the next.
    await expect(page.getByRole('definition').filter({ hasText: '19h' }).first()).toBeVisible()
  },
)
