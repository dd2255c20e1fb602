import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ScreenButton } from './screen-button.tsx'

function Video({ remote }: { remote: Pick<RemotePlayback, 'prompt' | 'watchAvailability'> }) {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is played */}
      <video
        ref={(element) => {
          if (element) Object.defineProperty(element, 'remote', { value: remote, configurable: true })
          video.current = element
        }}
      />
      <ScreenButton video={video} className="size-11" />
    </>
  )
}

test('a television can be chosen where the browser finds one, and not before', async () => {
  let tell: (isThere: boolean) => void = () => {}
  const prompt = vi.fn(async () => {})
  const watchAvailability = async (listener: (isThere: boolean) => void) => {
    tell = listener
    return 1
  }
  const screen = await renderPage(<Video remote={{ prompt, watchAvailability }} />)
  const button = screen.getByRole('button', { name: 'Ver na TV' })
  await expect.element(button).not.toBeInTheDocument()
  tell(true)
  await button.click()
  expect(prompt).toHaveBeenCalledOnce()
  tell(false)
  await expect.element(button).not.toBeInTheDocument()
})
