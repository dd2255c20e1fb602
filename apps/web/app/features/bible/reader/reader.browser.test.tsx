import { closeMemberStore, openMemberStore } from '@narthex/client/outbox/member-store'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { forgetWayBack, rememberWayBack } from '../../../components/reading/way-back.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { otherTranslation, otherVerses, readerData } from '../testing/texts.ts'
import { Reader } from './reader.tsx'
import './reader.css'
import type { ReaderData } from './reader-data.ts'

beforeEach(() => useSession.setState({ ...useSession.getInitialState(), isRead: true }, true))
afterEach(async () => {
  localStorage.clear()
  await (await openMemberStore('member')).clear(['bible-marks'], () => true)
  closeMemberStore('member')
})

const open = (change: Partial<ReaderData> = {}, foot?: ReactNode) =>
  renderPage(<Reader data={{ ...readerData, ...change }} foot={foot} />, { origin: 'http://narthex.test' })

test('a chapter is its text, with quiet numbers, its headings, and the licence of the translation', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'João 3', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'A manhã no monte' })).toBeVisible()
  const text = screen.container.querySelector('.bible-text')
  // Numbers are no part of what is copied or read aloud.
  expect(text?.textContent).not.toMatch(/\d/)
  await expect.element(screen.getByRole('button', { name: 'Versículos 3 a 4' })).toBeInTheDocument()
  await expect.element(screen.getByText('Licença: CC0')).toBeVisible()
  expect(document.querySelector('link[rel="next"]')?.getAttribute('href')).toBe('/bible/ensaio/john/4')
  await expectAccessible(screen.container)
})

test('verses of the address are marked', async () => {
  const screen = await open({ marked: [{ first: 2, last: 2 }] })
  const marked = [...screen.container.querySelectorAll('.verse-marked')].map(({ id }) => id)
  expect(marked).toEqual(['v2'])
})

test('a note of the translation opens as a sheet', async () => {
  const screen = await open()
  await screen.getByRole('link', { name: 'Nota sobre o versículo 2' }).click()
  await expect.element(screen.getByRole('dialog').getByText('Ou: cheguem.')).toBeVisible()
})

