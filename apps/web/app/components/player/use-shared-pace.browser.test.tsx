import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { paceRate, useSharedPace } from './use-shared-pace.ts'

let second: number | undefined
const findSecond = () => second

function Video() {
  const video = useRef<HTMLVideoElement>(null)
  useSharedPace(video, { findSecond })
  return (
    // biome-ignore lint/a11y/useMediaCaption: nothing is played
    <video ref={video} />
  )
}

/** Opens a video without a source, which keeps the second that it is set to. */
async function openVideo(at: number): Promise<HTMLVideoElement> {
  const { container } = await render(<Video />)
  const video = container.querySelector('video')
  if (!video) throw new Error('There is no video')
  video.currentTime = at
  return video
}

test('a video that was paused, or moved, goes back to the second of the others', async () => {
  second = 300
  const video = await openVideo(120)
  video.dispatchEvent(new Event('play'))
  expect(video.currentTime).toBe(300)
})

test('a video that drifts is played a little faster, and jumps only when it is far off', async () => {
  second = 301
  const video = await openVideo(300)
  video.dispatchEvent(new Event('timeupdate'))
  expect(video.currentTime).toBe(300)
  expect(video.playbackRate).toBeCloseTo(1.04)
  second = 310
  video.dispatchEvent(new Event('timeupdate'))
  expect(video.currentTime).toBe(310)
  second = 320
  video.dispatchEvent(new Event('timeupdate'))
  expect(video.currentTime, 'it does not jump all the time').toBe(310)
})

test('a stream that leads by itself is not moved', async () => {
  second = undefined
  const video = await openVideo(120)
  video.dispatchEvent(new Event('play'))
  video.dispatchEvent(new Event('timeupdate'))
  expect([video.currentTime, video.playbackRate]).toEqual([120, 1])
})

test('playback that is ahead slows down, playback that is behind speeds up, both by a few percent at most', () => {
  expect([paceRate(0.2), paceRate(1), paceRate(-1)]).toEqual([1, 0.96, 1.04])
})
