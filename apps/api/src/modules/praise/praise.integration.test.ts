import type { CallInput } from '@narthex/contract/endpoint'
import { getSong, getSongIndex, listSongs } from '@narthex/contract/praise/song.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { clientAt } from '../../testing/client-at.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { foundChurch } from '../churches/churches.editing.service.ts'
import { publishSong, publishWrittenSong } from './praise.editing.service.ts'

type GivenSong = Parameters<typeof publishSong>[1]
type Query = NonNullable<CallInput<typeof listSongs>['query']>

const notFound = { status: 404, code: 'NOT_FOUND' }
const invalid = { status: 400, code: 'VALIDATION' }
const sung = (title: string, own: Partial<GivenSong> = {}): GivenSong => ({
  title,
  letter: [[{ snippet: 'Lá vem o dia', chord: 'G' }]],
  ...own,
})

describe('songs', () => {
  const test = setUpChurches({ recife: { organizacao: 'pomar' }, lisboa: { organizacao: 'pomar' }, farol: {} })

  const at = (church: { label: string }) => clientAt(test.platform, church)
  const list = async (query: Query = {}, church: ChurchScope = test.recife, of = church.slug) =>
    (await at(church)).call(listSongs, { params: { slug: of }, query })
  const titles = async (query: Query = {}, church?: ChurchScope) =>
    (await list(query, church)).itens.map(({ title }) => title)
  const songAt = async (church: ChurchScope, id: number) =>
    (await at(church)).call(getSong, { params: { id: String(id) } })

  it('come as the church wrote them', async () => {
    const given: GivenSong = {
      title: ' Maré mansa ',
      subtitle: 'de manhã',
      author: 'Lia "Prado"',
      code: '12a',
      group: 'Hinário',
      theme: 'Paz',
      rhythm: '3/4',
      tone: 'G',
      capo: 2,
      letter: [
        [
          { snippet: 'Quando a ', chord: '' },
          { snippet: 'maré', chord: 'G4(7/9)' },
        ],
        [],
      ],
      sections: [{ begin: 0, kind: 'VERSE', name: 'Verso 1' }],
      musicalScore: [{ name: 'Melodia', url: '/media/files/abc.pdf' }],
    }
    const id = await publishSong(createOwnCall(test.platform.transactions.at(test.farol)), given)
    expect(await songAt(test.farol, id)).toEqual({ ...given, id, title: 'Maré mansa', showType: 'cipher' })
  })

  it.each<[shown: string | null, content: Partial<GivenSong>]>([
    ['cipher', {}],
    ['lyric', { letter: [[{ snippet: 'só palavras', chord: ' ' }]] }],
    ['score', { letter: [[{ snippet: '  ', chord: '' }]], musicalScore: [{ name: 'a', url: '/a.pdf' }] }],
    [null, { letter: [] }],
  ])('are shown first as %s by what they have; with nothing they are not listed', async (shown, content) => {
    const church = await foundChurch(test.platform, plainChurch(`mostra${shown ?? ''}`))
    const id = await publishSong(createOwnCall(test.platform.transactions.at(church)), sung('Uma', content))
    expect((await songAt(church, id)).showType).toBe(shown)
    expect(await titles({}, church)).toEqual(shown ? ['Uma'] : [])
    expect(await titles({ q: 'uma' }, church)).toEqual(shown ? ['Uma'] : [])
  })

  it('of one church are not found at another', async () => {
    const id = await publishSong(createOwnCall(test.platform.transactions.at(test.lisboa)), sung('De Lisboa'))
    for (const church of [test.recife, test.farol]) await expect(songAt(church, id)).rejects.toMatchObject(notFound)
    await expect(list({}, test.farol, 'lisboa')).rejects.toMatchObject(notFound)
    await expect(list({}, test.recife, 'farol')).rejects.toMatchObject(notFound)
    expect((await list({}, test.recife, 'lisboa')).itens.map(({ title }) => title)).toEqual(['De Lisboa'])
    expect((await songAt(test.lisboa, id)).title).toBe('De Lisboa')
    await expect(songAt(test.lisboa, 2_147_483_647)).rejects.toMatchObject(notFound)
  })

  describe('in a songbook', () => {
    beforeAll(async () => {
      const songs: GivenSong[] = [
        sung('Água viva', { theme: 'Paz', tone: 'G', author: 'Ana Céu', group: 'Azul' }),
        sung('Zelo', { theme: 'Louvor', tone: 'Em' }),
        sung('a casa', { theme: 'Paz', tone: 'Em', letter: [[{ snippet: 'Há um coração na janela', chord: '' }]] }),
        sung('1000 vezes', { theme: 'Louvor', tone: 'G' }),
        sung('“Silêncio”', { tone: 'G' }),
        sung('Bendito', { theme: 'Natal', group: 'Azul' }),
      ]
      for (const song of songs) await publishSong(createOwnCall(test.platform.transactions.at(test.recife)), song)
    })

    it('stand by their titles, whatever accents and capitals', async () => {
      expect(await titles()).toEqual(['1000 vezes', 'a casa', 'Água viva', 'Bendito', '“Silêncio”', 'Zelo'])
    })

    it.each<[Query, string[]]>([
      [{ tema: 'Paz' }, ['a casa', 'Água viva']],
      [{ tom: 'Em' }, ['a casa', 'Zelo']],
      [{ grupo: 'Azul' }, ['Água viva', 'Bendito']],
      [{ letra: 'a' }, ['a casa', 'Água viva']],
      [{ letra: '0', tema: 'Louvor' }, ['1000 vezes']],
      [{ tema: 'Paz', tom: 'G' }, ['Água viva']],
      [{ tema: 'paz' }, []],
      [{ q: 'AGUA' }, ['Água viva']],
      [{ q: 'ana ceu' }, ['Água viva']],
      [{ q: 'coracao jan' }, ['a casa']],
      [{ q: 'dia', tema: 'Natal' }, ['Bendito']],
      [{ q: 'nada disso' }, []],
    ])('%j finds %j', async (query, found) => {
      expect(await titles(query)).toEqual(found)
      expect((await list(query)).total).toBe(found.length)
    })

    it('make every page of any size, each song once', async () => {
      const all = await titles()
      const read: string[] = []
      for (let page = 1; page <= 4; page++) read.push(...(await titles({ page: String(page), limit: '2' })))
      expect(read).toEqual(all)
      expect(await list({ page: '9', limit: '2' })).toEqual({ itens: [], total: 6, page: 9, limit: 2 })
    })

    it('are counted by what they can be narrowed by', async () => {
      const index = await (await at(test.recife)).call(getSongIndex, { params: { slug: 'recife' } })
      expect(index).toEqual({
        temas: [
          { valor: 'Louvor', total: 2 },
          { valor: 'Natal', total: 1 },
          { valor: 'Paz', total: 2 },
        ],
        tons: [
          { valor: 'Em', total: 2 },
          { valor: 'G', total: 3 },
        ],
        grupos: [{ valor: 'Azul', total: 2 }],
        letras: [
          { valor: '0', total: 1 },
          { valor: 'a', total: 2 },
          { valor: 'b', total: 1 },
          { valor: 's', total: 1 },
          { valor: 'z', total: 1 },
        ],
      })
    })
  })

  it('are read from a text with its chords, which says what is not said besides', async () => {
    const cifra = '{title: Do texto}\n{artist: Ana}\n{key: D}\n{capo: 3}\n{soc}\n[D]Vem, [A/C#]vem\n{eoc}'
    const id = await publishWrittenSong(createOwnCall(test.platform.transactions.at(test.farol)), {
      cifra,
      author: 'Outra',
      theme: 'Paz',
    })
    expect(await songAt(test.farol, id)).toMatchObject({
      title: 'Do texto',
      author: 'Outra',
      theme: 'Paz',
      tone: 'D',
      capo: 3,
      showType: 'cipher',
      letter: [
        [
          { snippet: 'Vem, ', chord: 'D' },
          { snippet: 'vem', chord: 'A/C#' },
        ],
      ],
      sections: [
        { begin: 0, kind: 'CHORUS', name: '' },
        { begin: 1, kind: 'OTHER', name: '' },
      ],
    })
    const over = await publishWrittenSong(createOwnCall(test.platform.transactions.at(test.farol)), {
      title: 'Em colunas',
      cifra: 'G    D\nVem, vem',
    })
    expect((await songAt(test.farol, over)).letter).toEqual([
      [
        { snippet: 'Vem, ', chord: 'G' },
        { snippet: 'vem', chord: 'D' },
      ],
    ])
  })

  it('are not made with a script as their score', async () => {
    const before = (await list({}, test.farol)).total
    const wrong = sung('a', { musicalScore: [{ name: 'a', url: 'javascript:alert(1)' }] })
    await expect(publishSong(createOwnCall(test.platform.transactions.at(test.farol)), wrong)).rejects.toMatchObject(
      invalid,
    )
    expect((await list({}, test.farol)).total).toBe(before)
  })

  it('are not made of a text without a title, or of one that is too long', async () => {
    const make = (cifra: string) =>
      publishWrittenSong(createOwnCall(test.platform.transactions.at(test.farol)), { cifra })
    await expect(make('[G]Vem')).rejects.toMatchObject(invalid)
    await expect(make(`{t: a}\n${'a'.repeat(60_001)}`)).rejects.toMatchObject(invalid)
  })
})
