import { songs } from '@narthex/contract/praise/song.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { publishSong } from './praise.editing.service.ts'

const { path } = songs

describe('the songs of a church, as its staff write them', () => {
  const test = setUpChurches({ farol: {}, videira: {} })
  let editor: Person
  beforeEach(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', own: string, body?: object) =>
    test.call(method, `${path}${own}`, { office: editor, ...(body && { body }) })
  const add = async (own: object) => (await call('POST', '', { title: 'Vem ver o mar', ...own })).body
  const read = async (id: number) => (await test.call('GET', `/louvor/${id}/`)).body
  const listTitles = async (query = ''): Promise<string[]> =>
    (await test.call('GET', `/igreja/farol/louvor/${query}`)).body.itens.map(({ title }: { title: string }) => title)

  it('are shown at once in lines and sections, and come back as they were written', async () => {
    const cifra = '{key: G}\n{start_of_chorus: Refrão}\n[G]Vem ver o [D]mar\n{end_of_chorus}'
    const made = await add({ cifra })
    expect(made).toMatchObject({ cifra, tone: 'G', showType: 'cipher', versao: 1 })
    expect(await read(made.id)).toMatchObject({
      tone: 'G',
      letter: [
        [
          { snippet: 'Vem ver o ', chord: 'G' },
          { snippet: 'mar', chord: 'D' },
        ],
      ],
      sections: [{ begin: 0, kind: 'CHORUS', name: 'Refrão' }, { kind: 'OTHER' }],
    })
  })

  it('say in their form what goes before what their text says', async () => {
    const { id } = await add({ cifra: '{title: Outro}\n{artist: Lia}\n{key: G}\n[G]Vem', tone: 'A', author: null })
    expect(await read(id)).toMatchObject({ title: 'Vem ver o mar', author: 'Lia', tone: 'A' })
  })

  it('without a text of their own are edited as ChordPro, which makes the same lines', async () => {
    const letter = [
      [
        { snippet: 'Lá vem o ', chord: '' },
        { snippet: 'dia', chord: 'Am7' },
      ],
      [],
      [{ snippet: 'Amém', chord: '' }],
    ]
    const sections = [{ begin: 0, kind: 'VERSE' as const, name: 'Verso 1' }]
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    const id = await publishSong(own, { title: 'Sem texto', capo: 2, letter, sections })
    const before = await read(id)
    const { showType: _, id: __, ...form } = (await call('GET', `${id}`)).body
    expect(form.cifra).toContain('[Am7]dia')
    const set = await call('PUT', `${id}`, form)
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    expect((await read(id)).letter).toEqual(before.letter)
    expect(await read(id)).toMatchObject({ capo: 2, sections: [sections[0], { kind: 'OTHER' }] })
  })

  it('leave the songbook and the search with the trash, and come back to both', async () => {
    const { id } = await add({ title: 'Farol antigo', cifra: '[C]Luz que não se apaga' })
    expect(await listTitles('?q=apaga')).toEqual(['Farol antigo'])
    await call('DELETE', `${id}`)
    expect(await listTitles()).not.toContain('Farol antigo')
    expect(await listTitles('?q=apaga')).toEqual([])
    expect(await test.call('GET', `/louvor/${id}/`)).toMatchObject({ status: 404 })
    expect((await call('POST', `lixeira/${id}`)).body).toMatchObject({ title: 'Farol antigo' })
    expect(await listTitles('?q=apaga')).toEqual(['Farol antigo'])
  })

  it('are put by a name of another system: a second run changes them, and doubles none', async () => {
    const song = { title: 'Rio', cifra: '[D]Rio' }
    const first = await call('PUT', 'externo/coral-7', song)
    const second = await call('PUT', 'externo/coral-7', { ...song, cifra: '[E]Rio' })
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body.id).toBe(first.body.id)
    expect((await read(first.body.id)).letter).toEqual([[{ snippet: 'Rio', chord: 'E' }]])
  })

  it('are those of one church', async () => {
    const { id } = await add({ title: 'Nossa' })
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    for (const [method, own] of [
      ['GET', `${id}`],
      ['DELETE', `${id}`],
      ['GET', `${id}/historico`],
    ] as const)
      expect(await test.call(method, `${path}${own}`, { office })).toMatchObject({ status: 404 })
  })
})
