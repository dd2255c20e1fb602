import { stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { aPhoto, listed } from '../../../testing/library-files.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ImageWidget } from './image-widget.tsx'
import type { WidgetProps } from './widget.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const field = { name: 'imagem', empty: null } as WidgetProps['field']

function Form({ onChange }: { onChange: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(null)
  return (
    <ImageWidget
      field={field}
      path="imagem"
      language="pt"
      label="Foto"
      hint="Aparece no alto da notícia."
      optional="(opcional)"
      error={undefined}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      onBlur={() => undefined}
      optionText={String}
    />
  )
}

test('a picture of a record is chosen from the library, and taken away again', async () => {
  const api = stubApi({ 'GET /midia/': listed(aPhoto(), aPhoto({ id: 4, nome: 'Mesa' })) })
  const onChange = vi.fn()
  const screen = await renderScreen('/content/news/9', <Form onChange={onChange} />)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Escolher foto' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Escolher uma foto' })).toBeVisible()
  await expectAccessible(screen.container)
  expect(api.asked.at(-1)).toContain('tipo=IMAGEM')
  await screen.getByRole('button', { name: /^Coro no porto/ }).click()
  expect(onChange).toHaveBeenLastCalledWith(aPhoto().endereco)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Tirar a foto' }).click()
  expect(onChange).toHaveBeenLastCalledWith(null)
})
