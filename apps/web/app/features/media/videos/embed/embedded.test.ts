import { hostileMarkup } from '@narthex/contract/testing/hostile-markup'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.server.ts'
import { embeddedPolicy, parseEmbedded } from './embedded.server.ts'

const of = (query: Record<string, string>) => parseEmbedded(new URLSearchParams(query))
const youTube = { kind: 'video', source: { servico: 'YOUTUBE', codigo: 'abcdefghijk', url: null } }

describe('the embeddable player', () => {
  it.each<[query: Record<string, string>, shown: object]>([
    [{ service: 'youtube', code: 'abcdefghijk' }, youTube],
    [{ service: 'YouTube', code: 'https://youtu.be/abcdefghijk' }, youTube],
    [{ url: 'https://www.youtube.com/watch?v=abcdefghijk' }, youTube],
    [{ service: 'html', html: '<iframe src="//www.youtube.com/embed/abcdefghijk"></iframe>' }, youTube],
    [
      { service: 'vimeo', code: '123456' },
      { kind: 'video', source: { servico: 'VIMEO', codigo: '123456' } },
    ],
    [
      { service: 'file', url: '/media/a.mp4' },
      { kind: 'video', source: { servico: 'ARQUIVO', url: '/media/a.mp4' } },
    ],
    [{ service: 'hls', url: 'https://a.example/x' }, { source: { servico: 'HLS', url: 'https://a.example/x' } }],
    [{ url: 'https://a.example/x.m3u8' }, { source: { servico: 'HLS', url: 'https://a.example/x.m3u8' } }],
    [
      { url: 'https://open.spotify.com/intl-pt/episode/0123456789012345678901?si=x' },
      { kind: 'frame', frame: { address: 'https://open.spotify.com/embed/episode/0123456789012345678901' } },
    ],
    [
      { url: 'https://anchor.fm/boa-mare/episodes/Um-dia-e1abc' },
      { frame: { address: 'https://podcasters.spotify.com/pod/show/boa-mare/embed/episodes/Um-dia-e1abc' } },
    ],
    [
      { url: 'https://www.facebook.com/boamare/videos/123456/' },
      {
        frame: {
          address:
            'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fboamare%2Fvideos%2F123456%2F&show_text=false',
        },
      },
    ],
    [
      { url: 'https://soundcloud.com/boa-mare/um-dia' },
      { frame: { address: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fboa-mare%2Fum-dia' } },
    ],
    [{ url: 'https://a.example/page' }, { kind: 'link', href: 'https://a.example/page', host: 'a.example' }],
    [{ service: 'youtube', code: '<script>' }, { kind: 'nothing' }],
    [{}, { kind: 'nothing' }],
    [{ service: 'html', html: '   ' }, { kind: 'nothing' }],
  ])('shows for %j what it means', (query, shown) => {
    expect(of(query)).toMatchObject(shown)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:secret@open.spotify.com/episode/0123456789012345678901',
    'https://www.facebook.com/plugins/video.php?href=https://evil.example/videos/1',
    'https://www.facebook.com/watch?v=evil',
    'file:///etc/passwd',
    '//evil.example',
    '/user',
    'not an address',
    '\0',
  ])('frames nothing for %s', (url) => {
    const shown = of({ url })
    expect(['nothing', 'link']).toContain(shown.kind)
    expect(embeddedPolicy(shown)).toEqual({})
  })

  it('frames only what it wrote itself, whatever the address', () => {
    const host = fc.constantFrom('open.spotify.com', 'www.facebook.com', 'anchor.fm', 'soundcloud.com', 'evil.example')
    fc.assert(
      fc.property(host, fc.webPath(), fc.webQueryParameters(), (name, path, query) => {
        const shown = of({ url: `https://${name}${path}?${query}` })
        if (shown.kind === 'frame')
          expect(shown.frame.address).toMatch(
            /^https:\/\/(?:open\.spotify\.com\/embed\/|podcasters\.spotify\.com\/pod\/show\/|www\.facebook\.com\/plugins\/video\.php\?href=https%3A%2F%2Fwww\.facebook\.com|w\.soundcloud\.com\/player\/\?url=https%3A%2F%2Fsoundcloud\.com)/,
          )
      }),
    )
  })

  it('keeps of markup what is to be read', () => {
    const kept = cleanHtml(
      '<h2>Oi</h2><p>Um <b>dia</b>,<br>e <a href="https://a.example/">outro</a></p><ul><li>x</li></ul>',
    )
    expect(kept).toBe(
      '<h2>Oi</h2><p>Um <b>dia</b>,<br />e <a href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow">outro</a></p><ul><li>x</li></ul>',
    )
  })

  it.each(hostileMarkup.map((markup) => [markup.slice(0, 90), markup]))('leaves nothing alive of %s', (_, markup) => {
    expectHarmless(cleanHtml(markup))
    expect(cleanHtml(cleanHtml(markup))).toBe(cleanHtml(markup))
  })

  it('leaves nothing alive of hostile markup cut and put together again', () => {
    const piece = fc.constantFrom(...hostileMarkup.filter(({ length }) => length < 400))
    const cut = fc.tuple(piece, fc.nat({ max: 60 })).map(([markup, at]) => markup.slice(at))
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 4 }), (pieces) => expectHarmless(cleanHtml(pieces.join('')))),
      { numRuns: 300 },
    )
  })
})

/** Checks the tags as a browser parses them. */
function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<[a-z!?/](?:"[^"]*"|[^>"])*>?/gi)) {
    const names = tag.replace(/"[^"]*"/g, '""')
    expect(tag).not.toMatch(
      /^<\/?(?:script|style|svg|math|iframe|object|embed|form|input|button|meta|base|link|template)/i,
    )
    expect(names).not.toMatch(/\s(?:on\w+|style|srcdoc|srcset|id|class|name|poster|ping|formaction)\s*=/i)
    expect(tag).not.toMatch(/=\s*["']?\s*(?:javascript|vbscript|data):/i)
  }
}
