import { parseRssFeed } from 'feedsmith'
import { describe, expect, it, vi } from 'vitest'
import { goodFeed, item } from '../testing/feeds.ts'
import { BadFeedError } from './feed.errors.ts'
import { maxElements, maxItems } from './feed-bounds.rules.ts'
import { readFeed } from './read-feed.rules.ts'

const read = (xml: string) => readFeed(xml, parseRssFeed)
const feedOf = (...items: string[]) => goodFeed({ items })

describe('a podcast feed', () => {
  it('is read with what it says of the show and of each episode', () => {
    const { show, episodes } = read(goodFeed())
    expect(show).toEqual({
      titulo: 'Vozes do Cais',
      descricao: 'Conversas à beira do rio.',
      imagem: 'https://cdn.example/capa.jpg',
      autor: 'Igreja do Cais',
      categoria: 'Religion & Spirituality',
      subcategoria: 'Christianity',
      idioma: 'pt-BR',
      flagExplicito: false,
    })
    expect(episodes).toHaveLength(2)
    expect(episodes[0]).toEqual({
      guid: 'ep-2',
      titulo: 'A maré & o sal',
      descricao: 'Um texto\n\ncom o site (https://cais.example/).',
      imagem: 'https://cdn.example/2.jpg',
      audio: 'https://cdn.example/2.mp3?x=1&y=2',
      audioTipo: 'audio/mpeg',
      audioBytes: 12_345,
      duracaoSegundos: 3725,
      posicao: 2,
      dataPublicacao: new Date('2026-05-10T10:00:00Z'),
    })
  })

  it.each<[what: string, item: string]>([
    ['without a sound', item({ enclosure: '' })],
    ['whose sound is no address of the web', item({ url: 'javascript:alert(1)' })],
    ['whose sound is a path', item({ url: '/media/x.mp3' })],
    ['whose sound is a file', item({ url: 'file:///etc/passwd' })],
    ['whose sound is a picture', item({ type: 'image/png' })],
    ['of no day', item({ pubDate: 'some day' })],
    ['of a day before there were any', item({ pubDate: 'Sun, 01 Jan 1950 00:00:00 GMT' })],
  ])('has no episode %s', (_, one) => expect(read(feedOf(one)).episodes).toEqual([]))

  it('has an episode once, though two say that they are it', () => {
    expect(read(feedOf(item({ guid: 'a', title: 'new' }), item({ guid: 'a', title: 'old' }))).episodes).toMatchObject([
      { titulo: 'new' },
    ])
  })

  it('has two episodes where two sounds have one guid', () => {
    const two = feedOf(
      item({ guid: 'a', title: 'um' }),
      item({ guid: 'a', title: 'dois', url: 'https://cdn.example/2.mp3' }),
    )
    expect(read(two).episodes.map(({ guid, titulo }) => [guid, titulo])).toEqual([
      ['a', 'um'],
      ['https://cdn.example/2.mp3', 'dois'],
    ])
  })

  it.each(['', '<media:group>'])('has the sound of an item that names it as media, %j', (group) => {
    const end = group.replace('<', '</')
    const sound = `${group}<media:content url="https://cdn.example/3.mp3" type="audio/mpeg" fileSize="5"/>${end}`
    const xml = `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title><item><title>A</title><pubDate>2 Mar 2026</pubDate>${sound}</item></channel></rss>`
    expect(read(xml).episodes).toMatchObject([{ audio: 'https://cdn.example/3.mp3', audioBytes: 5 }])
  })

  it('takes what is missing for what it usually is', () => {
    const [one] = read(feedOf(item({ guid: '', type: '', length: '', duration: 'long', title: '' }))).episodes
    expect(one).toMatchObject({
      guid: 'https://cdn.example/1.mp3',
      audioTipo: 'audio/mpeg',
      titulo: '…',
      audioBytes: null,
      duracaoSegundos: null,
    })
  })

  it('numbers episodes by their dates where the numbers of the feed collide, are missing or do not rise', () => {
    const numbered = (day: string, number?: number) =>
      item({
        guid: `${day} ${number}`,
        pubDate: `${day} Jun 2026 10:00:00 UYT`,
        more: number === undefined ? '' : `<itunes:episode>${number}</itunes:episode>`,
      })
    const numbers = (...items: string[]) => read(feedOf(...items)).episodes.map(({ posicao }) => posicao)
    expect(numbers(numbered('21', 2), numbered('14', 1), numbered('7', 2))).toEqual([3, 2, 1])
    expect(numbers(numbered('21'), numbered('14', 3), numbered('7', 2))).toEqual([3, 2, 1])
    expect(numbers(numbered('7', 40), numbered('21', 42), numbered('14', 41))).toEqual([42, 41, 40])
    expect(numbers(numbered('21', 1), numbered('14', 2))).toEqual([2, 1])
  })

  it('has the date of an item also where another element says it', () => {
    const dated = item({ pubDate: '', more: '<dc:date>2026-06-07T10:00:00-03:00</dc:date>' })
    const xml = feedOf(dated).replace('<rss ', '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" ')
    expect(read(xml).episodes).toMatchObject([{ dataPublicacao: new Date('2026-06-07T13:00:00Z') }])
  })

  it('has the length of an episode also with fractions', () => {
    const [first] = read(feedOf(item({ duration: '00:31:30.400' }))).episodes
    expect(first?.duracaoSegundos).toBe(1890)
  })

  it.each(['', 'nothing of the kind', '<html><body>Not found</body></html>', '{"items":[]}', '<rss><channel>'])(
    'is not %j',
    (xml) => {
      try {
        expect(read(xml).episodes).toEqual([])
      } catch (error) {
        expect(error).toBeInstanceOf(BadFeedError)
      }
    },
  )

  it('tells nothing of this machine, whatever entities it names', () => {
    const entities = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>`
    expect(() => read(entities + feedOf(item({ title: '&x;' })))).toThrow(BadFeedError)
    expect(read(feedOf(item({ title: 'a &x; b' }))).episodes[0]?.titulo).not.toContain('root')
  })

  it.each<[what: string, xml: () => string]>([
    ['items', () => feedOf('<item/>'.repeat(290_000))],
    ['items that say something', () => feedOf(...Array.from({ length: 5000 }, (_, guid) => item({ guid: `${guid}` })))],
    ['elements', () => feedOf(`<item>${'<a/>'.repeat(500_000)}</item>`)],
    ['depth', () => feedOf('<a>'.repeat(600_000))],
    ['attributes', () => feedOf(`<item ${'a="" '.repeat(380_000)}></item>`)],
    ['entities', () => feedOf(item({ title: '&amp;'.repeat(380_000) }))],
    ['text', () => feedOf(item({ title: 'x'.repeat(1_900_000) }))],
  ])('of two megabytes of %s reaches the parser within bounds, or not at all', (_, xml) => {
    const parse = vi.fn(parseRssFeed)
    try {
      expect(readFeed(xml(), parse).episodes.length).toBeLessThanOrEqual(maxItems)
    } catch (error) {
      expect(error).toBeInstanceOf(BadFeedError)
    }
    const countIn = (parsed: unknown, tag: RegExp) => String(parsed).match(tag)?.length ?? 0
    for (const [parsed] of parse.mock.calls) {
      expect(countIn(parsed, /<item\b/g)).toBeLessThanOrEqual(maxItems)
      expect(countIn(parsed, /<\w/g)).toBeLessThanOrEqual(maxElements)
    }
  })
})
