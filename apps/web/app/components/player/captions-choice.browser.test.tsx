import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import { CaptionsChoice } from './captions-choice.tsx'

beforeEach(() => localStorage.clear())

function Video() {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: they come with the stream */}
      <video ref={video} />
      <CaptionsChoice video={video} />
    </>
  )
}

async function openVideo() {
  const screen = await renderPage(<Video />)
  const video = screen.container.querySelector('video')
  if (!video) throw new Error('There is no video')
  return { video, choice: screen.getByRole('combobox', { name: 'Legendas' }) }
}

test('captions that a stream brings later can be chosen, and there is no choice before', async () => {
  const { video, choice } = await openVideo()
  await expect.element(choice).not.toBeInTheDocument()
  const portuguese = video.addTextTrack('subtitles', 'Português', 'pt')
  const english = video.addTextTrack('captions', 'English', 'en')
  video.addTextTrack('chapters', 'Partes', 'pt')
  await expect.element(choice).toBeVisible()
  await expect.element(choice).toHaveTextContent('Sem legendasPortuguêsEnglish')
  await choice.selectOptions('English')
  expect([portuguese.mode, english.mode]).toEqual(['disabled', 'showing'])
  await choice.selectOptions('Sem legendas')
  expect(english.mode).toBe('disabled')
})

test('what was chosen last is shown by itself, where the next stream has it', async () => {
  localStorage.setItem('captions', 'pt')
  const { video, choice } = await openVideo()
  const english = video.addTextTrack('subtitles', 'English', 'en')
  await expect.element(choice).toHaveValue('')
  const portuguese = video.addTextTrack('subtitles', 'Português', 'pt')
  await expect.element(choice).toHaveValue('pt')
  expect([english.mode, portuguese.mode]).toEqual(['disabled', 'showing'])
})

test('the key for captions says where a video has none', async () => {
  const screen = await renderPage(
    <media-controller>
      <Video />
    </media-controller>,
  )
  const player = screen.container.querySelector('media-controller')
  expect(screen.getByRole('status').element().textContent).toBe('')
  player?.dispatchEvent(new KeyboardEvent('keyup', { key: 'c' }))
  await expect.element(screen.getByText('Este vídeo não tem legendas.')).toBeVisible()
})

test('the region of the player has its name in the language of the page', async () => {
  document.documentElement.lang = 'pt'
  await import('./media-controls.ts')
  const player = document.createElement('media-controller')
  document.body.append(player)
  await expect.element(page.getByRole('region', { name: 'reprodutor de vídeo' })).toBeInTheDocument()
  player.remove()
  document.documentElement.removeAttribute('lang')
})
