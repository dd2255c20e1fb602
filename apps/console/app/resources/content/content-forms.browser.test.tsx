import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubContent } from '../../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const waiting = { timeout: 8000 }
const [ana, bia] = [
  { nome: 'Ana Luz', funcao: 'Coordenação' },
  { nome: 'Bia Rocha', funcao: null },
]
const ministry = { titulo: 'Mesa Aberta', responsaveis: [ana, bia], contato: null, ordem: 0 }

async function openMinistry() {
  const api = stubContent('/conteudo/ministerio/', { 1: ministry }, ['responsaveis', 'contato'])
  const { screen } = await renderOffice('/content/ministries/1')
  await expect.element(screen.getByRole('textbox', { name: 'Nome', exact: true }).nth(1)).toHaveValue('Ana Luz')
  const kept = () => api.typed(1)?.responsaveis
  return { api, screen, kept }
}

describe('a list of small things within a record', () => {
  test('takes another one, and gives one up', async () => {
    const { screen, kept } = await openMinistry()
    await screen.getByRole('button', { name: 'Adicionar pessoa' }).click()
    await screen.getByRole('textbox', { name: 'Nome', exact: true }).last().fill('Caio')
    await screen
      .getByRole('textbox', { name: /^Função/ })
      .last()
      .fill('Cozinha')
    await expect.poll(kept, waiting).toEqual([ana, bia, { nome: 'Caio', funcao: 'Cozinha' }])
    await screen.getByRole('button', { name: 'Remover (Ana Luz)' }).click()
    await expect.poll(kept, waiting).toEqual([bia, { nome: 'Caio', funcao: 'Cozinha' }])
  })

  test('is put in another order by a button, which keeps the focus', async () => {
    const { screen, kept } = await openMinistry()
    const up = screen.getByRole('button', { name: 'Subir Bia Rocha' })
    await up.click()
    await expect.poll(kept, waiting).toEqual([bia, ana])
    await expect.element(screen.getByText('Bia Rocha agora é o 1º de 2')).toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Descer Bia Rocha' })).toBeVisible()
  })

  test('says what is wrong at its field, and has no barrier on a phone', async () => {
    await page.viewport(390, 2400)
    const { screen } = await openMinistry()
    await screen.getByRole('textbox', { name: 'Nome', exact: true }).nth(1).fill('')
    await screen.getByRole('button', { name: 'Publicar' }).click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Nome', exact: true }).nth(1))
      .toHaveAttribute('aria-invalid')
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('a record of another kind', () => {
  const project = { titulo: 'Cesta de maio', paiId: 2, ordem: 1, contato: null }
  const own = ['paiId', 'ordem', 'contato']

  test('is chosen by its name', async () => {
    const api = stubContent('/conteudo/projeto/', { 1: project }, own)
    const ministries = [
      { id: 2, titulo: 'Mesa Aberta' },
      { id: 3, titulo: 'Música' },
    ]
    api.answers['GET /conteudo/ministerio/'] = { itens: ministries, proximo: null, total: 2 }
    const { screen } = await renderOffice('/content/projects/1')
    const choice = screen.getByRole('combobox', { name: 'Ministério' })
    await expect.element(choice).toHaveDisplayValue('Mesa Aberta')
    await choice.selectOptions('Música')
    await expect.poll(() => api.typed(1)?.paiId, waiting).toBe(3)
  })

  test('stands in a tab of what it belongs to, which the side list marks', async () => {
    stubContent('/conteudo/projeto/', { 1: project }, own)
    const { screen } = await renderOffice('/content/projects')
    const side = screen.getByRole('navigation', { name: 'Menu principal' })
    await expect.element(side.getByRole('link', { name: 'Ministérios' })).toHaveAttribute('aria-current', 'true')
    const tabs = screen.getByRole('navigation', { name: 'Ministérios' })
    await expect.element(tabs.getByRole('link', { name: 'Projetos' })).toHaveAttribute('aria-current', 'page')
  })

  test('leads to adding the first one where there is none', async () => {
    const api = stubContent('/conteudo/projeto/', { 1: { ...project, paiId: null } }, own)
    api.answers['GET /conteudo/ministerio/'] = { itens: [], proximo: null, total: 0 }
    const { screen } = await renderOffice('/content/projects/1')
    await expect
      .element(screen.getByRole('link', { name: 'Ainda não há nenhum: adicione o primeiro.' }))
      .toHaveAttribute('href', '/content/ministries/new')
  })
})
