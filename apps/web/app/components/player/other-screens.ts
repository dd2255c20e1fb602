/** Sends a video to another screen: by AirPlay in Apple's browsers, by Remote Playback in others that have it. */
export interface OtherScreens {
  /** Asks the person which one. */
  choose(): void
  /** @returns the function that stops it */
  watch(listener: (isThere: boolean) => void): () => void
}

interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker(): void
}
const airPlayEvent = 'webkitplaybacktargetavailabilitychanged'

/** Undefined where the browser has none. */
export function findOtherScreens(video: HTMLVideoElement): OtherScreens | undefined {
  if ('webkitShowPlaybackTargetPicker' in video) return airPlay(video as AirPlayVideo)
  return 'remote' in video && !video.disableRemotePlayback ? remotePlayback(video.remote) : undefined
}

function airPlay(video: AirPlayVideo): OtherScreens {
  return {
    choose: () => video.webkitShowPlaybackTargetPicker(),
    watch(listener) {
      const hear = (event: Event) => listener((event as { availability?: string } & Event).availability === 'available')
      video.addEventListener(airPlayEvent, hear)
      return () => video.removeEventListener(airPlayEvent, hear)
    },
  }
}

function remotePlayback(remote: RemotePlayback): OtherScreens {
  return {
    // The person may have closed the list.
    choose: () => void remote.prompt().catch(() => undefined),
    watch(listener) {
      // Browsers that cannot look all the time say so, and still offer the list.
      const watching = remote.watchAvailability(listener).catch(() => void listener(true))
      // A video that is gone has forgotten who watches.
      const stop = (id: number | undefined) => (id === undefined ? undefined : remote.cancelWatchAvailability(id))
      return () => void watching.then(stop).catch(() => undefined)
    },
  }
}
