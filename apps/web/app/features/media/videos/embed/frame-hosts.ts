/** A player of another site, as it may be framed. */
export interface KnownFrame {
  /** Name of the service, as people call it. */
  readonly service: string
  /** The whole address of the frame, made by us. */
  readonly address: string
}

interface FrameHost {
  readonly service: string
  readonly hosts: readonly string[]
  /** The player for what an address of these hosts shows; nothing where it shows nothing to play. */
  frame(url: URL): string | undefined
}

const facebookVideo = /^\/(?:[\w.-]+\/videos\/(?:[\w.-]+\/)?\d+|watch|reel\/\d+|share\/v\/\w+)\/?$/
const spotifyThing =
  /^\/(?:intl-[a-z]+\/)?(?:embed\/|embed-podcast\/)?(episode|show|track|album|playlist)\/(\w{22})\/?$/

/** Sites whose players may stand in a page of ours, each at an address that we write ourselves. */
const frameHosts: readonly FrameHost[] = [
  {
    service: 'Facebook',
    hosts: ['www.facebook.com', 'm.facebook.com', 'web.facebook.com', 'facebook.com'],
    frame(url) {
      const shown = url.pathname === '/plugins/video.php' ? URL.parse(url.searchParams.get('href') ?? '') : url
      if (!shown || !this.hosts.includes(shown.hostname) || !facebookVideo.test(shown.pathname)) return undefined
      const watched = shown.searchParams.get('v')
      if (shown.pathname.startsWith('/watch') && !/^\d+$/.test(watched ?? '')) return undefined
      const href = `https://www.facebook.com${shown.pathname}${watched ? `?v=${watched}` : ''}`
      return `https://www.facebook.com/plugins/video.php?${new URLSearchParams({ href, show_text: 'false' })}`
    },
  },
  {
    service: 'Spotify',
    hosts: ['open.spotify.com'],
    frame({ pathname }) {
      const [, kind, code] = spotifyThing.exec(pathname) ?? []
      return kind && `https://open.spotify.com/embed/${kind}/${code}`
    },
  },
  {
    service: 'Spotify',
    hosts: ['anchor.fm', 'podcasters.spotify.com', 'creators.spotify.com'],
    frame({ pathname }) {
      const [, show, episode] =
        /^\/(?:pod\/(?:show|profile)\/)?([\w-]+)(?:\/embed)?\/episodes\/([\w%-]+)\/?$/.exec(pathname) ?? []
      return show && `https://podcasters.spotify.com/pod/show/${show}/embed/episodes/${episode}`
    },
  },
  {
    service: 'SoundCloud',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    frame({ pathname }) {
      if (!/^\/[\w-]+\/(?:sets\/)?[\w-]+\/?$/.test(pathname)) return undefined
      return `https://w.soundcloud.com/player/?${new URLSearchParams({ url: `https://soundcloud.com${pathname}` })}`
    },
  },
]

/** The player that an address means, where it is one of those that may be framed. */
export function knownFrame(address: string): KnownFrame | undefined {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined
  const host = frameHosts.find(({ hosts }) => hosts.includes(url.hostname))
  const framed = host?.frame(url)
  return host && framed ? { service: host.service, address: framed } : undefined
}
