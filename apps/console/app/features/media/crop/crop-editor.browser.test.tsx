import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { CropEditor } from './crop-editor.tsx'

/** A picture of 400 × 300 dots that needs no server. */
function drawPicture(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 300
  return canvas.toDataURL()
}

const size = { largura: 400, altura: 300 }
const open = (own: Partial<Parameters<typeof CropEditor>[0]> = {}) => {
  const onApply = vi.fn()
  const editor = <CropEditor source={drawPicture()} size={size} crop={null} isBusy={false} onApply={onApply} {...own} />
  return { onApply, screen: renderScreen('/content/media', editor) }
}

test('a part of a picture is chosen by its shape', async () => {
  const { onApply, screen: rendering } = open()
  const screen = await rendering
  await screen.getByRole('radio', { name: '1:1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Usar este recorte' })).toBeEnabled()
  await expectAccessible(screen.container)
  await vi.waitFor(async () => {
    onApply.mockClear()
    await screen.getByRole('button', { name: 'Usar este recorte' }).click()
    expect(onApply.mock.calls[0]?.[0].largura).toBeCloseTo(75, 0)
  })
  expect(onApply.mock.calls[0]?.[0]).toMatchObject({ y: 0, altura: 100 })
})

test('it is moved by the arrow keys', async () => {
  const { onApply, screen: rendering } = open({ crop: { x: 12.5, y: 0, largura: 75, altura: 100 } })
  const screen = await rendering
  const area = screen.getByTestId('cropper')
  await expect.element(area).toBeVisible()
  ;(area.element() as HTMLElement).focus()
  for (let press = 0; press < 20; press++) await userEvent.keyboard('{ArrowLeft}')
  await vi.waitFor(async () => {
    onApply.mockClear()
    await screen.getByRole('button', { name: 'Usar este recorte' }).click()
    expect(onApply.mock.calls[0]?.[0].x).toBeGreaterThan(13)
  })
})

test('a picture that is cropped can be shown whole again', async () => {
  const { onApply, screen: rendering } = open({ crop: { x: 0, y: 0, largura: 50, altura: 50 } })
  const screen = await rendering
  await screen.getByRole('button', { name: 'Mostrar a foto inteira' }).click()
  expect(onApply).toHaveBeenCalledWith(null)
})
