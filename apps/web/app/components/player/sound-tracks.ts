import type Hls from 'hls.js/light'

/** One of the sounds of a video: a language, a description for those who do not see. */
export interface SoundTrack {
  readonly index: number
  readonly name: string
  /** Empty where it is not told. */
  readonly language: string
}

export interface SoundTracks {
  list(): readonly SoundTrack[]
  chosen(): number
  choose(index: number): void
  /** @returns the function that stops it */
  subscribe(listener: () => void): () => void
}

/** The sounds of a stream that the library plays. */
export function listStreamSounds(hls: Hls, { Events }: typeof Hls): SoundTracks {
  return {
    list: () => hls.audioTracks.map(({ name, lang = '' }, index) => ({ index, name, language: lang })),
    chosen: () => hls.audioTrack,
    choose(index) {
      hls.audioTrack = index
    },
    subscribe(listener) {
      hls.on(Events.AUDIO_TRACKS_UPDATED, listener)
      hls.on(Events.AUDIO_TRACK_SWITCHED, listener)
      return () => {
        hls.off(Events.AUDIO_TRACKS_UPDATED, listener)
        hls.off(Events.AUDIO_TRACK_SWITCHED, listener)
      }
    },
  }
}

/** The list of browsers that let a page choose: those of Apple. */
interface AudioTrackList extends EventTarget, ArrayLike<NativeTrack> {}
interface NativeTrack {
  enabled: boolean
  readonly label: string
  readonly language: string
}

const changes = ['change', 'addtrack', 'removetrack'] as const

/** The sounds that a browser itself finds in a video; undefined where it lets nothing choose. */
export function listNativeSounds(video: HTMLVideoElement): SoundTracks | undefined {
  const { audioTracks: tracks } = video as { readonly audioTracks?: AudioTrackList }
  if (!tracks) return undefined
  return {
    list: () => Array.from(tracks, ({ label, language }, index) => ({ index, name: label, language })),
    chosen: () => Array.from(tracks).findIndex(({ enabled }) => enabled),
    choose(chosen) {
      for (const [index, track] of Array.from(tracks).entries()) track.enabled = index === chosen
    },
    subscribe(listener) {
      for (const change of changes) tracks.addEventListener(change, listener)
      return () => {
        for (const change of changes) tracks.removeEventListener(change, listener)
      }
    },
  }
}
