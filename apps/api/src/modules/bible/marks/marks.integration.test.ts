import { listBibleMarks, mergeBibleMarks } from '@narthex/contract/bible/bible-mark.endpoints'
import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import { bibleMarksPerMember } from '@narthex/contract/limits'
import { describe, expect, it } from 'vitest'
import { createMemberCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { listOwnMarks, mergeOwnMarks } from './marks.service.ts'

const startsAt = new Date('2026-06-14T12:00:00.000Z')
const minute = (number: number) => new Date(startsAt.getTime() - 3_600_000 + number * 60_000).toISOString()
const highlight = (own: Partial<BibleMark> = {}): BibleMark => ({
  livro: 'John',
  capitulo: 3,
  versiculo: 16,
  tipo: 'DESTAQUE',
  cor: 'AMARELO',
  ativo: true,
  alteradaEm: minute(1),
  ...own,
})

describe('marks in verses', () => {
  const test = setUpChurches({ farol: {}, recife: {} }, { startsAt })
  const callOf = (person: Person) => createMemberCall(test.platform.transactions.at(test.farol), person)
  const merge = async (person: Person, ...marcas: BibleMark[]) => mergeOwnMarks(callOf(person), marcas)
  const marksOf = async (person: Person, since?: number) => (await listOwnMarks(callOf(person), since)).marcas

  it('are their member’s alone, at one church', async () => {
    const [ana, bia] = [await test.join(), await test.join()]
    expect(await merge(ana, highlight())).toEqual({ versao: 1, marcas: [highlight()] })
    expect(await marksOf(ana)).toEqual([highlight()])
    expect(await marksOf(bia)).toEqual([])
    const elsewhere = await test.join({ at: test.recife })
    const call = createMemberCall(test.platform.transactions.at(test.recife), elsewhere)
    expect((await listOwnMarks(call)).marcas).toEqual([])
  })

  it('end alike in any order: of each the last change wins, taken away or not', async () => {
    const changes = [
      highlight(),
      highlight({ cor: 'AZUL', alteradaEm: minute(3) }),
      highlight({ ativo: false, alteradaEm: minute(4) }),
      highlight({ cor: 'ROSA', alteradaEm: minute(2) }),
      highlight({ tipo: 'FAVORITO', cor: null }),
    ]
    const expected = [changes[2], changes[4]]
    for (const order of [
      [0, 1, 2, 3, 4],
      [4, 2, 3, 1, 0],
      [2, 0, 4, 1, 3],
    ]) {
      const [one, other] = [await test.join(), await test.join()]
      const given = order.map((index) => changes[index] as BibleMark)
      for (const change of given) await merge(one, change)
      await merge(other, ...given)
      for (const person of [one, other]) expect(await marksOf(person)).toEqual(expected)
    }
  })

  it('answer what holds now, also to a change that came too late', async () => {
    const person = await test.join()
    await merge(person, highlight({ alteradaEm: minute(5) }))
    const late = highlight({ cor: 'ROSA', alteradaEm: minute(2) })
    expect((await merge(person, late)).marcas).toEqual([highlight({ alteradaEm: minute(5) })])
    expect((await merge(person, highlight({ cor: 'ROSA', alteradaEm: minute(5) }))).marcas[0]?.cor).toBe('AMARELO')
  })

  it('of a clock that runs ahead count as of now', async () => {
    const person = await test.join()
    const { marcas } = await merge(person, highlight({ alteradaEm: '2099-01-01T00:00:00.000Z' }))
    expect(marcas[0]?.alteradaEm).toBe(startsAt.toISOString())
    test.advance(1000)
    const later = new Date(startsAt.getTime() + 500).toISOString()
    expect((await merge(person, highlight({ cor: 'VERDE', alteradaEm: later }))).marcas[0]?.cor).toBe('VERDE')
  })

  it('are told to other devices since they last asked, those taken away too', async () => {
    const person = await test.join()
    const { versao } = await merge(person, highlight(), highlight({ versiculo: 17 }))
    const gone = highlight({ ativo: false, alteradaEm: minute(2) })
    await merge(person, gone)
    expect(await marksOf(person, versao)).toEqual([gone])
    const current = await listOwnMarks(callOf(person))
    expect(current.versao).toBe(2)
    expect(await listOwnMarks(callOf(person), current.versao)).toEqual({ versao: 2, marcas: [] })
  })

  it('of two devices at once get versions of their own', async () => {
    const person = await test.join()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => merge(person, highlight({ versiculo: index + 1 }))),
    )
    expect(answers.map(({ versao }) => versao).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await marksOf(person)).toHaveLength(8)
  })

  it('have a limit, within which what is there can still be changed', async () => {
    const person = await test.join()
    await merge(person, highlight())
    await test.asOwner((owner) =>
      owner.query(
        `insert into biblia_marca (igreja_id, usuario_id, ordem, tipo, alterada_em, ativo, versao)
         select $1, $2, 1001001 + n, 'FAVORITO', now(), true, 1 from generate_series(1, $3) n`,
        [test.farol.igrejaId, person.memberId, bibleMarksPerMember - 1],
      ),
    )
    await expect(merge(person, highlight({ versiculo: 17 }))).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    expect((await listOwnMarks(callOf(person))).marcas).toHaveLength(bibleMarksPerMember)
    expect((await merge(person, highlight({ cor: 'AZUL', alteradaEm: minute(9) }))).marcas[0]?.cor).toBe('AZUL')
  })

  it('are not made at a place that the Bible lacks', async () => {
    const person = await test.join()
    const body = { marcas: [{ ...highlight(), capitulo: 22 }] }
    const answer = await test.call('PUT', '/biblia/marca', { body, token: person.token })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(await marksOf(person)).toEqual([])
  })

  it('are for members: 200 at once, each call the same when it is repeated', async () => {
    expect([listBibleMarks.access, mergeBibleMarks.access]).toEqual(['login', 'login'])
    const person = await test.join()
    const marcas = Array.from({ length: 201 }, (_, index) =>
      highlight({ livro: 'Ps', capitulo: 119, versiculo: 1 + (index % 176) }),
    )
    const send = (sent: BibleMark[], token?: string) =>
      test.call('PUT', '/biblia/marca', { body: { marcas: sent }, token })
    expect(await send(marcas.slice(0, 176))).toMatchObject({ status: 401 })
    expect(await send(marcas, person.token)).toMatchObject({ status: 400 })
    expect(await send([], person.token)).toMatchObject({ status: 400 })
    const first = await send(marcas.slice(0, 176), person.token)
    expect(first.status).toBe(200)
    await send(marcas.slice(0, 176), person.token)
    expect(await marksOf(person)).toHaveLength(176)
  })
})
