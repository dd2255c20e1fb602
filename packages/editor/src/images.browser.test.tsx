import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { doc, openEditor, paragraph, paste, press, text } from './testing/render-editor.tsx'

const src = '/media/images/AbCdEfGhIjKlMnOpQrStUv_1920x1280.webp'
const picture = { type: 'image', attrs: { src, alt: 'Um pão' } }
const file = new File(['x'], 'a.png', { type: 'image/png' })

test('an image is chosen, shown in a size that fits, and described', async () => {
  const pickImages = vi.fn(async () => [{ src, alt: '' }])
  const { screen, field, given, tool } = await openEditor(doc(paragraph(text('antes'))), { pickImages })
  await field.click()
  await press('{End}')
  await tool('Imagem').click()
  await expect
    .poll(() => given.at(-1))
    .toEqual(doc(paragraph(text('antes')), { type: 'image', attrs: { src, alt: '' } }))
  expect(pickImages).toHaveBeenCalledWith([])
  const shown = field.element().querySelector('img')
  expect(shown?.getAttribute('src')).toBe('/media/images/AbCdEfGhIjKlMnOpQrStUv_1280.webp')
  await expect.element(screen.getByText('Imagem sem descrição')).toBeVisible()
  await userEvent.dblClick(shown as Element)
  const words = screen.getByRole('textbox', { name: 'O que a imagem mostra' })
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(screen.getByText('Descreva a imagem, ou marque que ela é só decoração.')).toBeVisible()
  await expectAccessible(document.querySelector('dialog') as Element)
  await userEvent.fill(words, 'Um pão')
  await press('{Enter}')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('antes')), picture))
})

test('a selected image is described by Enter, and taken away', async () => {
  const { screen, field, given } = await openEditor(doc(picture, paragraph(text('depois'))))
  await field.click()
  await press('{Control>}{Home}{/Control}')
  await userEvent.click(field.element().querySelector('img') as Element)
  await press('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'O que a imagem mostra' })).toHaveValue('Um pão')
  await screen.getByRole('button', { name: 'Remover do texto' }).click()
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('depois'))))
})

test('pasted and dropped files go to the library first', async () => {
  const pickImages = vi.fn(async () => [{ src, alt: 'Um pão' }])
  const { field, given } = await openEditor(null, { pickImages })
  await field.click()
  paste({}, [file])
  await expect.poll(() => given.at(-1)).toEqual(doc(picture))
  expect(pickImages).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' })])
})

test('without a library, pasted files are refused in words', async () => {
  const { screen, field, given } = await openEditor()
  await field.click()
  paste({}, [file])
  await expect.element(screen.getByText('Aqui não dá para colar imagens.')).toBeVisible()
  expect(given).toEqual([])
})

test('a dropped file that is no image opens in no place, and is refused in words', async () => {
  const { screen, field, given } = await openEditor()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['x'], 'a.pdf', { type: 'application/pdf' }))
  const { left, top } = field.element().getBoundingClientRect()
  const drop = new DragEvent('drop', {
    dataTransfer,
    clientX: left + 20,
    clientY: top + 20,
    bubbles: true,
    cancelable: true,
  })
  field.element().dispatchEvent(drop)
  expect(drop.defaultPrevented).toBe(true)
  await expect.element(screen.getByText(/No texto só entram imagens/)).toBeVisible()
  expect(given).toEqual([])
})

test.each([
  ['the choice fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the address is none of an image', async () => [{ src: 'javascript:pwned()', alt: '' }]],
])('where %s, it is said and nothing is put in', async (_, pickImages) => {
  const { screen, field, given, tool } = await openEditor(null, { pickImages })
  await field.click()
  await tool('Imagem').click()
  await expect.element(screen.getByText('A imagem não pôde ser colocada. Tente de novo.')).toBeVisible()
  expect(given).toEqual([])
  expect(field.element().querySelector('img')).toBeNull()
})

test('the text stays as it is when no image is chosen', async () => {
  const { field, given, tool } = await openEditor(null, { pickImages: async () => [] })
  await field.click()
  await tool('Imagem').click()
  await press('a')
  await expect.poll(() => given).toEqual([doc(paragraph(text('a')))])
})
