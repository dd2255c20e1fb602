import { importMadeUp } from '@narthex/api/modules/bible/testing/set-up-bible'
import { describeChurch, setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { publishContent } from '@narthex/api/modules/content/content.editing.service'
import { publishVideo } from '@narthex/api/modules/media/videos/videos.editing.service'
import { publishSong } from '@narthex/api/modules/praise/praise.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { describe, expect, it } from 'vitest'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { plainReader } from './testing/plain-reader.ts'
import { attribute, find, findAll, findNamed, readText } from './testing/served-document.ts'

const text = (words: string) => ({ type: 'text', text: words })
const corpo = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [text('A porta da cozinha ficou aberta a noite toda.')] },
    { type: 'heading', attrs: { level: 2 }, content: [text('O que ficou na mesa')] },
  ],
}

describe('what a church publishes, to a reader without scripts', () => {
  const server = setUpDemoServer()
  const visit = (site: string) => plainReader(server.app, site)

  it('a church with a third party says who, and why there is nothing to choose', async () => {
    const church = await foundPlainChurch(server.platform, 'farol')
    await describeChurch(createOwnCall(server.platform.transactions.at(church)), {
      facebookPixelCode: '1234567890',
      email: 'ola@farol.example',
    })
    const { html, main, text } = await visit('farol').open('/privacy')
    expect(text).toContain('Meta (Facebook)')
    expect(readText(find(find(main, 'noscript'), 'p'))).toContain('Sem JavaScript nada disso é carregado')
    expect(findNamed(main, 'a', 'ola@farol.example').length).toBeGreaterThan(0)
    expect(html).not.toMatch(/src="[^"]*facebook/)
  })

  it('a church without third parties asks nothing', async () => {
    await foundPlainChurch(server.platform, 'videira')
    const { document, text } = await visit('videira').open('/privacy')
    expect(text).toContain('Ninguém. Este site não carrega ferramentas de outras empresas')
    expect(findAll(document, '*', { role: 'switch' })).toEqual([])
    expect(findAll(document, 'section', { 'aria-label': 'Sua privacidade' })).toEqual([])
  })

  it('news are searched, read and sent on by links', async () => {
    const church = await foundPlainChurch(server.platform, 'varanda', ['MOD_NOTICIA'])
    for (const titulo of ['Notícia 8', 'Notícia 9'])
      await publishContent(createOwnCall(server.platform.transactions.at(church)), 'NOTICIA', {
        titulo,
        resumo: 'E não pinga mais.',
        corpo,
      })
    const found = await (await visit('varanda').open('/news')).send({ q: 'noticia 9' })
    const item = await found.follow('Notícia 9', found.main)
    expect(findNamed(item.main, 'h2', 'O que ficou na mesa')).toHaveLength(1)
    const [share] = findNamed(item.main, 'a', 'Enviar por WhatsApp')
    expect(attribute(share, 'href')).toMatch(/wa\.me.*%2Fnews%2F/)

    await publishContent(createOwnCall(server.platform.transactions.at(church)), 'NOTICIA', {
      titulo: 'Chegou agora',
      resumo: 'Agora.',
      corpo,
    })
    expect((await visit('varanda').open('/news')).text, 'what is published is there at the next look').toContain(
      'Chegou agora',
    )
  })

  it('a ministry leads to its project, and a course to its lessons, one after the other', async () => {
    const church = await foundPlainChurch(server.platform, 'quintal', ['MOD_EBD'])
    const publish = (...[kind, words]: [Parameters<typeof publishContent>[1], object]) =>
      publishContent(createOwnCall(server.platform.transactions.at(church)), kind, {
        resumo: 'E não pinga mais.',
        ...words,
      } as never)
    const responsaveis = [{ nome: 'Rita Couto', funcao: 'Coordena' }]
    const ministry = await publish('MINISTERIO', { titulo: 'Cozinha', corpo, responsaveis })
    await publish('PROJETO', { titulo: 'Sopa de sexta', corpo, paiId: ministry })
    const course = await publish('EBD_CURSO', { titulo: 'Marcos', slug: 'marcos' })
    const time = { diaSemana: 0, horario: '09:00', local: 'Sala 2' }
    await publish('EBD_TURMA', { titulo: 'Jovens', paiId: course, ...time })
    for (const n of [1, 2, 3])
      await publish('EBD_LICAO', { titulo: `Lição ${n}`, slug: `marcos-${n}`, paiId: course, ordem: n, corpo })
    const kitchen = await (await visit('quintal').open('/ministries')).follow('Cozinha')
    expect(kitchen.text).toContain('Rita Couto')
    expect((await kitchen.follow(/^Sopa de sexta/, kitchen.main)).text).toContain('Projeto de Cozinha')
    const lessons = await visit('quintal').open('/ebds/marcos')
    expect(lessons.text).toContain('Domingo, 9h')
    const first = await lessons.follow(/Lição 1/, lessons.main)
    expect(first.text).toContain('Lição 1 de 3')
    const second = await first.follow(/Lição 2/, first.main)
    expect(readText(find(second.document, 'h1'))).toBe('Lição 2')
  })

  it('a page that was cached shows the look that was chosen since', async () => {
    const church = await foundPlainChurch(server.platform, 'beiral')
    for (const aparencia of ['linen', 'azulejo'] as const) {
      await setVisual(createOwnCall(server.platform.transactions.at(church)), {
        corApp: '#0e7c7b',
        logo: null,
        aparencia,
      })
      expect((await visit('beiral').open('/')).html).toContain(`data-look="${aparencia}"`)
    }
  })

  it('a video of another service is loaded and framed only where somebody plays it', async () => {
    const church = await foundPlainChurch(server.platform, 'moinho')
    const publish = async (titulo: string, endereco: string) =>
      `/videos/${await publishVideo(createOwnCall(server.platform.transactions.at(church)), { titulo, endereco, dataPublicacao: new Date('2026-01-01T10:00:00Z') })}`
    const tube = await publish('Sem roteiro', 'https://youtu.be/abcdefghijk')
    const vimeo = await publish('Coro', 'https://vimeo.com/123456')
    const own = await publish('Nossa', 'https://moinho.example/a.mp4')
    const asleep = await visit('moinho').open(tube)
    expect(asleep.text).toContain('O vídeo vem do YouTube')
    expect(findAll(asleep.document, 'iframe')).toEqual([])
    const playing = await asleep.follow(/^Assistir: /, asleep.main)
    const [frame] = findAll(playing.main, 'iframe')
    expect(attribute(frame, 'title')).toBe('Sem roteiro, no YouTube')
    expect(attribute(frame, 'src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/)
    expect(attribute(frame, 'sandbox')).toMatch(/^allow-scripts allow-same-origin allow-presentation/)

    const frameSources = async (path: string) => {
      const { headers } = await visit('moinho').open(path)
      return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    }
    expect(await frameSources(tube)).toBe('https://www.youtube-nocookie.com')
    expect(await frameSources(vimeo)).toBe('https://player.vimeo.com')
    const corpo = { type: 'doc', content: [{ type: 'video', attrs: { url: 'youtu.be/abcdefghijk', title: '' } }] }
    const given = { situacao: 'PUBLICADO', titulo: 'Com filme', resumo: 'Veja.', corpo } as const
    const text = await publishContent(createOwnCall(server.platform.transactions.at(church)), 'MINISTERIO', given)
    expect(await frameSources(`/ministries/${text}`), 'a text with a film').toBe('https://www.youtube-nocookie.com')
    for (const other of ['/', '/videos', own, '/about', '/embed/player'])
      expect(await frameSources(other), other).toBe("'none'")
  })

  it('the player for other sites frames what it knows, links to what it does not, and shows nothing of what runs', async () => {
    await foundPlainChurch(server.platform, 'ponte')
    const open = (query: Record<string, string>) => visit('ponte').open(`/embed/player?${new URLSearchParams(query)}`)
    const known = await open({ url: 'https://open.spotify.com/episode/0123456789012345678901' })
    expect(known.headers['content-security-policy']).toMatch(
      /frame-src https:\/\/open\.spotify\.com;.*frame-ancestors \*/,
    )
    const unknown = await open({ url: 'https://a.example/page' })
    expect(attribute(findNamed(unknown.main, 'a', 'Abrir em a.example')[0], 'rel')).toMatch(/noopener/)
    for (const url of [
      'javascript:window.top.pwned=1',
      'data:text/html,<script>top.pwned=1</script>',
      '//evil.example/',
    ]) {
      const { document } = await open({ url, code: url })
      expect(readText(find(document, 'h1')), url).toBe('Nada para mostrar aqui')
    }
  })

  it('a song with nothing to show says so, and another church’s song is not found', async () => {
    const tenda = await foundPlainChurch(server.platform, 'tenda')
    const outra = await foundPlainChurch(server.platform, 'outra')
    const empty = await publishSong(createOwnCall(server.platform.transactions.at(tenda)), {
      title: 'Ainda sem letra',
    })
    const letter = [[{ snippet: 'a', chord: '' }]]
    const own = await publishSong(createOwnCall(server.platform.transactions.at(outra)), {
      title: 'Só da outra',
      letter,
    })
    const nothing = await visit('tenda').open(`/praises/${empty}`)
    expect([nothing.status, readText(find(nothing.main, '*', { role: 'alert' }))]).toEqual([
      404,
      expect.stringContaining('Ainda não há o que mostrar'),
    ])
    for (const path of [`/praises/${own}`, `/embed/praise?praiseId=${own}`]) {
      const { status, html } = await visit('tenda').open(path)
      expect([status, html.includes('Só da outra')], path).toEqual([404, false])
    }
    expect((await visit('outra').open(`/praises/${own}`)).status, 'control: it is there for its own').toBe(200)
    expect((await visit('tenda').open('/praises')).text).toContain('O repertório está chegando')
  })

  it('in another site’s page there is the song alone, in the colour it was asked for', async () => {
    const church = await foundPlainChurch(server.platform, 'coreto')
    const letter = [[{ snippet: 'a', chord: 'G' }]]
    const id = await publishSong(createOwnCall(server.platform.transactions.at(church)), {
      title: 'A porta e o mar',
      letter,
    })
    const open = (query: string) => visit('coreto').open(`/embed/praise${query}`)
    const song = await open(`?praiseId=${id}&embedColor=ffe600`)
    expect(song.headers['content-security-policy']).toContain('frame-ancestors *')
    expect(readText(find(song.document, 'h1'))).toBe('A porta e o mar')
    for (const frame of ['header nav', 'footer']) {
      const [outer = '', inner] = frame.split(' ')
      const parts = findAll(song.document, outer).filter((part) => !inner || find(part, inner))
      expect(parts, frame).toEqual([])
    }
    const brandOf = ({ html }: { html: string }) => /--brand:([^;}]*)/.exec(html)?.[1]
    expect(brandOf(song)).toBe('#ffe600')
    const odd = await open(`?praiseId=${id}&embedColor=${encodeURIComponent('red;}body{display:none')}`)
    expect(odd.status).toBe(200)
    expect(brandOf(odd)).toBe(brandOf(await open(`?praiseId=${id}`)))
    expect(odd.html.replaceAll(/(?:href|value|content)="[^"]*"/g, '')).not.toContain('body{display:none')
    const none = await open('')
    expect([none.status, readText(find(none.document, 'h1'))]).toEqual([200, 'Qual louvor?'])
  })

  it('all books, chapters, verses and searches of the Bible are reached', async () => {
    await foundPlainChurch(server.platform, 'leitura', [])
    const verses = { 'John.3.1': { texto: 'O monte acordou antes do sol.', paragrafo: true as const } }
    await importMadeUp(server.platform, { codigo: 'ensaio', books: ['Ruth', 'Mark', 'John'], verses })
    const front = await visit('leitura').open('/bible')
    const chapter = await (await front.follow('Marcos')).follow('Marcos 4')
    expect(readText(find(chapter.document, 'h1'))).toBe('Marcos 4')
    const verse = await chapter.follow('Versículo 3')
    expect(verse.url.pathname).toBe('/bible/ensaio/mark/4/3')
    expect(findAll(verse.main, '*', { class: /(?:^| )verse-marked(?: |$)/ })).toHaveLength(1)
    const found = await (await verse.follow('Buscar na Bíblia')).send({ q: 'monte' })
    expect(findNamed(found.main, 'a', 'João 3.1').length).toBeGreaterThan(0)
    const passage = await visit('leitura').open('/bible?passage=John.3.2')
    expect(passage.url.pathname).toBe('/bible/ensaio/john/3/2')
  })
})
