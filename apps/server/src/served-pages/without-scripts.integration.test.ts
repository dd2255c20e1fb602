import { beforeAll, describe, expect, it } from 'vitest'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { type PlainReader, plainReader } from './testing/plain-reader.ts'
import { attribute, type Element, find, findAll, findNamed, findWith, readText } from './testing/served-document.ts'
import { hostNamed } from './testing/sites.ts'

describe('a reader without scripts', () => {
  const server = setUpDemoServer()
  let mare: PlainReader
  beforeAll(() => {
    mare = plainReader(server.app, 'mare')
  })
  const get = (path: string) => server.app.inject({ url: path, headers: { host: hostNamed('mare') } })

  it('leafs through the calendar, narrows it, comes to a day and takes a service home', async () => {
    const now = await mare.open('/schedule')
    expect(readText(find(now.document, 'h1'))).toBe('Agenda')
    const next = await now.follow(/^Próximo mês/)
    expect(next.url.search).toMatch(/month=\d{4}-\d\d$/)
    const services = await next.follow('Cultos', find(next.main, 'nav', { 'aria-label': 'Mostrar' }))
    expect(services.url.search).toMatch(/kind=culto/)
    expect(findWith(services.main, 'li', 'Ensaio do coral')).toEqual([])
    const [sunday] = findNamed(find(services.main, 'table'), 'a', /^domingo/)
    const day = /#(d-\d{4}-\d\d-\d\d)$/.exec(attribute(sunday, 'href') ?? '')?.[1]
    expect(find(services.main, '*', { id: day ?? '' })).toBeDefined()

    const row = findWith(services.main, 'li', 'Culto da manhã').find((item) => find(item, 'details'))
    expect(readText(row)).toContain('Toda semana: domingo')
    expect(readText(row)).toContain('Rua do Velame')
    expect(attribute(findNamed(row, 'a', /Ver no mapa/)[0], 'href')).toMatch(/openstreetmap/)
    const files = findNamed(row, 'a', 'Apple e outros').map((link) => attribute(link, 'href') ?? '')
    expect(files).toHaveLength(2)
    expect(files[0]).toMatch(/\/schedule\/culto-\d+-\d{8}\.ics$/)
    const [one, all] = await Promise.all(files.map(async (file) => (await get(file)).body))
    expect(one).toMatch(/DTSTART:\d{8}T130000Z/)
    expect(all).toContain('RRULE:FREQ=WEEKLY;BYDAY=SU')
  })

  it('sees the week begin as their country has it, and subscribes to a calendar of one kind', async () => {
    const heads = async (site: string, language: string) => {
      const { main } = await plainReader(server.app, site, language).open('/schedule')
      return findAll(main, 'th', { scope: 'col' }).map(
        (head) => attribute(find(head, 'abbr'), 'title') ?? readText(head),
      )
    }
    expect((await heads('azotea', 'es-ES'))[0]).toContain('lunes')
    expect((await heads('mare', 'pt-BR'))[0]).toContain('domingo')
    const { main } = await mare.open('/schedule?kind=evento')
    expect(findAll((await mare.open('/schedule')).main, '*', { 'aria-current': 'date' })).toHaveLength(1)
    expect(readText(main)).toContain('Para assinar: Eventos')
    const address = attribute(findNamed(main, 'a', 'Assinar')[0], 'href') ?? ''
    expect(address).toMatch(/^webcal:.*\/schedule-evento\.ics$/)
    const file = await get(new URL(address.replace(/^webcal/, 'http')).pathname)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.body).toContain('X-WR-CALNAME:Igreja Boa Maré · Eventos')
  })

  const hits = (part: Element | undefined) => findAll(part, 'li').filter((item) => /<h\d/.test(markupOf(item)))

  it('searches the site by a form, and narrows down what was found by links', async () => {
    const found = await (await mare.open('/search')).send({ q: 'agua' })
    expect(hits(found.main).length).toBeGreaterThan(2)
    const kinds = find(found.main, 'nav', { 'aria-label': 'Tipos de resultado' })
    const devotionals = await found.follow(/^Devocionais/, kinds)
    expect(devotionals.url.search).toMatch(/q=agua&kind=DEVOCIONAL$/)
    for (const hit of hits(devotionals.main)) expect(readText(hit)).toContain('Devocional')
    const everywhere = await devotionals.follow('Em toda a rede')
    expect(everywhere.url.search).toMatch(/in=all/)
    expect(hits(everywhere.main).length).toBeGreaterThan(0)
  })

  it('who searches for words that are nowhere is led to what is called something like them, or on', async () => {
    const similar = await mare.open('/search?q=orqestra+da+marre')
    expect(similar.text).toContain('Seria isto?')
    expect(readText(hits(similar.main)[0])).toContain('Orquestra da Maré')
    const none = await mare.open('/search?q=xyzzyxyzzy')
    expect(none.text).toContain('Nenhum resultado para “xyzzyxyzzy”')
    expect(attribute(findNamed(none.main, 'a', 'Notícias')[0], 'href')).toBe('/news')
  })

  it.each(['/search', '/news', '/videos', '/podcast', '/praises'])(
    'a whole text in the address is a search for its first words at %s',
    async (path) => {
      const text = encodeURIComponent('Nenhuma página começa com estas palavras. '.repeat(90))
      const { status, main } = await mare.open(`${path}?q=${text}`)
      expect(status).toBe(200)
      expect(attribute(find(main, 'input', { type: 'search' }), 'value')).toMatch(/^Nenhuma página/)
      expect(findAll(main, '*').some((part) => /^(?:Nada|Nenhum resultado|Não encontramos)/.test(readText(part)))).toBe(
        true,
      )
    },
  )

  it('finds events by their kinds and their past, and is led back from what is not found', async () => {
    const list = await mare.open('/event')
    const cards = (part: Element | undefined) =>
      findAll(part, 'li').filter((card) => find(card, '*', { 'data-cover': true }))
    expect(cards(list.main)).toHaveLength(12)
    expect(cards((await list.follow('Retiros das famílias')).main)).toHaveLength(1)
    const retreat = await list.follow('Retiro das famílias em Gravatá')
    expect(findNamed(retreat.main, 'h2', 'Programação')).toHaveLength(1)
    expect(retreat.text).toContain('Estrada da Serra Mansa, km 4')
    const file = await get(attribute(findNamed(retreat.main, 'a', 'Apple e outros')[0], 'href') ?? '')
    expect(file.body).toContain('SUMMARY:Retiro das famílias em Gravatá')

    const past = await (await list.follow('Passados')).follow('Feira de histórias da Rua do Velame')
    expect(past.text).toContain('Este evento já aconteceu.')
    const coming = await past.follow('Veja os próximos')
    expect(findNamed(coming.main, 'a', 'Dinheiro sem vergonha').length).toBeGreaterThan(0)
    for (const query of ['q=zzz', 'mes=2031-01', 'quando=passados&q=zzz'])
      expect((await mare.open(`/event?${query}`)).text, query).toContain('Nada encontrado')
    const all = await (await mare.open('/event?quando=passados&q=zzz')).follow('Ver tudo')
    expect(findNamed(all.main, 'a', 'Dinheiro sem vergonha').length).toBeGreaterThan(0)
  })

  it.each(['999999', 'abc', '-1', '0'])('an event that is not there is not found: %s', async (id) => {
    expect((await get(`/event/${id}`)).statusCode).toBe(404)
  })

  it('looks for a church of an organisation by a form', async () => {
    const organisation = plainReader(server.app, 'ancoradouro')
    const names = (part: Element | undefined) => hits(part).map((item) => readText(find(item, 'h2')))
    const home = await organisation.open('/')
    const [nearMe] = findNamed(home.main, 'button', 'Perto de mim')
    expect(attribute(nearMe, 'class'), 'nothing is there that cannot work').toContain('noscript:hidden')
    const found = await home.send({ q: 'cadiz' })
    expect([found.url.pathname, found.url.search]).toEqual(['/churchs', '?q=cadiz'])
    expect(names(found.main)).toEqual(['La Azotea'])
    const none = await found.send({ q: 'nada disso' }, 'Buscar')
    const all = await none.follow('Ver todas as igrejas')
    expect([all.url.pathname, names(all.main).length]).toEqual(['/churchs', 2])
  })

  it('listens to a podcast with the browser’s own player, and leafs through its episodes', async () => {
    const list = await mare.open('/podcast')
    expect(findAll(list.main, 'audio', { controls: true }).length).toBeGreaterThan(0)
    expect(hits(list.main)).toHaveLength(10)
    const older = await list.follow('Mais episódios')
    expect(hits(older.main)).toHaveLength(2)
    expect(hits((await older.follow('Episódios mais novos')).main)).toHaveLength(10)
    expect((await list.send({ q: 'joao sinos' })).text).toContain('Não achamos “joao sinos”')
    const found = await list.send({ q: 'amancio' })
    expect(hits(found.main)).toHaveLength(1)
    const episode = await mare.open(attribute(find(hits(found.main)[0], 'a'), 'href') ?? '')
    expect(readText(find(episode.document, 'h1'))).toBe('O barco de seu Amâncio')
  })

  it('plays a song in another key, with each choice an address', async () => {
    const songs = await (await mare.open('/praises')).send({ q: 'coracao mare' })
    expect(songs.text).toContain('1 resultado')
    const song = await songs.follow(/A porta e o mar/)
    const chords = (part: Element | undefined) =>
      findAll(part, '*', { class: /(?:^| )song-chord(?: |$)/ }).map(readText)
    expect(chords(song.main).slice(0, 4)).toEqual(['G7M', 'D/F#', 'Em7(9)', 'C6/9'])
    const higher = await mare.open(`${song.url.pathname}?tone=+2`)
    expect(chords(higher.main).slice(0, 2)).toEqual(['A7M', 'E/G#'])
    const highest = await higher.send({ capo: '0' }, 'Subir meio tom')
    expect(chords(highest.main).slice(0, 2)).toEqual(['Bb7M', 'F/A'])
    const words = await highest.send({ mode: 'lyric' }, 'Mostrar')
    expect(words.url.search).toMatch(/mode=lyric/)
    expect(words.text).toContain('Entra, que a maré trouxe')
    expect(chords(words.main)).toEqual([])
    expect(chords((await mare.open(`${song.url.pathname}?mode=nonsense&tone=99&capo=x`)).main)[0]).toBe('G7M')
  })

  it('searches Play, and finds the way back to the church', async () => {
    const play = await mare.open('/play')
    const form = findAll(play.document, 'form').find((one) => find(one, 'input', { name: 'term' }))
    expect([attribute(form, 'action'), attribute(find(form, 'input', { name: 'type' }), 'value')]).toEqual([
      '/play/search',
      'query',
    ])
    const found = await mare.open('/play/search?type=query&term=paz')
    expect(found.status).toBe(200)
    const [back] = findNamed(found.document, 'a', 'Voltar ao site: Igreja Boa Maré')
    expect(attribute(back, 'href')).toBe('/')
  })

  it('keeps a chosen language from page to page, and is offered no theme', async () => {
    const reader = plainReader(server.app, 'mare')
    const home = await reader.open('/news?q=a')
    const spanish = await home.follow('Español', find(home.document, 'footer'))
    expect(spanish.url.search).toBe('?q=a&lang=es')
    expect(attribute(find(spanish.document, 'html'), 'lang')).toBe('es')
    const [next] = findNamed(find(spanish.document, 'footer'), 'a', 'Eventos')
    expect(attribute(next, 'href')).toBe('/event')
    expect(attribute(find((await reader.open('/about')).document, 'html'), 'lang')).toBe('es')
    expect(attribute(find((await mare.open('/about')).document, 'html'), 'lang'), 'no other reader').toBe('pt')
  })

  it('embedded, a page has no frame, and none on the page after it', async () => {
    const home = await mare.open('/?embed=true')
    expect(findAll(home.document, 'header').length).toBe(0)
    const [link] = findAll(home.main, 'a', { href: /^\/about/ })
    expect(attribute(link, 'href')).toBe('/about?embed=true')
    expect(findAll((await mare.open('/about?embed=true')).document, 'header')).toEqual([])
  })

  it('sees what a film tells, and plays it, without a script', async () => {
    const series = await (await mare.open('/videos')).follow('Os vitrais contam')
    const video = await series.follow('O azul que veio de Olinda')
    const [sign] = findNamed(video.main, 'a', /^Assistir: /)
    expect(findAll(video.main, 'video')).toEqual([])
    const playing = await mare.open(attribute(sign, 'href') ?? '')
    expect(findAll(playing.main, 'video', { controls: true })).toHaveLength(1)
  })
})

/** The names of the elements within, as `<h2`. */
const markupOf = (part: Element) =>
  findAll(part, '*')
    .map(({ name }) => `<${name}`)
    .join('')
