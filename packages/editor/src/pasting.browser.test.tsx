import { expect, test } from 'vitest'
import { doc, openEditor, paragraph, paste, press, text } from './testing/render-editor.tsx'

test('a paste is cleaned, and says what it could not keep until the next one', async () => {
  const { screen, field, given } = await openEditor()
  await field.click()
  paste({
    'text/html':
      '<h1>Parte</h1><p>um <b>dois</b></p><img src="https://a.example/a.png"><img src="https://a.example/b.png"><video></video>',
  })
  const written = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Parte')] },
    paragraph(text('um '), text('dois', { type: 'bold' })),
  )
  await expect.poll(() => given.at(-1)).toEqual(written)
  await expect
    .element(
      screen
        .getByRole('status')
        .getByText(
          'Colado. Ficou de fora, ou ficou só como texto: 2 imagens (use o botão Imagem), 1 vídeo ou conteúdo incorporado.',
        ),
    )
    .toBeVisible()
  paste({ 'text/html': '<p>três</p>' })
  await expect.poll(() => screen.getByText(/Ficou de fora/).query()).toBeNull()
})

test('an address that is pasted over words becomes their link; one of a script stays words', async () => {
  const { field, given } = await openEditor(doc(paragraph(text('veja'))))
  await field.click()
  await press('{Control>}a{/Control}')
  paste({ 'text/plain': 'https://igreja.org/a' })
  const link = { type: 'link', attrs: { href: 'https://igreja.org/a' } }
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('veja', link))))
  await press('{Control>}a{/Control}')
  paste({ 'text/plain': 'javascript:pwned()' })
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('javascript:pwned()'))))
  expect(field.element().querySelector('a')).toBeNull()
})

test('plain text becomes paragraphs, and one step back takes a paste out', async () => {
  const { field, given } = await openEditor(doc(paragraph(text('a'))))
  await field.click()
  await press('{End}')
  paste({ 'text/plain': '\n\num\n\ndois' })
  await expect.poll(() => given.at(-1)?.content.length).toBeGreaterThan(1)
  await press('{Control>}z{/Control}')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('a'))))
})

test('a page with pictures of its text among the files is pasted as text', async () => {
  const { field, given } = await openEditor()
  await field.click()
  paste({ 'text/html': '<p>um</p>' }, [new File(['x'], 'a.png', { type: 'image/png' })])
  await expect.poll(() => given).toEqual([doc(paragraph(text('um')))])
})

test('a paste that is too long is refused in words, and changes nothing', async () => {
  const { screen, field, given } = await openEditor()
  await field.click()
  paste({ 'text/html': `<p>${'a'.repeat(4_000_001)}</p>` })
  await expect.element(screen.getByText(/longo demais para ser lido/)).toBeVisible()
  expect(given).toEqual([])
})

test('an address becomes a link as it is typed or pasted, without the sentence’s end; one of a script does not', async () => {
  const { field, given } = await openEditor()
  await field.click()
  await press('veja www.igreja.org/a. javascript:pwned() e ')
  const to = (href: string) => ({ type: 'link', attrs: { href } })
  const typed = [
    text('veja '),
    text('www.igreja.org/a', to('https://www.igreja.org/a')),
    text('. javascript:pwned() e '),
  ]
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(...typed)))
  paste({ 'text/plain': 'https://b.example/c, sim' })
  await expect
    .poll(() => given.at(-1))
    .toEqual(doc(paragraph(...typed, text('https://b.example/c', to('https://b.example/c')), text(', sim'))))
})
