import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { atomFilm, rssFilm, writeAtom, writeRss } from '../testing/channel-feeds.ts'
import { readFilms } from './read-films.rules.ts'

const read = (xml: string) => readFilms(xml, { parseAtomFeed, parseRssFeed })

describe('the films of a feed', () => {
  it('are read as YouTube writes them', () => {
    const xml = writeAtom([
      atomFilm({ code: 'abcdefghijk', title: 'O sal &amp; a luz', about: 'Linha 1\nLinha 2 &lt;3' }),
    ])
    expect(read(xml)).toEqual([
      {
        codigo: 'youtube:abcdefghijk',
        source: { servico: 'YOUTUBE', codigo: 'abcdefghijk', url: null },
        titulo: 'O sal & a luz',
        descricao: 'Linha 1\nLinha 2 <3',
        dataPublicacao: new Date('2026-05-03T10:00:00Z'),
        picture: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
      },
    ])
  })

  it('are read as Vimeo writes them, with the hash of one that is not listed', () => {
    const [listed, unlisted] = read(
      writeRss([rssFilm({ number: '4321' }), rssFilm({ number: '1234', hash: 'abcdef0123' })]),
    )
    expect(listed).toMatchObject({
      codigo: 'vimeo:4321',
      titulo: 'Um filme',
      descricao: 'Um texto\n\ncom dois parágrafos.',
    })
    expect(unlisted).toMatchObject({ codigo: 'vimeo:1234', source: { codigo: '1234/abcdef0123' } })
  })

  it('are those of the two services alone, once each, with a moment', () => {
    const films = [
      atomFilm({ code: 'abcdefghijk' }),
      atomFilm({ code: 'abcdefghijk', title: 'Outra vez' }),
      atomFilm({ code: 'bbbbbbbbbbb', link: 'https://evil.example/watch?v=bbbbbbbbbbb' }),
      atomFilm({ code: 'ccccccccccc', link: 'https://media.example/a.mp4' }),
      atomFilm({ code: 'ddddddddddd', at: 'ontem' }),
      atomFilm({ code: 'eeeeeeeeeee', link: 'https://www.youtube.com/shorts/eeeeeeeeeee' }),
    ]
    expect(read(writeAtom(films)).map(({ codigo }) => codigo)).toEqual(['youtube:abcdefghijk', 'youtube:eeeeeeeeeee'])
  })

  it('have a title whatever they lack, and no marks that disguise it', () => {
    const [none, long] = read(
      writeAtom([
        atomFilm({ code: 'abcdefghijk', title: ' \u202e ' }),
        atomFilm({ code: 'bbbbbbbbbbb', title: `\u202e${'x'.repeat(900)}`, about: 'y'.repeat(20_000) }),
      ]),
    )
    expect(none?.titulo).toBe('…')
    expect(long?.titulo).toBe('x'.repeat(200))
    expect(long?.descricao).toHaveLength(8000)
  })

  it.each([
    ['a page', '<!doctype html><html><body>feed</body></html>'],
    ['a bomb', '<!DOCTYPE a [<!ENTITY b "x">]><feed>&b;</feed>'],
    ['half of it', writeAtom([atomFilm({ code: 'abcdefghijk' })]).slice(0, 300)],
    ['nothing', ''],
  ])('are not read from %s', (_, xml) => {
    expect(() => read(xml)).toThrow(/feed/)
  })
})
