import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { VideoRow } from './video-row.tsx'

const video = {
  id: 7,
  titulo: 'A barca',
  idioma: 'pt',
  dataPublicacao: '2026-03-01T12:00:00.000Z',
  duracaoSegundos: 1800,
  imagem: null,
  serie: null,
  autor: null,
  referencia: null,
} as unknown as VideoItem

test.each([
  ['the drawing of a video', null],
  ['its picture', '/media/barca.jpg'],
])('a related video shows %s over its whole cover, and no play sign', async (_, imagem) => {
  const screen = await renderPage(
    <ul>
      <VideoRow video={{ ...video, imagem }} renderedAt="2026-03-08T12:00:00.000Z" />
    </ul>,
  )
  await expect.element(screen.getByRole('link', { name: 'A barca' })).toBeVisible()
  const picture = screen.container.querySelector('[data-cover]')
  const sizeOf = (element: Element | null | undefined) => {
    const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
    return [Math.round(width), Math.round(height)]
  }
  expect(picture?.checkVisibility()).toBe(true)
  expect(sizeOf(picture)).toEqual(sizeOf(picture?.parentElement))
  expect(screen.container.querySelector('[data-play]')?.checkVisibility()).toBe(false)
  expect(screen.container.querySelector('[data-length]')?.textContent).toContain('30:00')
})