test('a verse that is tapped can be highlighted, and is so when the chapter is opened again', async () => {
  const screen = await open()
  await screen.getByText('O monte acordou antes do sol.').click()
  const actions = screen.getByRole('region', { name: 'João 3.1: o que fazer' })
  await actions.getByRole('button', { name: 'Destacar em Azul' }).click()
  await expect.poll(() => screen.container.querySelector('#v1')?.getAttribute('data-colour')).toBe('AZUL')
  await expect.element(actions.getByText(/Salvo só neste aparelho/)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.unmount()
  const again = await open()
  await expect.poll(() => again.container.querySelector('#v1')?.getAttribute('data-colour')).toBe('AZUL')
})

test('by keyboard the actions get the focus, and Escape gives it back to the verse', async () => {
  const screen = await open()
  const number = screen.getByRole('button', { name: 'Versículo 1', exact: true })
  ;(number.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('region', { name: /João 3.1/ }).getByRole('button', { name: 'Fechar' }))
    .toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(number).toHaveFocus()
  expect(screen.container.querySelector('[data-selected]')).toBeNull()
})

test('by keyboard one comes to the tools without the number of each verse', async () => {
  const screen = await open()
  const skip = screen.getByRole('link', { name: 'Pular para as ferramentas de leitura' })
  ;(skip.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('toolbar', { name: 'Ferramentas de leitura' })).toHaveFocus()
  history.replaceState(null, '', location.pathname)
})

test('several verses are one reference', async () => {
  const screen = await open()
  await screen.getByText('O monte acordou antes do sol.').click()
  await screen.getByText('Venham', { exact: false }).first().click()
  await expect.element(screen.getByRole('region', { name: 'João 3.1-2: o que fazer' })).toBeVisible()
})

test('any chapter is two taps away, and any passage by its reference', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: /Escolher livro e capítulo/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Escolher livro e capítulo' })
  await dialog.getByRole('button', { name: 'Romanos' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Romanos 8' })).toHaveAttribute('href', '/bible/ensaio/rom/8')
  await expectAccessible(screen.container)
  await dialog.getByRole('textbox', { name: 'Ir para uma passagem' }).fill('1Co 13.4-7')
  await expect
    .element(dialog.getByRole('link', { name: '1 Coríntios 13.4-7' }))
    .toHaveAttribute('href', '/bible/ensaio/1cor/13/4-7')
})

test('another translation is read at the same verses, or beside', async () => {
  const screen = await open({ marked: [{ first: 2, last: 2 }] })
  await screen.getByRole('button', { name: /Tradução: Texto de Ensaio/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Qual tradução você quer ler?' })
  await expect
    .element(dialog.getByRole('link', { name: /Sample Text ST/ }))
    .toHaveAttribute('href', '/bible/sample/john/3/2')
  await expect
    .element(dialog.getByRole('link', { name: 'Ler lado a lado com Sample Text' }))
    .toHaveAttribute('href', '/bible/ensaio/john/3?with=sample')
})

test('two translations stand verse by verse', async () => {
  const beside = { translation: otherTranslation, verses: otherVerses }
  const screen = await open({ beside })
  const rows = [...screen.container.querySelectorAll('.bible-parallel .parallel-row')]
  expect(rows.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'O monte acordou antes do sol. The hill woke before the sun.',
    'Ele disse: Venham comer o pão. He said: Come and eat the bread.',
    'O rio cantou, e a pedra ouviu. The river sang. And the stone listened.',
  ])
  await expectAccessible(screen.container)
})

test('a reader without a translation in their language is told so', async () => {
  const screen = await open({
    translations: [otherTranslation],
    text: { translation: otherTranslation, verses: otherVerses },
  })
  await expect.element(screen.getByText(/Ainda não há uma tradução em português aqui/)).toBeVisible()
})

test('a translation without the book leads to one that has it', async () => {
  const translation = { ...otherTranslation, livros: ['Matt' as const] }
  const screen = await open({ text: { translation, verses: null } })
  await expect.element(screen.getByText('Sample Text não tem João')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Texto de Ensaio' }))
    .toHaveAttribute('href', '/bible/ensaio/john/3')
})

test('who came from a plan finds the way back on every chapter, until the plan is open again', async () => {
  rememberWayBack(pathTo('/reading-plans/:planUUID', { planUUID: '0b8f2f10-7f3c-4a3e-9d57-2f6f6c0a1d11' }))
  const screen = await open()
  const back = screen.getByRole('link', { name: 'Voltar ao plano' })
  await expect.element(back).toHaveAttribute('href', expect.stringContaining('/reading-plans/0b8f2f10'))
  forgetWayBack()
  await screen.unmount()
  const again = await open()
  await expect.element(again.getByRole('heading', { level: 1 })).toBeVisible()
  expect(again.getByRole('link', { name: 'Voltar ao plano' }).query()).toBeNull()
})

test('a passage from a plan ends with its foot, after its last verse or after the chapter', async () => {
  const subscription = '0b8f2f10-7f3c-4a3e-9d57-2f6f6c0a1d11'
  const openFrom = async (passage: string) => {
    rememberWayBack('/reading-plans', { subscription, day: 1, passage })
    const screen = await open({}, <p>End of the reading</p>)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const foot = screen.getByText('End of the reading').query()
    const after = [...screen.container.querySelectorAll('[data-verse]')].filter(
      (verse) => foot && foot.compareDocumentPosition(verse) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await screen.unmount()
    return foot && after.map(({ id }) => id)
  }
  expect(await openFrom('John.3.1-John.3.2')).toEqual(['v3'])
  expect(await openFrom('John.3')).toEqual([])
  expect(await openFrom('John.2-John.3')).toEqual([])
  expect(await openFrom('John.3-John.4')).toBeNull()
  expect(await openFrom('no passage')).toBeNull()
  forgetWayBack()
})

test('a kept address that leads to another site is no way back', async () => {
  sessionStorage.setItem('reading-way-back', '//elsewhere.example/reading-plans')
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar ao plano' }).query()).toBeNull()
  sessionStorage.clear()
})
