/*
 * A signed address ends while its video plays. What is loaded piece by piece takes each piece from the newest address;
 * what the browser loads by itself is moved to it in a moment that is not seen.
 */

/** Current address of a stream's piece: its playlist was loaded at `first`, and is also at `newest`. */
export function movePiece(piece: string, first: string, newest: string): string {
  const [from, to] = [toFolder(first), toFolder(newest)]
  return piece.startsWith(from) ? to + piece.slice(from.length) : piece
}

const toFolder = (address: string) => new URL('.', new URL(address, document.baseURI)).href

/**
 * Moves a video that its browser loads to another address of the same bytes: at once where it stands still, else when it
 * pauses, is moved, ends or finds nothing at the old one. The last picture stays until the next is there.
 * @returns the function that gives it up
 */
export function moveVideo(video: HTMLVideoElement, address: string): () => void {
  const giveUp = new AbortController()
  const { signal } = giveUp
  const move = () => {
    if (signal.aborted) return
    giveUp.abort()
    swapSource(video, address)
  }
  for (const quiet of ['pause', 'seeking', 'ended']) video.addEventListener(quiet, move, { signal })
  video.addEventListener(
    'error',
    (event) => {
      // The player's own notice is for a video that cannot be had at all.
      event.stopImmediatePropagation()
      move()
    },
    { signal, capture: true },
  )
  if (video.error || (video.paused && video.readyState > 0)) move()
  return () => giveUp.abort()
}

/** Goes on from another address at the same second. */
export function swapSource(video: HTMLVideoElement, address: string): void {
  const { currentTime, paused, playbackRate } = video
  const wasPlaying = !paused || video.error !== null
  const still = drawStill(video)
  const showNext = () => still?.remove()
  video.addEventListener('loadeddata', showNext, { once: true })
  video.addEventListener('error', showNext, { once: true })
  video.addEventListener(
    'loadedmetadata',
    () => {
      video.currentTime = currentTime
      video.playbackRate = playbackRate
      if (wasPlaying) video.play().catch(() => undefined)
    },
    { once: true },
  )
  // It would begin by itself where it was paused.
  video.autoplay = false
  video.src = address
}

/** The picture that is shown now, in front of the video; undefined where there is none. */
function drawStill(video: HTMLVideoElement): HTMLCanvasElement | undefined {
  if (video.videoWidth === 0) return undefined
  const still = document.createElement('canvas')
  still.width = video.videoWidth
  still.height = video.videoHeight
  // It stays while the controls around it come and go.
  still.setAttribute('noautohide', '')
  still.className = 'pointer-events-none absolute inset-0 size-full object-contain'
  still.setAttribute('aria-hidden', 'true')
  still.getContext('2d')?.drawImage(video, 0, 0)
  video.after(still)
  return still
}
