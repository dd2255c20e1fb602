import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { doc, openEditor, paragraph, press, text } from './testing/render-editor.tsx'

afterEach(() => page.viewport(1024, 768))

const link = (href: string) => ({ type: 'link', attrs: { href } })

test('a text that is written has no barrier, and its tools can be touched', async () => {
  const { screen, field, tool } = await openEditor(
    doc({ type: 'heading', attrs: { level: 2 }, content: [text('Pão')] }),
  )
  await expect.element(field).toHaveTextContent('Pão')
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  await tool('Ajuda e atalhos').click()
  await expect.element(screen.getByRole('dialog', { name: 'Ajuda do editor' })).toBeVisible()
  await expectAccessible(document.querySelector('dialog') as Element)
})

test('what is written is given as the API keeps it, and counted', async () => {
  const { screen, field, given } = await openEditor()
  await field.click()
  await press('## Domingo{Enter}Tragam **luvas** hoje')
  await expect.element(field.getByRole('heading', { level: 2 })).toHaveTextContent('Domingo')
  const written = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Domingo')] },
    paragraph(text('Tragam '), text('luvas', { type: 'bold' }), text(' hoje')),
  )
  expect(given.at(-1)).toEqual(written)
  await expect.element(screen.getByText('4 palavras')).toBeVisible()
})

test('a change that is taken back is none: the form has the value that it had', async () => {
  const saved = doc(paragraph(text('Sl 23', { type: 'bible', attrs: { passage: 'Ps.23' } })))
  const { field, given, tool } = await openEditor(saved)
  await field.click()
  await press('{End} e 24')
  await expect.poll(() => given.length).toBeGreaterThan(0)
  await tool('Desfazer').click()
  await expect.poll(() => given.at(-1)).toBe(saved)
  await expect.element(tool('Desfazer')).toBeVisible()
})

test('a new line without a word changes nothing for the form', async () => {
  const { field, given } = await openEditor(doc(paragraph(text('a'))))
  await field.click()
  await press('{End}{Enter}{Enter}')
  await expect.poll(() => field.element().querySelectorAll('p').length).toBe(3)
  expect(given).toEqual([])
})

test('the field is named, described and marked for screen readers, in the language of its text', async () => {
  const { field } = await openEditor(null, { id: 'corpo', describedBy: 'hint', isInvalid: true, language: 'es' })
  for (const [name, value] of Object.entries({
    id: 'corpo',
    lang: 'es',
    'aria-describedby': 'hint',
    'aria-invalid': 'true',
    'aria-multiline': 'true',
  }))
    await expect.element(field).toHaveAttribute(name, value)
})

test('a link is made of the selected words, changed and taken away, by keyboard alone', async () => {
  const { screen, field, given } = await openEditor(doc(paragraph(text('veja'))))
  await field.click()
  await press('{Control>}ak{/Control}')
  await expect.element(screen.getByRole('textbox', { name: 'Endereço' })).toHaveFocus()
  await press('javascript:alert(1){Enter}')
  await expect.element(screen.getByText(/Confira o endereço/)).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Endereço' }), 'igreja.org/a')
  await press('{Enter}')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('veja', link('https://igreja.org/a')))))
  await expect.element(field).toHaveFocus()
  await press('{Control>}k{/Control}')
  await expect.element(screen.getByRole('textbox', { name: 'Endereço' })).toHaveValue('https://igreja.org/a')
  await screen.getByRole('button', { name: 'Remover o link' }).click()
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('veja'))))
})

test('a link without words is written with them', async () => {
  const { screen, field, given, tool } = await openEditor()
  await field.click()
  await tool('Link').click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Endereço' }), 'a@igreja.org')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Texto do link' }), 'Escreva')
  await screen.getByRole('button', { name: 'Adicionar o link' }).click()
  await expect
    .poll(() => given.at(-1)?.content[0])
    .toMatchObject({
      content: [text('Escreva', link('mailto:a@igreja.org')), text(' ')],
    })
})

test('without words for a link, Ctrl+K stays with the page', async () => {
  const { screen, field } = await openEditor(doc(paragraph(text('veja'))))
  const keys: string[] = []
  const listen = ({ key, defaultPrevented }: KeyboardEvent) => void (defaultPrevented || keys.push(key))
  addEventListener('keydown', listen)
  await field.click()
  await press('{Control>}k{/Control}')
  removeEventListener('keydown', listen)
  expect(keys).toContain('k')
  expect(screen.getByRole('dialog').query()).toBeNull()
})

test('no keyboard is caught: Tab deepens a list, and leaves the text after Escape', async () => {
  const { field, given, tool } = await openEditor()
  await field.click()
  await press('- um{Enter}dois{Tab}')
  const inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('dois'))] }] }
  await expect
    .poll(() => given.at(-1)?.content[0])
    .toEqual({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('um')), inner] }] })
  await press('{Escape}{Shift>}{Tab}{/Shift}')
  await expect.element(field).not.toHaveFocus()
  await field.click()
  await press('{Alt>}{F10}{/Alt}')
  await expect.element(tool('Negrito')).toHaveFocus()
  await press('{End}')
  await expect.element(tool('Ajuda e atalhos')).toHaveFocus()
})

test('tools that can do nothing say so, and keep the focus', async () => {
  const { field, tool } = await openEditor(doc(paragraph(text('a'))))
  await expect.element(tool('Avançar para a direita na lista')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(tool('Imagem')).toHaveAttribute('aria-disabled', 'true')
  await field.click()
  await tool('Lista').click()
  await expect.element(tool('Lista')).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone the tools are at the window’s foot while one writes, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844)
  const { screen, field } = await openEditor(doc(paragraph(text('a'.repeat(200)))))
  const toolbar = screen.getByRole('toolbar').element()
  await expect.element(field).toBeVisible()
  expect(toolbar.getBoundingClientRect().bottom).toBeLessThan(400)
  const top = field.element().getBoundingClientRect().top
  await field.click()
  await expect.poll(() => Math.round(toolbar.getBoundingClientRect().bottom)).toBe(844)
  expect(Math.abs(field.element().getBoundingClientRect().top - top), 'the text moved under the finger').toBeLessThan(3)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
