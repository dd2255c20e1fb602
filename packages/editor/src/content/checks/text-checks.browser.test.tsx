import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { doc, openEditor, paragraph, press, text } from '../../testing/render-editor.tsx'

const src = '/media/images/AbCdEfGhIjKlMnOpQrStUv_1920x1280.webp'
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
const link = (words: string) => text(words, { type: 'link', attrs: { href: '/event' } })
const remarks = 'Para conferir no texto'

test('a text without remarks shows none', async () => {
  const { screen } = await openEditor(doc(heading(2, 'Pão'), paragraph(link('A festa'))))
  await expect.element(screen.getByText('3 palavras')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: remarks })).not.toBeInTheDocument()
})

test('remarks stand below the text, are counted for screen readers, and lead to their places', async () => {
  const { screen, field } = await openEditor(
    doc(heading(2, 'Pão'), heading(4, 'Vinho'), paragraph(text('Para se inscrever, '), link('clique aqui'))),
  )
  const region = screen.getByRole('region', { name: remarks })
  await expect.element(region).toMatchTextContent(/O título “Vinho” pula um nível\. Use “Subtítulo” aqui\./)
  await expect.element(screen.getByText('2 pontos para conferir no texto.')).toBeInTheDocument()
  await region.getByRole('button', { name: 'Ir até lá' }).nth(1).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('a página da festa')
  await expect.element(screen.getByText('1 ponto para conferir no texto.')).toBeInTheDocument()
  await expect.element(region).not.toMatchTextContent(/clique aqui/)
})

test('an image is described, or decided to be decoration, from its remark', async () => {
  const { screen, given } = await openEditor(doc({ type: 'image', attrs: { src, alt: '' } }, paragraph(text('depois'))))
  const region = screen.getByRole('region', { name: remarks })
  await expect.element(region).toMatchTextContent(/Uma imagem está sem descrição/)
  await expect.element(screen.getByText('Imagem sem descrição')).toBeVisible()
  await expectAccessible(screen.container)
  await region.getByRole('button', { name: 'Ir até lá' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'É só decoração' })).not.toBeChecked()
  await screen.getByRole('checkbox', { name: 'É só decoração' }).click()
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .poll(() => given.at(-1))
    .toEqual(doc({ type: 'image', attrs: { src, alt: '', decorative: true } }, paragraph(text('depois'))))
  await expect.element(screen.getByText('Imagem decorativa')).toBeVisible()
  await expect.element(region).not.toBeInTheDocument()
})

test('a heading is not called empty while its writer stands in it, and no remark holds the text back', async () => {
  const { screen, field, given } = await openEditor(doc(paragraph(text('antes'))))
  await field.click()
  await press('{End}{Enter}')
  await screen.getByRole('button', { name: 'Título de seção', exact: true }).click()
  await press('{Enter}depois')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('antes')), paragraph(text('depois'))))
  await expect.element(screen.getByRole('region', { name: remarks })).toMatchTextContent(/Um título está vazio/)
  await screen.getByRole('button', { name: 'Ir até lá' }).click()
  await press('Pão')
  await expect.element(screen.getByRole('region', { name: remarks })).not.toBeInTheDocument()
})
