import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../testing/render-page.tsx'
import { aTranslation, verses } from '../testing/texts.ts'
import { BibleBeside } from './bible-beside.tsx'

let asked: string[]
let refuses: boolean
let translations: readonly (typeof aTranslation)[]

beforeEach(() => {
  asked = []
  refuses = false
  translations = [aTranslation]
  localStorage.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (refuses) throw new TypeError('Failed to fetch')
    if (address.endsWith('/biblia/traducao/')) return Response.json({ padrao: null, traducoes: translations })
    const [, livro, capitulo] = /ensaio\/(\w+)\/(\d+)$/.exec(address) ?? []
    return Response.json({ traducao: 'ensaio', livro, capitulo: Number(capitulo), versiculos: verses })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = () => renderPage(<BibleBeside />, { origin: 'http://narthex.test' })

test('it opens at John, turns its pages in place, and is accessible', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'João 1' })).toBeVisible()
  await expect.element(screen.getByText('O monte acordou antes do sol.')).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Próximo capítulo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'João 2' })).toBeVisible()
  expect(asked.at(-1)).toMatch(/\/biblia\/ensaio\/John\/2$/)
  expect(location.pathname).not.toContain('/bible')
})

test('a reference that is typed opens there, its verses marked, and is where it opens again', async () => {
  const screen = await open()
  await screen.getByRole('textbox', { name: 'Ir para uma passagem' }).fill('Mc 4.2')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Marcos 4.2' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Marcos 4.2' })).toBeVisible()
  await expect.poll(() => screen.container.querySelector('.verse-marked')?.id).toBe('v2')
  await screen.unmount()
  const again = await open()
  await expect.element(again.getByRole('heading', { name: 'Marcos 4' })).toBeVisible()
})

test('without a translation it says so, and a failure can be tried again', async () => {
  refuses = true
  const screen = await open()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  refuses = false
  translations = []
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText('A Bíblia ainda não está disponível')).toBeVisible()
})
