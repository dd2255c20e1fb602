import { expect, test } from 'vitest'
import { doc, openEditor, paragraph, press, text } from './testing/render-editor.tsx'

const bible = { type: 'bible', attrs: { passage: 'Ps.23' } }

test('the answer to a save shows what the API found, and takes neither new lines nor the cursor away', async () => {
  const { field, given, setOutside } = await openEditor()
  await field.click()
  await press('Sl 23{Enter}')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('Sl 23'))))
  setOutside(doc(paragraph(text('Sl 23', bible))))
  await expect.poll(() => field.element().querySelector('.content-passage')?.textContent).toBe('Sl 23')
  await press('hoje')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('Sl 23')), paragraph(text('hoje'))))
})

test('what someone else wrote comes in around the cursor, and is not undone with the own words', async () => {
  const { field, given, setOutside } = await openEditor(doc(paragraph(text('um')), paragraph(text('dois'))))
  await field.click()
  await press('{Control>}{End}{/Control}!')
  await expect.poll(() => given.at(-1)).toEqual(doc(paragraph(text('um')), paragraph(text('dois!'))))
  setOutside(doc(paragraph(text('zero')), paragraph(text('um')), paragraph(text('dois!'))))
  await expect.poll(() => field.element().textContent).toContain('zero')
  await press('?')
  const merged = (last: string) => doc(paragraph(text('zero')), paragraph(text('um')), paragraph(text(last)))
  await expect.poll(() => given.at(-1)).toEqual(merged('dois!?'))
  await press('{Control>}z{/Control}')
  await expect.poll(() => (given.at(-1) as { content: unknown[] }).content.length).toBe(3)
  expect(field.element().textContent).toContain('zero')
})

test('a form that is reset empties the text', async () => {
  const { field, setOutside } = await openEditor(doc(paragraph(text('um'))))
  await expect.element(field).toHaveTextContent('um')
  setOutside(null)
  await expect.element(field).toHaveTextContent('')
})

test('a text that the product cannot hold is not shown, and not overwritten unasked', async () => {
  const deep = Array.from({ length: 40 }).reduce<object>(
    (inner) => ({ type: 'blockquote', content: [inner] }),
    paragraph(text('a')),
  )
  const { screen, field, given } = await openEditor(doc(deep))
  await expect.element(screen.getByRole('alert').getByText('Este texto não pode ser mostrado')).toBeVisible()
  expect(field.query()).toBeNull()
  expect(given).toEqual([])
  await screen.getByRole('button', { name: 'Começar um texto novo' }).click()
  await expect.element(field).toBeVisible()
  expect(given).toEqual([null])
})

test('a hostile document runs nothing, loads nothing and leads nowhere', async () => {
  const violations: string[] = []
  const listen = ({ violatedDirective }: SecurityPolicyViolationEvent) => violations.push(violatedDirective)
  document.addEventListener('securitypolicyviolation', listen)
  const attacks = {
    onclick: 'pwned()',
    onerror: 'pwned()',
    style: 'color:red',
    srcdoc: '<script>parent.pwned()</script>',
  }
  const { screen, field } = await openEditor(
    doc(
      { type: 'script', content: [text('pwned()')] },
      { type: 'iframe', attrs: attacks },
      { type: 'image', attrs: { ...attacks, src: 'javascript:pwned()', alt: '"><script>pwned()</script>' } },
      {
        type: 'paragraph',
        attrs: attacks,
        content: [
          text('<img src=x onerror=pwned()>', { type: 'link', attrs: { ...attacks, href: 'javascript:pwned()' } }),
        ],
      },
    ),
  )
  await expect.element(field).toHaveTextContent('pwned()<img src=x onerror=pwned()>')
  const selector = 'script, iframe, img, a, [style], [onclick], [onerror], [srcdoc]'
  expect(field.element().querySelectorAll(selector)).toHaveLength(0)
  expect(screen.container.querySelectorAll('script, iframe')).toHaveLength(0)
  expect(violations).toEqual([])
  document.removeEventListener('securitypolicyviolation', listen)
})

test('a text grows no longer than the API keeps, and says so', async () => {
  const { screen, field, given } = await openEditor(doc(paragraph(text('a'.repeat(399_990)))))
  await field.click()
  await press('{Control>}{End}{/Control}')
  for (let count = 0; count < 12; count++) await press('b')
  await expect.element(screen.getByText(/longo demais para o site/)).toBeVisible()
  expect(given.at(-1)).toEqual(doc(paragraph(text('a'.repeat(399_990) + 'b'.repeat(10)))))
  await press('{Backspace}')
  await expect.poll(() => screen.getByText(/longo demais para o site/).query()).toBeNull()
})
