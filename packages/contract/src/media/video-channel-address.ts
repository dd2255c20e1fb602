/** A list of films at a service, by the address of its feed, or of a page that names its feed. */
export type ChannelSource =
  | { readonly servico: 'YOUTUBE' | 'VIMEO'; readonly feed: string }
  | { readonly servico: 'YOUTUBE'; readonly pagina: string }

const youTubeHosts = /^(?:(?:www|m|studio)\.)?youtube\.com$/
/** A channel always begins so; a list in one of these ways. Mixes that YouTube makes for each visitor have no feed. */
const channelCode = /^UC[\w-]{22}$/
const listCode = /^(?:PL|UU|FL|OLAK)[\w-]{10,60}$/
const youTubeName = /^@[\p{L}\p{N}._-]{2,60}$/u
const vimeoName = /^(?=.*[a-z])[a-z\d_-]{2,60}$/i
/** First parts of addresses at Vimeo that name something else. */
const vimeoPlaces =
  /^(?:album|blog|categories|channels|event|features|for|groups|help|log_in|manage|ondemand|search|settings|showcase|video|watch)$/

/**
 * The list of films that an address means: a channel or a list at YouTube, a channel, a group or a person at Vimeo, in any
 * form in which people copy one. Undefined for any other address, and for that of one film.
 */
export function channelSourceAt(address: string): ChannelSource | undefined {
  const written = address.trim()
  if (channelCode.test(written)) return youTubeFeed('channel_id', written)
  if (youTubeName.test(written)) return youTubePage(written)
  const url = URL.parse(/^https?:\/\//i.test(written) ? written : `https://${written}`)
  if (!url || url.username || url.password || url.port) return undefined
  const parts = url.pathname.split('/').filter(Boolean).map(decode)
  if (youTubeHosts.test(url.hostname)) return youTubeAt(parts, url.searchParams)
  return /^(?:www\.)?vimeo\.com$/.test(url.hostname) ? vimeoAt(parts) : undefined
}

function youTubeAt([first = '', second = '']: string[], query: URLSearchParams): ChannelSource | undefined {
  const [list, channel] = [query.get('list') ?? query.get('playlist_id') ?? '', query.get('channel_id') ?? '']
  if (first === 'channel' && channelCode.test(second)) return youTubeFeed('channel_id', second)
  if (['playlist', 'watch', 'feeds'].includes(first) && listCode.test(list)) return youTubeFeed('playlist_id', list)
  if (first === 'feeds' && channelCode.test(channel)) return youTubeFeed('channel_id', channel)
  if (youTubeName.test(first)) return youTubePage(first)
  const isNamed = ['c', 'user'].includes(first) && youTubeName.test(`@${second}`)
  return isNamed ? youTubePage(`${first}/${encodeURIComponent(second)}`) : undefined
}

function vimeoAt([first = '', second = '']: string[]): ChannelSource | undefined {
  const isGathered = ['channels', 'groups'].includes(first) && /^[\w-]{1,60}$/.test(second)
  if (isGathered) return vimeoFeed(`${first}/${second}`)
  const isOwn = vimeoName.test(first) && !vimeoPlaces.test(first) && (second === '' || second === 'videos')
  return isOwn ? vimeoFeed(first) : undefined
}

const youTubeFeed = (key: 'channel_id' | 'playlist_id', code: string): ChannelSource => ({
  servico: 'YOUTUBE',
  feed: `https://www.youtube.com/feeds/videos.xml?${key}=${code}`,
})
const youTubePage = (path: string): ChannelSource => ({
  servico: 'YOUTUBE',
  pagina: new URL(`https://www.youtube.com/${path}`).href,
})
const vimeoFeed = (path: string): ChannelSource => ({ servico: 'VIMEO', feed: `https://vimeo.com/${path}/videos/rss` })

/** The feed that a page of a channel names in its head; undefined where it names none of YouTube's. */
export function feedNamedBy(page: string): string | undefined {
  for (const [link] of page.matchAll(/<link\s[^<>]{1,500}>/gi)) {
    if (!/type\s*=\s*["']?application\/(?:rss|atom)\+xml/i.test(link)) continue
    const written = /\shref\s{0,9}=\s{0,9}["']([^"']{1,300})["']/i.exec(link)?.[1]?.replaceAll('&amp;', '&')
    const source = written === undefined ? undefined : channelSourceAt(written)
    if (source && 'feed' in source && source.servico === 'YOUTUBE') return source.feed
  }
  return undefined
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
