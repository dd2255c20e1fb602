interface ItemFields {
  readonly guid: string
  readonly title: string
  readonly url: string
  readonly type: string
  readonly length: string
  readonly pubDate: string
  readonly duration: string
  readonly description: string
  /** Replaces the element built from `url`, `type` and `length`. */
  readonly enclosure: string
  readonly more: string
}

/** Builds a valid feed item with the given fields. */
export function item(given: Partial<ItemFields> = {}): string {
  const fields = {
    guid: 'ep-1',
    title: 'Primeira conversa',
    url: 'https://cdn.example/1.mp3',
    type: 'audio/mpeg',
    length: '99',
    pubDate: 'Sun, 03 May 2026 10:00:00 GMT',
    duration: '90',
    description: 'Como tudo começou.',
    more: '',
    ...given,
  }
  const sound = `<enclosure url="${fields.url}" type="${fields.type}" length="${fields.length}"/>`
  return `<item><title>${fields.title}</title><guid isPermaLink="false">${fields.guid}</guid>${given.enclosure ?? sound}
    <pubDate>${fields.pubDate}</pubDate><itunes:duration>${fields.duration}</itunes:duration>
    <description>${fields.description}</description>${fields.more}</item>`
}

const second = item({
  guid: 'ep-2',
  title: 'A maré &amp; o sal',
  url: 'https://cdn.example/2.mp3?x=1&amp;y=2',
  length: '12345',
  pubDate: 'Sun, 10 May 2026 10:00:00 GMT',
  duration: '1:02:05',
  description: '<![CDATA[<p>Um texto</p><p>com <a href="https://cais.example/">o site</a>.</p>]]>',
  more: '<itunes:image href="http://cdn.example/2.jpg"/><itunes:episode>2</itunes:episode>',
})

/** Builds a feed as podcast hosting services write it. */
export function goodFeed({ items = [second, item()], title = 'Vozes do Cais' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>${title}</title><link>https://cais.example/</link><description>Conversas à beira do rio.</description>
<language>pt-br</language><itunes:author>Igreja do Cais</itunes:author><itunes:explicit>false</itunes:explicit>
<itunes:image href="https://cdn.example/capa.jpg"/>
<itunes:category text="Religion &amp; Spirituality"><itunes:category text="Christianity"/></itunes:category>
${items.join('\n')}
</channel></rss>`
}
