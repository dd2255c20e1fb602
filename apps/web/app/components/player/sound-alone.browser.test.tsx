import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { SoundAloneOffer } from './sound-alone.tsx'

const onChoose = vi.fn()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onChoose.mockReset()
  Reflect.deleteProperty(navigator, 'connection')
})

function Video() {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is played */}
      <video ref={video} />
      <SoundAloneOffer video={video} onChoose={onChoose} />
    </>
  )
}

async function openVideo(connection: object = {}) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const screen = await renderPage(<Video />)
  const video = screen.container.querySelector('video')
  return {
    screen,
    offer: screen.getByText('A internet parece lenta.'),
    dispatch: (name: string) => video?.dispatchEvent(new Event(name)),
  }
}

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'a viewer with %o is offered the sound alone',
  async (connection) => {
    const { screen, offer } = await openVideo(connection)
    await expect.element(offer).toBeVisible()
    await screen.getByRole('button', { name: 'Ouvir só o áudio' }).click()
    expect(onChoose).toHaveBeenCalledOnce()
  },
)

test('a video that halts again and again is offered without its picture, one that begins is not', async () => {
  const { screen, offer, dispatch } = await openVideo()
  for (let times = 0; times < 4; times++) dispatch('waiting')
  await expect.element(offer).not.toBeInTheDocument()
  dispatch('playing')
  for (let times = 0; times < 3; times++) dispatch('waiting')
  await expect.element(offer).toBeVisible()
  await screen.getByRole('button', { name: 'Continuar com o vídeo' }).click()
  await expect.element(offer).not.toBeInTheDocument()
})

test('three halts over a long time are no slow network', async () => {
  const { offer, dispatch } = await openVideo()
  const clock = vi.spyOn(performance, 'now')
  dispatch('playing')
  for (const at of [0, 50_000, 100_000]) {
    clock.mockReturnValue(at)
    dispatch('waiting')
  }
  await expect.element(offer).not.toBeInTheDocument()
})
