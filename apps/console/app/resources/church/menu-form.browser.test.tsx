import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubKind } from '../../testing/kind-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const place = '/escritorio/menu/'
const item = { codigo: 'NOTICIA', url: null, flagAtivo: true, loginIsRequired: false, flagExibido: true }
const news = { ...item, pt: 'Notícias', en: 'News', es: 'Noticias' }
const mayManage: Partial<OfficeSession> = { permissoes: ['settings', 'content.write'] }

async function openItem(id: string) {
  const api = stubKind(place, [news])
  const { screen } = await renderOffice(`/site/menu/${id}`, mayManage)
  const target = screen.getByRole('combobox', { name: 'Página' })
  await expect.element(target).toBeVisible()
  return {
    api,
    screen,
    target,
    name: (language: string) => screen.getByRole('textbox', { name: `Nome em ${language}` }),
    address: screen.getByRole('textbox', { name: /^Endereço/ }),
    save: screen.getByRole('button', { name: 'Salvar', exact: true }),
  }
}

test('a page of the site brings its names, and names that someone typed stay', async () => {
  const { api, screen, target, name, address, save } = await openItem('new')
  await target.selectOptions('Bíblia')
  await expect.element(name('inglês')).toHaveValue('Bible')
  await expect.element(address).not.toBeInTheDocument()
  await name('português').fill('A Palavra')
  await target.selectOptions('Vídeos')
  await expect.element(name('inglês')).toHaveValue('Videos')
  await expect.element(name('português')).toHaveValue('A Palavra')
  await page.viewport(390, 2000)
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  await save.click()
  await expect.poll(() => api.records[1]).toMatchObject({ codigo: 'VIDEO', url: null, pt: 'A Palavra', es: 'Videos' })
})

test('a place outside of the site asks for its address', async () => {
  const { api, screen, target, name, address, save } = await openItem('1')
  await target.selectOptions('Outro endereço')
  await expect.element(name('espanhol')).toHaveValue('')
  for (const language of ['português', 'inglês', 'espanhol']) await name(language).fill('Loja')
  await save.click()
  await expect.element(screen.getByRole('region', { name: /^Confira/ })).toMatchTextContent('Endereço')
  await address.fill('https://loja.example/')
  await save.click()
  await expect.poll(() => api.records[0]).toMatchObject({ codigo: 'OUTRO', url: 'https://loja.example/', en: 'Loja' })
})

test('a page whose module is off is marked as such', async () => {
  const { screen } = await openItem('1')
  await expect.element(screen.getByRole('option', { name: 'Notícias', exact: true })).toBeInTheDocument()
  await expect
    .element(screen.getByRole('option', { name: 'Eventos (módulo desligado: o site não mostra)' }))
    .toBeInTheDocument()
})

test('the list says where each item leads and whether visitors see it', async () => {
  stubKind(place, [
    news,
    {
      ...item,
      pt: 'Loja',
      en: 'Shop',
      es: 'Tienda',
      codigo: 'OUTRO',
      url: 'https://loja.example/',
      loginIsRequired: true,
    },
    { ...item, pt: 'Encontros', en: 'Meetings', es: 'Encuentros', codigo: 'EVENTO', flagExibido: false },
    { ...item, pt: 'Vídeos', en: 'Videos', es: 'Videos', codigo: 'VIDEO', flagAtivo: false, flagExibido: false },
  ])
  const { screen } = await renderOffice('/site/menu', mayManage)
  const rows = screen.getByRole('list', { name: 'Menu do site' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/^Notícias.*No site/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Loja.*No site, só depois de entrar.*https:\/\/loja\.example/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Encontros.*Módulo desligado.*Eventos/)
  await expect.element(rows.nth(3)).toMatchTextContent('Escondido')
  await expectAccessible(screen.container)
})
