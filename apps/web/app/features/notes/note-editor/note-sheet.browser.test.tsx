import { noteTextPart } from '@narthex/contract/notes/note-text'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as Y from 'yjs'
import { renderPage } from '../../../testing/render-page.tsx'
import { NoteSheet } from './note-sheet.tsx'

function writtenDoc(words: string): Y.Doc {
  const doc = new Y.Doc()
  if (!words) return doc
  const paragraph = new Y.XmlElement('paragraph')
  paragraph.insert(0, [new Y.XmlText(words)])
  doc.getXmlFragment(noteTextPart).insert(0, [paragraph])
  return doc
}

async function openSheet(words = 'palavra') {
  const doc = writtenDoc(words)
  const note = { doc, kept: async () => {}, close: () => {} }
  const screen = await renderPage(<NoteSheet id="n1" note={note} changedAt={undefined} isNew={false} />)
  const text = screen.getByRole('textbox', { name: 'Texto da anotação' })
  await expect.element(text).toHaveTextContent(words)
  const tool = (name: string) => screen.getByRole('button', { name, exact: true })
  return { screen, text, tool }
}

test('a note that is being written has no barrier', async () => {
  const { screen } = await openSheet()
  await expectAccessible(screen.container)
})

test('the tools of the text are one stop for the Tab key, and arrows go from one to the next', async () => {
  const { text, tool } = await openSheet()
  const before = tool('Imprimir').element() as HTMLElement
  before.focus()
  while (document.activeElement !== tool('Negrito').element()) {
    expect(document.activeElement, 'Tab passed the tools').not.toBe(text.element())
    await userEvent.keyboard('{Tab}')
  }
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Itálico')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Refazer')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Negrito')).toHaveFocus()
  await userEvent.keyboard('{End}{Tab}')
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tool('Refazer')).toHaveFocus()
})

test('a tool sets the text that is selected, and gives it the focus again', async () => {
  const { text, tool } = await openSheet()
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await tool('Negrito').click()
  await expect.element(text).toHaveFocus()
  await expect.element(tool('Negrito')).toHaveAttribute('aria-pressed', 'true')
  expect(text.element().querySelector('strong')?.textContent).toBe('palavra')
})

test('what is pasted keeps the looks that a note knows, and nothing that the site’s policy forbids', async () => {
  const { text } = await openSheet('')
  const violations = forbidAttributes()
  await text.click()
  const pasted = new DataTransfer()
  pasted.setData(
    'text/html',
    '<h2 style="color:red">Parte</h2><p onclick="attack()">um <b>dois</b><script>attack()</script><img src=x onerror=attack()></p><iframe src="javascript:parent.attack()"></iframe>',
  )
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }))
  const note = text.element()
  await expect.poll(() => note.querySelector('h2')?.textContent).toBe('Parte')
  expect(note.querySelector('strong')?.textContent).toBe('dois')
  expect(note.querySelectorAll('script,iframe,img[onerror],[style],[onclick]')).toHaveLength(0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(violations).toEqual([])
})

/** Applies the part of the site's content policy that pasted markup meets, until the document is closed. */
function forbidAttributes(): string[] {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src-attr 'none'; style-src-attr 'none'"
  document.head.append(policy)
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
  return violations
}

test('a moment of a broadcast is marked as a link back to it, and nothing else becomes a link', async () => {
  const doc = writtenDoc('palavra')
  const note = { doc, kept: async () => {}, close: () => {} }
  const moment = { text: 'Ao vivo, 12:34', href: '/live?transmissao=3&t=754' }
  const stamp = { label: 'Marcar este momento', find: () => moment }
  const screen = await renderPage(<NoteSheet id="n1" note={note} changedAt={undefined} isNew stamp={stamp} />)
  await expect.element(screen.getByRole('textbox', { name: 'Título' })).not.toHaveFocus()
  const mark = screen.getByRole('button', { name: 'Marcar este momento' })
  await mark.click()
  await expect.element(screen.getByRole('link', { name: 'Ao vivo, 12:34' })).toHaveAttribute('href', moment.href)
  moment.href = 'https://elsewhere.example/'
  moment.text = 'away'
  await mark.click()
  await expect.element(screen.getByText(/away/)).toBeVisible()
  expect(screen.container.querySelector('a[href*="elsewhere"]')).toBeNull()
})
