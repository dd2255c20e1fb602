import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { MemberList } from './member-list.tsx'

let isAnswering: boolean
let names: string[]

beforeEach(() => {
  isAnswering = true
  names = ['Ana', 'Bia', 'Caio']
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const page = Number(new URL(address, location.href).searchParams.get('page'))
    return Response.json(membersPage(page))
  })
})

afterEach(() => vi.unstubAllGlobals())

/** The roster as it is now, two members at a time. */
function membersPage(page: number) {
  const itens = names.slice((page - 1) * 2, page * 2).map((nome) => ({
    idUsuario: nome.charCodeAt(0),
    nome,
    sobrenome: null,
    imagem: null,
    papel: 'MEMBRO',
    telefone: null,
    flagMenor: false,
    desde: '2026-01-01T12:00:00.000Z',
  }))
  return { itens, page, limit: 2, total: names.length, flagOrganiza: false }
}

test('a member who moves to the next page between two calls is listed once', async () => {
  const screen = await renderPage(<MemberList id={301} />)
  await expect.element(screen.getByText('Bia')).toBeVisible()
  names = ['Zoe', ...names]
  await screen.getByRole('button', { name: 'Mostrar mais pessoas' }).click()
  await expect.element(screen.getByText('Caio')).toBeVisible()
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toHaveLength(3)
})

test('members who cannot be loaded are reported, and are loaded at the next attempt', async () => {
  const screen = await renderPage(<MemberList id={302} />)
  await expect.element(screen.getByText('Bia')).toBeVisible()
  isAnswering = false
  await screen.getByRole('button', { name: 'Mostrar mais pessoas' }).click()
  await expect.element(screen.getByText('A lista de pessoas não pôde ser carregada.')).toBeVisible()
  isAnswering = true
  await screen.getByRole('button', { name: 'Mostrar mais pessoas' }).click()
  await expect.element(screen.getByText('Caio')).toBeVisible()
  expect(screen.getByText('A lista de pessoas não pôde ser carregada.').elements()).toEqual([])
})
