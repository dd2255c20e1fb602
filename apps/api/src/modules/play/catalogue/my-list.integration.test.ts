import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { publishTitle } from './title-editing.service.ts'

const modules = ['MOD_ASSINATURA'] as const
const path = '/usuario-plano-assinatura-conteudo/'

describe("a member's list", () => {
  const test = setUpChurches({ farol: { modules }, natal: { modules } }, { startsAt: new Date('2026-06-20T12:00:00Z') })
  let ana: Person
  let rui: Person
  const ids: number[] = []

  beforeAll(async () => {
    for (const [titulo, disponivelAte] of [
      ['Fica', null],
      ['Acaba', '2026-06-20T12:05:00Z'],
    ] as const)
      ids.push(
        await publishTitle(createOwnCall(test.platform.transactions.at(test.farol)), {
          tipo: 'FILME',
          titulo,
          acesso: 'ASSINANTE',
          idioma: 'pt',
          endereco: 'https://youtu.be/abcdefghijk',
          dataPublicacao: '2026-06-01T12:00:00Z',
          disponivelAte,
        }),
      )
  })
  beforeEach(async () => {
    ana = await test.join()
    rui = await test.join()
  })

  const query = (of: Person, title?: number) =>
    `?igreja=farol&usuario=${of.memberId}${title ? `&planoAssinaturaConteudo=${title}` : ''}`
  const keep = (title = 0, of = ana, by = of) => test.call('POST', path + query(of, title), { token: by.token })
  const list = async (of = ana, by = of) => test.call('GET', path + query(of), { token: by.token })
  const drop = (id: string, by = ana) => test.call('DELETE', `${path}${id}/`, { token: by.token })
  const titles = async () =>
    (await list()).body.map(
      (entry: { planoAssinaturaConteudo: { titulo: string } }) => entry.planoAssinaturaConteudo.titulo,
    )

  it('keeps a title once, the last kept first, and lets it go', async () => {
    const first = await keep(ids[0])
    expect(first).toMatchObject({
      status: 200,
      body: { planoAssinaturaConteudo: { id: ids[0], titulo: 'Fica' }, dataCadastro: '2026-06-20T12:00:00.000Z' },
    })
    test.advance(1000)
    await keep(ids[1])
    expect((await keep(ids[0])).body).toEqual(first.body)
    expect(await titles()).toEqual(['Acaba', 'Fica'])
    expect(await drop(first.body.id)).toMatchObject({ status: 200 })
    expect(await titles()).toEqual(['Acaba'])
    expect(await drop(first.body.id)).toMatchObject({ status: 404 })
  })

  it('keeps it once also when two devices ask at the same time', async () => {
    const answers = await Promise.all([keep(ids[0]), keep(ids[0]), keep(ids[0])])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await titles()).toEqual(['Fica'])
  })

  it('leaves out what is no longer shown', async () => {
    await keep(ids[0])
    await keep(ids[1])
    test.advance(5 * 60_000)
    expect(await titles()).toEqual(['Fica'])
    expect(await keep(ids[1], rui)).toMatchObject({ status: 404 })
  })

  it('is its own alone', async () => {
    const { body } = await keep(ids[0])
    expect(await list(ana, rui)).toMatchObject({ status: 404 })
    expect(await keep(ids[0], ana, rui)).toMatchObject({ status: 404 })
    expect(await drop(body.id, rui)).toMatchObject({ status: 404 })
    expect(await drop(randomUUID())).toMatchObject({ status: 404 })
    expect(await test.call('GET', path + query(ana), {})).toMatchObject({ status: 401 })
    expect(await titles()).toEqual(['Fica'])
    const elsewhere = await test.join({ at: test.natal })
    const natal = `?igreja=natal&usuario=${elsewhere.memberId}&planoAssinaturaConteudo=${ids[0]}`
    expect(await test.call('POST', path + natal, { token: elsewhere.token, host: 'natal.narthex.test' })).toMatchObject(
      {
        status: 404,
      },
    )
  })
})
