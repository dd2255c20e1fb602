import { isSparing } from '@narthex/client/device/connection'
import type Hls from 'hls.js/light'
import { type PlaylistOffer, readPlaylist } from './playlist.ts'
import { movePiece, moveVideo } from './renewed-address.ts'
import { listNativeSounds, listStreamSounds, type SoundTracks } from './sound-tracks.ts'

/** Leaves the quality to the connection. */
export const autoQuality = -1
/** No picture. */
export const soundAlone = -2

/** One quality of a stream. */
export interface Quality {
  readonly index: number
  /** Lines of the picture: 720, 1080. */
  readonly height: number
}

export interface Stream {
  /** The best first; empty where the browser chooses by itself, or there is nothing to choose. */
  readonly qualities: readonly Quality[]
  /** The stream has a variant without the picture. */
  readonly hasSoundAlone: boolean
  /** Undefined where the browser lets nothing choose. */
  readonly sounds: SoundTracks | undefined
  /** Choice with which the stream began: a value as for `choose`. */
  readonly chosen: number
  /** The index of a quality, `autoQuality` or `soundAlone`. */
  choose(index: number): void
  /**
   * Takes what it loads from now on from another address of the same stream.
   * @returns the function that gives it up, where that takes a while
   */
  renew(address: string): (() => void) | undefined
  detach(): void
}

const noStream: Stream = {
  qualities: [],
  hasSoundAlone: false,
  sounds: undefined,
  chosen: autoQuality,
  choose() {},
  renew: () => undefined,
  detach() {},
}

export const playlistType = 'application/vnd.apple.mpegurl'

/**
 * Plays a playlist (HLS) in a video: by the library, which lets one choose a quality, or by browsers that send it to other
 * screens or cannot run the library. Resolves once its qualities are known; `onTrouble` is called where it can go on no more. Where the reader saves data,
 * or the network is slow, it begins with the lowest.
 */
export async function attachStream(video: HTMLVideoElement, url: string, onTrouble: () => void): Promise<Stream> {
  if (isNative(video)) return playNatively(video, url)
  const offer = await readPlaylist(url)
  const { default: Hls } = await loadLibrary(offer)
  if (!Hls.isSupported()) {
    onTrouble()
    return noStream
  }
  let newest = url
  const hls = new Hls({
    // A worker would be a script from a blob, which the page's policy refuses.
    enableWorker: false,
    capLevelToPlayerSize: true,
    startPosition: video.currentTime || -1,
    xhrSetup(request, piece) {
      if (newest !== url) request.open('GET', movePiece(piece, url, newest), true)
    },
  })
  let isParsed = () => {}
  const parsed = new Promise<void>((resolve) => {
    isParsed = resolve
  })
  hls.on(Hls.Events.MANIFEST_PARSED, () => isParsed())
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    isParsed()
    if (type === Hls.ErrorTypes.MEDIA_ERROR && isFirst(hls)) return hls.recoverMediaError()
    onTrouble()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  await parsed
  const levels = hls.levels.map(({ height }, index) => ({ index, height })).filter(({ height }) => height > 0)
  const qualities = levels.length > 1 ? levels.toSorted((a, b) => b.height - a.height) : []
  const chosen = isSparing() ? (qualities.at(-1)?.index ?? autoQuality) : autoQuality
  if (chosen !== autoQuality) hls.currentLevel = chosen
  const load = (next: string, level: number) => {
    resumeAfterLoad(video)
    if (next === url) hls.once(Hls.Events.MANIFEST_PARSED, () => setLevel(hls, level))
    hls.loadSource(next)
  }
  return {
    qualities,
    chosen,
    sounds: listStreamSounds(hls, Hls),
    hasSoundAlone: offer.soundUrl !== undefined,
    choose(index) {
      const next = index === soundAlone ? (offer.soundUrl ?? url) : url
      if (hls.url === next) setLevel(hls, index)
      else load(next, index)
    },
    renew(address) {
      newest = address
      return undefined
    },
    detach: () => hls.destroy(),
  }
}

/** Apple's browsers, and those without a source that scripts fill. */
function isNative(video: HTMLVideoElement): boolean {
  const sendsToScreens = 'webkitShowPlaybackTargetPicker' in video
  return video.canPlayType(playlistType) !== '' && (sendsToScreens || !('MediaSource' in window))
}

/** Captions, and sound in playlists of its own, need the larger of the two builds. */
function loadLibrary({ hasCaptions, hasOwnSound }: PlaylistOffer): Promise<typeof import('hls.js/light')> {
  return hasCaptions || hasOwnSound ? import('hls.js') : import('hls.js/light')
}

function setLevel(hls: Hls, level: number): void {
  if (level !== soundAlone) hls.currentLevel = level
}

/** Plays the element's source, and requests it again after trouble. Captions and qualities are the browser's own. */
async function playNatively(video: HTMLVideoElement, url: string): Promise<Stream> {
  if (!video.currentSrc || video.error) video.load()
  const { soundUrl } = await readPlaylist(url)
  return {
    ...noStream,
    hasSoundAlone: soundUrl !== undefined,
    sounds: listNativeSounds(video),
    choose(index) {
      resumeAfterLoad(video)
      video.src = index === soundAlone ? (soundUrl ?? url) : url
    },
    renew: (address) => moveVideo(video, address),
  }
}

/** Begins another playlist of the same stream where the previous one was; a live one at its edge. */
function resumeAfterLoad(video: HTMLVideoElement): void {
  const { currentTime, duration } = video
  const isLive = !Number.isFinite(duration)
  const resume = () => {
    if (!isLive) video.currentTime = currentTime
    video.play().catch(() => undefined)
  }
  video.addEventListener('loadedmetadata', resume, { once: true })
}

/** A picture that cannot be drawn is tried once more. */
const recovered = new WeakSet<Hls>()
function isFirst(hls: Hls): boolean {
  const before = recovered.has(hls)
  recovered.add(hls)
  return !before
}
