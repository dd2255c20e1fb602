import { keepWatched, watchedSeconds } from '../player/watched.ts'
import { type Listening, type Track, useListening } from './listening.ts'
import { listeningKey } from './listening-key.ts'
import { chooseSleep, useSleep } from './sleep.ts'
import { followSound, useSound } from './sound-state.ts'

/*
 * The one sound of this document. It is created within the touch that starts it, since browsers block
 * sound without a user gesture; no page owns it, so it survives navigation.
 */

export const skipBackSeconds = 15
export const skipForwardSeconds = 30
export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const
const rateKey = 'listening-rate'
const keepEverySeconds = 5

let audio: HTMLAudioElement | undefined
let loaded: Track | undefined
let keptAt = 0

/** Key under which the position in a track is stored. */
export const positionName = (id: number) => `podcast:${id}`

function theSound(): HTMLAudioElement {
  if (audio) return audio
  audio = new Audio()
  audio.preload = 'metadata'
  followSound(audio)
  audio.addEventListener('timeupdate', () => {
    if (Math.abs((audio?.currentTime ?? 0) - keptAt) >= keepEverySeconds) keepPosition()
  })
  audio.addEventListener('pause', keepPosition)
  audio.addEventListener('ended', goOn)
  addEventListener('pagehide', keepPosition)
  return audio
}

function keepPosition(): void {
  if (!audio || !loaded || audio.readyState === 0) return
  keptAt = audio.currentTime
  keepWatched(positionName(loaded.id), audio.currentTime, audio.duration)
}

/** Plays the next track at the end of one, unless the sleep timer has ended. */
function goOn(): void {
  keepPosition()
  const { listening } = useListening.getState()
  const next = listening && nextAfter(listening)
  if (useSleep.getState().choice === 'end') chooseSleep('off', pause)
  else if (next) listen({ ...listening, current: next })
}

/** Shows where one will go on, and loads nothing before the visitor presses play. */
export function prepareTrack({ id, seconds }: Track): void {
  if (loaded) return
  useSound.setState({ time: watchedSeconds(positionName(id)) ?? 0, duration: seconds ?? undefined, rate: keptRate() })
}

/** Loads a track at the place where one left it. What is loaded already stays as it is. */
function loadTrack(track: Track): void {
  const sound = theSound()
  if (loaded?.id === track.id) return
  keepPosition()
  loaded = track
  begin(sound, track.address, watchedSeconds(positionName(track.id)) ?? 0)
}

function begin(sound: HTMLAudioElement, address: string, from: number): void {
  keptAt = from
  useSound.setState({ time: from, duration: undefined, hasFailed: false })
  // Safari moves nowhere before it knows how long a sound is.
  sound.addEventListener(
    'loadedmetadata',
    () => {
      if (from > 0) sound.currentTime = from
    },
    { once: true },
  )
  sound.src = address
  sound.defaultPlaybackRate = keptRate()
  sound.playbackRate = keptRate()
}

/** Plays something of a list, from where one left it. Belongs into the touch that asks for it. */
export function listen(listening: Listening): void {
  useListening.setState({ listening })
  try {
    sessionStorage.setItem(listeningKey, JSON.stringify(listening))
  } catch {
    // A browser that keeps nothing plays all the same, until the document goes.
  }
  loadTrack(listening.current)
  play()
}

export function play(): void {
  const sound = theSound()
  const { listening } = useListening.getState()
  if (listening) loadTrack(listening.current)
  if (sound.error && loaded) begin(sound, loaded.address, useSound.getState().time)
  // What keeps it from playing is told by the element's own events; at a second touch it may play.
  sound.play().catch(() => {
    if (sound.paused) useSound.setState({ isPlaying: false })
  })
}

export function pause(): void {
  audio?.pause()
}

export function seek(seconds: number): void {
  const sound = theSound()
  const { listening } = useListening.getState()
  if (listening) loadTrack(listening.current)
  // Where it has not begun, this is where it will.
  if (sound.readyState === 0 && loaded) {
    begin(sound, loaded.address, Math.max(0, seconds))
    return
  }
  const end = Number.isFinite(sound.duration) ? sound.duration : seconds
  sound.currentTime = Math.max(0, Math.min(seconds, end))
  useSound.setState({ time: sound.currentTime })
}

export function skip(seconds: number): void {
  seek(useSound.getState().time + seconds)
}

export function setRate(rate: number): void {
  theSound().defaultPlaybackRate = rate
  theSound().playbackRate = rate
  try {
    localStorage.setItem(rateKey, String(rate))
  } catch {}
}

function keptRate(): number {
  try {
    return rates.find((rate) => String(rate) === localStorage.getItem(rateKey)) ?? 1
  } catch {
    return 1
  }
}

export function setVolume(volume: number): void {
  theSound().volume = volume
}

/** The track after the current one in the list: the one that was published before it. */
export function nextAfter({ tracks, current }: Pick<Listening, 'tracks' | 'current'>): Track | undefined {
  return tracks[tracks.findIndex(({ id }) => id === current.id) + 1]
}

/** Ends it all: the sound, the player, and what this tab remembers of it. How far one came stays. */
export function stopListening(): void {
  keepPosition()
  chooseSleep('off', pause)
  loaded = undefined
  audio?.pause()
  audio?.removeAttribute('src')
  audio?.load()
  useSound.setState({ time: 0, duration: undefined, isPlaying: false, isWaiting: false, hasFailed: false })
  useListening.setState({ listening: undefined })
  try {
    sessionStorage.removeItem(listeningKey)
  } catch {}
}
