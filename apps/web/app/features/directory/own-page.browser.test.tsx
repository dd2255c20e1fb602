import { queryClient } from '@narthex/client/data/query-client'
import type { DirectoryChoice, OwnDirectory } from '@narthex/contract/people/directory.schemas'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { OwnDirectoryPage } from './own-page.tsx'

const own: OwnDirectory = {
  flagLigado: true,
  impedimento: null,
  publico: 'MEMBROS',
  oferecidos: ['TELEFONE', 'ANIVERSARIO'],
  flagFora: false,
  campos: [],
  flagConfirmar: false,
  proprio: {
    id: 7,
    nome: 'Ana Souza',
    imagem: null,
    telefone: '+55 81 91234-5678',
    email: null,
    congregacao: null,
    aniversario: '05-07',
    grupos: [],
  },
  bloqueados: [{ id: 9, nome: 'Rui Prado' }],
}
let kept: OwnDirectory
const sent: DirectoryChoice[] = []

beforeEach(() => {
  useSession.setState({ account: anAccount, clientAccount: aMember })
  kept = own
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      const choice: DirectoryChoice = JSON.parse(String(body))
      sent.push(choice)
      kept = { ...kept, ...choice, flagConfirmar: false }
    }
    if (method === 'DELETE') kept = { ...kept, bloqueados: [] }
    return Response.json(method === 'DELETE' ? {} : kept)
  })
})

afterEach(async () => {
  await cleanup()
  await page.viewport(1024, 768)
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = () => renderPage(<OwnDirectoryPage title="O que os outros veem" />)

test('shows what others see, and nothing but the name until the member says so', async () => {
  const screen = await open()
  const seen = screen.getByRole('region', { name: 'É isto que os outros veem' })
  await expect.element(seen).toMatchTextContent('Ana Souza')
  await expect.element(seen).not.toMatchTextContent('91234')
  await screen.getByRole('switch', { name: 'Telefone' }).click()
  await expect.element(seen.getByRole('link', { name: /^Ligar/ })).toHaveAttribute('href', 'tel:+5581912345678')
  await expect
    .element(seen.getByRole('link', { name: /^WhatsApp/ }))
    .toHaveAttribute('href', 'https://wa.me/5581912345678')
  await expect.element(screen.getByText('Salvo.')).toBeVisible()
  expect(sent).toEqual([{ flagFora: false, campos: ['TELEFONE'], publico: 'MEMBROS' }])
  await page.viewport(320, 1400)
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('is left wholly, and shows someone again from whom the member hid', async () => {
  const screen = await open()
  await screen.getByRole('switch', { name: 'Aparecer no diretório' }).click()
  await expect.element(screen.getByText('Nada: você não aparece no diretório.')).toBeVisible()
  expect(sent.at(-1)?.flagFora).toBe(true)
  await screen.getByRole('button', { name: /^Voltar a aparecer/ }).click()
  await expect.element(screen.getByText('Você e Rui Prado voltam a se ver no diretório.')).toBeVisible()
})

test('asks again where the church lets more people see it, and says why it is closed', async () => {
  kept = { ...own, campos: ['TELEFONE'], flagConfirmar: true }
  const screen = await open()
  await expect.element(screen.getByRole('switch', { name: 'Telefone' })).not.toBeChecked()
  await expect.element(screen.getByText(/Até você escolher de novo/)).toBeVisible()
  await cleanup()
  queryClient.clear()
  kept = { ...own, impedimento: 'NAO_MEMBRO', proprio: null }
  const closed = await open()
  await expect.element(closed.getByText(/Ele é só para membros/)).toBeVisible()
})
