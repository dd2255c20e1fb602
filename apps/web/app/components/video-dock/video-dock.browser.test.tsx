import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import { closeDock, openDock } from './dock.ts'
import { DockFrame } from './dock-frame.tsx'
import { useDockSlot } from './use-dock-slot.ts'
import { VideoDock } from './video-dock.tsx'

afterEach(closeDock)

const draw = (host: HTMLElement) => (
  <DockFrame
    host={host}
    label="Vídeo ao vivo"
    title="Culto"
    page="/live"
    backLabel="Voltar à transmissão:"
    closeLabel="Fechar o vídeo"
  >
    <iframe title="player" srcDoc="<p>on air</p>" className="size-full" />
  </DockFrame>
)

function VideoPage() {
  const { slot, isDocked } = useDockSlot('live/1')
  return (
    <div data-testid="page">
      {!isDocked && (
        <button type="button" onClick={() => slot.current && openDock('live/1', slot.current, draw)}>
          Play
        </button>
      )}
      <div ref={slot} />
    </div>
  )
}

function Site() {
  const [isVideoPage, setVideoPage] = useState(true)
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button type="button" onClick={() => setVideoPage(!isVideoPage)}>
          {isVideoPage ? 'Leave' : 'Come back'}
        </button>
        {isVideoPage && <VideoPage />}
      </main>
      <VideoDock />
    </>
  )
}

const dock = () => document.querySelector<HTMLElement>('.video-dock')
const player = () => document.querySelector('iframe')

/** Window of the player. Properties set on it are lost when the player loads again. */
const memory = () => player()?.contentWindow as (Window & { kept?: string }) | null | undefined

async function playAndLeave() {
  const screen = await renderPage(<Site />)
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.element(screen.getByTitle('player')).toBeVisible()
  await screen.getByRole('button', { name: 'Leave' }).click()
  return screen
}

test('nothing stands in the corner while the video is in its page', async () => {
  const screen = await renderPage(<Site />)
  await screen.getByRole('button', { name: 'Leave' }).click()
  expect(dock()).toBeNull()
  await screen.getByRole('button', { name: 'Come back' }).click()
  await screen.getByRole('button', { name: 'Play' }).click()
  expect(player()?.closest('[data-testid="page"]')).not.toBeNull()
  expect(dock()).not.toBeVisible()
})

test('what plays goes on in the corner when its page goes, and in its page when that comes back', async () => {
  const screen = await renderPage(<Site />)
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => player()?.contentDocument?.body.textContent).toBe('on air')
  const frame = memory()
  if (frame) frame.kept = 'second 75'
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByRole('region', { name: 'Vídeo ao vivo' })).toBeVisible()
  expect(dock()?.contains(player())).toBe(true)
  expect(memory()?.kept).toBe('second 75')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Come back' }).click()
  expect(player()?.closest('[data-testid="page"]')).not.toBeNull()
  expect(memory()?.kept).toBe('second 75')
  expect(dock()).not.toBeVisible()
})

test('the way back names the page of the video', async () => {
  const screen = await playAndLeave()
  await expect
    .element(screen.getByRole('link', { name: 'Voltar à transmissão: Culto' }))
    .toHaveAttribute('href', '/live')
})

test('a video that is closed ends, and the keyboard is at the page', async () => {
  const screen = await playAndLeave()
  await screen.getByRole('button', { name: 'Fechar o vídeo' }).click()
  expect(player()).toBeNull()
  expect(dock()).toBeNull()
  expect(document.activeElement?.id).toBe('content')
  await screen.getByRole('button', { name: 'Come back' }).click()
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('Escape closes it from its own buttons, and from nowhere else', async () => {
  const screen = await playAndLeave()
  screen.getByRole('button', { name: 'Come back' }).element().focus()
  await userEvent.keyboard('{Escape}')
  expect(player()).not.toBeNull()
  screen.getByRole('button', { name: 'Fechar o vídeo' }).element().focus()
  await userEvent.keyboard('{Escape}')
  expect(player()).toBeNull()
})
