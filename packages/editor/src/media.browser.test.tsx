import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { doc, openEditor, paragraph, press, text } from './testing/render-editor.tsx'

const film = { type: 'video', attrs: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'O culto' } }
const address = '/media/files/AbCdEfGhIjKlMnOpQrStUv.pdf'

test('a film is put in by its address, and a wrong one is refused in words', async () => {
  const { screen, field, given, tool } = await openEditor(doc(paragraph(text('antes'))))
  await field.click()
  await press('{End}')
  await tool('Vídeo ou arquivo').click()
  await expect.element(screen.getByRole('button', { name: 'PDF da biblioteca' })).not.toBeInTheDocument()
  const place = screen.getByRole('textbox', { name: 'Endereço do vídeo' })
  await userEvent.fill(place, 'https://www.youtube.com/@igreja')
  await screen.getByRole('button', { name: 'Adicionar ao texto' }).click()
  await expect.element(screen.getByText(/não é de um vídeo/)).toBeVisible()
  await expectAccessible(document.querySelector('dialog') as Element)
  await userEvent.fill(place, 'youtu.be/aqz-KE-bpKQ?si=x')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Título' }), 'O culto')
  await press('{Enter}')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('antes')), film))
  await expect.element(field.getByText('O culto')).toBeVisible()
})

test('a document comes from the library, is changed, and is taken away by Enter', async () => {
  const pickFile = vi.fn(async () => ({ address, title: 'Boletim' }))
  const { screen, field, given, tool } = await openEditor(null, { pickFile })
  await tool('Vídeo ou arquivo').click()
  await screen.getByRole('button', { name: 'PDF da biblioteca' }).click()
  await screen.getByRole('button', { name: 'Adicionar ao texto' }).click()
  const file = (title: string) => ({ type: 'file', attrs: { href: address, title } })
  await expect.poll(() => given.at(-1)).toEqual(doc(file('Boletim')))
  expect(pickFile).toHaveBeenCalledWith('PDF')
  await userEvent.dblClick(field.getByText('Boletim'))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Título' }), 'Boletim de maio')
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => given.at(-1)).toEqual(doc(file('Boletim de maio')))
  await press('{Enter}')
  await screen.getByRole('button', { name: 'Remover do texto' }).click()
  await expect.poll(() => given.at(-1)).toBeNull()
})
