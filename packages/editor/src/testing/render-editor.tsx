import type { RichText } from '@narthex/contract/content/rich-text'
import { catalogue } from '@narthex/locales/catalogue'
import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContentEditor, type ContentEditorProps } from '../content-editor.tsx'

/** Renders a part of the office in Portuguese. */
export function renderPart(part: ReactNode) {
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={{ ...catalogue.pt, ...consoleCatalogue.pt } as never}>
      {part}
    </IntlProvider>,
  )
}

export const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length ? { marks } : {}),
})
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
export const doc = (...content: object[]) => ({ type: 'doc', content }) as unknown as RichText

/** An editor in a form that keeps its value, as forms do. */
export async function openEditor(first: unknown = null, props: Partial<ContentEditorProps> = {}) {
  const given: (RichText | null)[] = []
  let setOutside: (value: RichText | null) => void = () => {}
  function Form() {
    const [value, setValue] = useState(first as RichText | null)
    setOutside = setValue
    const change = (next: RichText | null) => {
      given.push(next)
      setValue(next)
    }
    return <ContentEditor label="Texto da notícia" language="pt" {...props} value={value} onChange={change} />
  }
  const screen = await renderPart(<Form />)
  return {
    screen,
    given,
    field: screen.getByRole('textbox', { name: 'Texto da notícia' }),
    tool: (name: string) => screen.getByRole('button', { name, exact: true }),
    setOutside: (value: unknown) => setOutside(value as RichText | null),
  }
}

/** Pastes into what has the focus, as a browser does. */
export function paste(types: Readonly<Record<string, string>>, files: readonly File[] = []): void {
  const clipboardData = new DataTransfer()
  for (const [type, data] of Object.entries(types)) clipboardData.setData(type, data)
  for (const file of files) clipboardData.items.add(file)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

export const press = (keys: string) => userEvent.keyboard(keys)
