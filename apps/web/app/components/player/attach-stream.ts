import type Hls from 'hls.js/light'

/** One quality of a stream. */
export interface Quality {
  readonly index: number
  /** Lines of the picture: 720, 1080. */
  readonly height: number
}

export interface Stream {
  /** The best first; empty where the browser chooses by itself, or there is nothing to choose. */
  readonly qualities: readonly Quality[]
  /** -1 leaves it to the connection. */
  choose(index: number): void
  detach(): void
}

export const playlistType = 'application/vnd.apple.mpegurl'

/**
 * Plays a playlist (HLS) in a video: by the browser itself where it can, else by a library that is loaded for it.
 * Resolves once its qualities are known; `onTrouble` is called where it can go on no more.
 */
export async function attachStream(video: HTMLVideoElement, url: string, onTrouble: () => void): Promise<Stream> {
  const native: Stream = { qualities: [], choose() {}, detach() {} }
  if (video.canPlayType(playlistType)) {
    // Its source stands in the element; after trouble it is requested again.
    if (!video.currentSrc || video.error) video.load()
    return native
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onTrouble()
    return native
  }
  // A worker would be a script from a blob, which the page's policy refuses.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true })
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
  const qualities = hls.levels.map(({ height }, index) => ({ index, height })).filter(({ height }) => height > 0)
  return {
    qualities: qualities.length > 1 ? qualities.toSorted((a, b) => b.height - a.height) : [],
    choose(index) {
      hls.currentLevel = index
    },
    detach: () => hls.destroy(),
  }
}

/** A picture that cannot be drawn is tried once more. */
const recovered = new WeakSet<Hls>()
function isFirst(hls: Hls): boolean {
  const before = recovered.has(hls)
  recovered.add(hls)
  return !before
}
