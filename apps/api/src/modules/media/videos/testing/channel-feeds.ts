interface AtomFilm {
  readonly code: string
  readonly title?: string
  readonly about?: string
  readonly at?: string
  readonly link?: string
}

/** An entry as the feeds of YouTube have it. */
export function atomFilm({
  code,
  title = 'Culto',
  about = '',
  at = '2026-05-03T10:00:00+00:00',
  link,
}: AtomFilm): string {
  return `<entry><id>yt:video:${code}</id><yt:videoId>${code}</yt:videoId><title>${title}</title>
    <link rel="alternate" href="${link ?? `https://www.youtube.com/watch?v=${code}`}"/>
    <author><name>Cais</name></author><published>${at}</published><updated>${at}</updated>
    <media:group><media:title>${title}</media:title>
      <media:content url="https://www.youtube.com/v/${code}?version=3" type="application/x-shockwave-flash"/>
      <media:thumbnail url="https://i.ytimg.com/vi/${code}/hqdefault.jpg" width="480" height="360"/>
      <media:description>${about}</media:description></media:group></entry>`
}

export const writeAtom = (films: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
<id>yt:channel:0123</id><title>Cais</title>${films.join('\n')}</feed>`

/** An item as the feeds of Vimeo have it. */
export function rssFilm({ number, hash }: { readonly number: string; readonly hash?: string }): string {
  return `<item><title>Um filme</title><pubDate>Sun, 03 May 2026 10:00:00 -0400</pubDate><link>https://vimeo.com/${number}</link>
    <description>&lt;p&gt;Um texto&lt;/p&gt;&lt;p&gt;com dois parágrafos.&lt;/p&gt;</description>
    <guid isPermaLink="false">tag:vimeo,2026-05-03:clip${number}</guid>
    <media:content><media:player url="https://player.vimeo.com/video/${number}${hash ? `?h=${hash}` : ''}"/>
    <media:thumbnail height="540" width="960" url="https://i.vimeocdn.com/video/${number}.jpg"/></media:content></item>`
}

export const writeRss = (films: readonly string[]): string => `<?xml version="1.0"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Vimeo / Cais</title>${films.join('\n')}</channel></rss>`
