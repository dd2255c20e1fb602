import { create } from 'zustand'

/** State of the audio that any part of the page may show. */
export interface SoundState {
  readonly isPlaying: boolean
  /** The sound should play, and waits for data. */
  readonly isWaiting: boolean
  readonly hasFailed: boolean
  /** Seconds. */
  readonly time: number
  /** Seconds; nothing while it is unknown. */
  readonly duration: number | undefined
  readonly rate: number
  readonly volume: number
}

export const useSound = create<SoundState>()(() => ({
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: undefined,
  rate: 1,
  volume: 1,
}))

/** Follows an element for as long as the document lives. */
export function followSound(audio: HTMLAudioElement): void {
  // One that failed is not paused.
  const isPlaying = () => !audio.paused && !audio.ended && audio.error === null
  const tell = () =>
    useSound.setState({
      isPlaying: isPlaying(),
      time: audio.currentTime,
      duration: Number.isFinite(audio.duration) ? audio.duration : undefined,
      rate: audio.playbackRate,
      volume: audio.volume,
    })
  for (const event of [
    'play',
    'pause',
    'timeupdate',
    'seeked',
    'durationchange',
    'ratechange',
    'volumechange',
    'ended',
  ])
    audio.addEventListener(event, tell)
  for (const event of ['waiting', 'loadstart'])
    audio.addEventListener(event, () => useSound.setState({ isWaiting: !audio.paused, hasFailed: false }))
  for (const event of ['playing', 'canplay', 'pause', 'emptied'])
    audio.addEventListener(event, () => useSound.setState({ isWaiting: false }))
  audio.addEventListener('error', () => useSound.setState({ hasFailed: true, isWaiting: false, isPlaying: false }))
}
