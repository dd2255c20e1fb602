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
  await screen.getByRole('button', { name: 'Remover a foto' }).click()
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a picture without a description asks for one, and takes the address that it has with it', async () => {
  const api = stubApi({ 'GET /midia/': listed(aPhoto({ nome: 'Coro' })) })
  const onChange = vi.fn()
  const screen = await renderScreen('/content/news/9', <Form onChange={onChange} />, { permissoes: ['media'] })
  await screen.getByRole('button', { name: 'Escolher foto' }).click()
  await screen.getByRole('button', { name: /^Coro/ }).click()
  await expect.element(screen.getByText(/^Esta foto está sem descrição/)).toBeVisible()
  expect(api.asked.at(-1)).toContain(`codigo=${'A'.repeat(22)}`)
  await screen.getByRole('button', { name: 'Descrever a foto' }).click()
  await screen.getByRole('button', { name: 'Salvar a descrição' }).click()
  await expect.element(screen.getByText('Descreva a foto, ou marque que é só decoração.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Descrição da foto' }).fill('O coro canta')
  await expectAccessible(screen.container)
  const endereco = `${aPhoto().endereco}#;O%20coro%20canta`
  api.answers['PUT /midia/1'] = aPhoto({ versao: 2, textoAlternativo: 'O coro canta', endereco })
  await screen.getByRole('button', { name: 'Salvar a descrição' }).click()
  await expect.poll(() => onChange.mock.lastCall).toEqual([endereco])
  await expect.element(screen.getByText(/^Esta foto está sem descrição/)).not.toBeInTheDocument()
  expect(api.sent).toMatchObject([
    { call: 'PUT /midia/1', body: { textoAlternativo: 'O coro canta', flagDecorativa: false, versao: 1 } },
  ])
})

test('a picture may be decided to be decoration', async () => {
  const api = stubApi({ 'GET /midia/': listed(aPhoto()) })
  const onChange = vi.fn()
  const screen = await renderScreen('/content/news/9', <Form onChange={onChange} />, { permissoes: ['media'] })
  await screen.getByRole('button', { name: 'Escolher foto' }).click()
  await screen.getByRole('button', { name: /^Coro/ }).click()
  await screen.getByRole('button', { name: 'Descrever a foto' }).click()
  await screen.getByRole('checkbox', { name: 'É só decoração' }).click()
  api.answers['PUT /midia/1'] = aPhoto({ versao: 2, flagDecorativa: true })
  await screen.getByRole('button', { name: 'Salvar a descrição' }).click()
  await expect.element(screen.getByText('Foto decorativa: leitores de tela a pulam.')).toBeVisible()
  expect(onChange).toHaveBeenCalledTimes(1)
})
