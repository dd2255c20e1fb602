import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import clip from '../../../../../demo/src/clips/light.webm?url'
import { movePiece, moveVideo } from './renewed-address.ts'

let video: HTMLVideoElement
const onError = vi.fn()
const old = `${clip}?ticket=1`
const newer = `${clip}?ticket=2`

beforeEach(async () => {
  video = document.createElement('video')
  video.muted = true
  document.body.append(video)
})
afterEach(() => {
  video.remove()
  onError.mockReset()
})

async function play(address: string, seconds = 5): Promise<void> {
  video.src = address
  video.currentTime = seconds
  await video.play()
}

test('the pieces of a stream are loaded where its newest playlist is, and others where they were', () => {
  const [first, newest] = ['/play/media/a/main.m3u8', '/play/media/b/main.m3u8']
  const at = (path: string) => new URL(path, location.href).href
  expect(movePiece(at('/play/media/a/720/1.ts'), first, newest)).toBe(at('/play/media/b/720/1.ts'))
  expect(movePiece('https://media.example/1.ts', first, newest)).toBe('https://media.example/1.ts')
})

test('a video that plays goes on at its old address, and is moved where it is paused', async () => {
  await play(old)
  moveVideo(video, newer)
  expect(video.currentSrc).toContain(old)
  video.pause()
  await expect.poll(() => video.currentSrc).toContain(newer)
  await expect.poll(() => video.readyState).toBeGreaterThan(1)
  expect(video.currentTime).toBeGreaterThanOrEqual(5)
  expect(video.paused).toBe(true)
})

test('a video that finds nothing at its old address goes on at the next one, and reports no trouble', async () => {
  await play(old)
  moveVideo(video, newer)
  video.addEventListener('error', onError)
  video.dispatchEvent(new Event('error'))
  await expect.poll(() => video.currentSrc).toContain(newer)
  await expect.poll(() => video.currentTime).toBeGreaterThan(5)
  expect(onError).not.toHaveBeenCalled()
  expect(video.paused).toBe(false)
  await expect.poll(() => document.querySelector('canvas')).toBe(null)
})

test('a move that was given up for a later one is not made', async () => {
  await play(old)
  const giveUp = moveVideo(video, newer)
  giveUp()
  video.pause()
  await expect.poll(() => video.paused).toBe(true)
  expect(video.currentSrc).toContain(old)
})
