import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('the waiting list by hand', () => {
  const stage = setUpTickets()
  const { test } = stage
  let admin: Person

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const sell = (seats = 1) =>
    stage.sell({
      flagEspera: true,
      minutosOferta: 60,
      cotas: { seats: { nome: 'Vagas', vagas: seats } },
      ingressos: { adult: { nome: 'Adulto', valor: 0, cotas: ['seats'] } },
    })
  const join = async (event: SoldEvent, nome: string, own: object = {}): Promise<string> => {
    test.advance(1000)
    const pessoa = { nome, email: `${nome.toLowerCase()}@example.org` }
    const body = { chave: randomUUID(), idIngresso: event.types.adult, pessoa, ...own }
    return (await test.call('POST', `/evento/${event.id}/espera/`, { body })).body.codigo
  }
  const office = (method: 'GET' | 'POST' | 'DELETE', event: SoldEvent, path = '', by = admin): Promise<Answer> =>
    test.call(method, `/evento/${event.id}/equipe/espera/${path}`, { token: by.token })
  const list = async (event: SoldEvent, query = '') => (await office('GET', event, query)).body
  const acts = (event: SoldEvent) =>
    test.asOwner((owner) =>
      owner.query(`select acao, detalhes->>'codigo' codigo from auditoria where acao like 'WAITING%'
        and detalhes->>'evento' = '${event.id}' order by id`),
    )
  const setSeats = (event: SoldEvent, vagas: number) =>
    test.asOwner((owner) => owner.query('update evento_cota set vagas = $1 where evento_id = $2', [vagas, event.id]))

  it('shows who waits, the first first, page by page', async () => {
    const event = await sell()
    await stage.hold(event)
    const codes = [await join(event, 'Ana'), await join(event, 'Rui'), await join(event, 'Lia')]
    const first = await list(event, '?limit=2')
    expect(first).toMatchObject({
      total: 3,
      itens: [
        { codigo: codes[0], nome: 'Ana', email: 'ana@example.org', ingresso: 'Adulto', situacao: 'ESPERA' },
        { codigo: codes[1], nome: 'Rui' },
      ],
    })
    // The next part begins in the same place when the last of this one has gone.
    await test.asOwner((owner) => owner.query('delete from evento_espera where codigo = $1', [codes[1]]))
    const rest = await list(event, `?limit=2&apos=${first.proximo}`)
    expect(rest).toMatchObject({ total: null, proximo: null, itens: [{ codigo: codes[2], ofertaAte: null }] })
    expect(await list(event, '?situacao=DESISTIU')).toMatchObject({ total: 0, itens: [] })
  })

  it('offers seats to one, before those who came first, and says until when', async () => {
    const event = await sell()
    await stage.hold(event)
    const [first, second] = [await join(event, 'Ana'), await join(event, 'Rui')]
    expect(await office('POST', event, `${second}/oferta`)).toMatchObject({
      status: 409,
      body: { code: 'EVT_REG_001' },
    })
    await setSeats(event, 2)
    const { status, body } = await office('POST', event, `${second}/oferta`)
    expect(status).toBe(200)
    expect(Date.parse(body.ofertaAte)).toBe(test.now.getTime() + 3_600_000)
    expect((await list(event)).itens).toMatchObject([
      { codigo: first, situacao: 'ESPERA' },
      { codigo: second, situacao: 'OFERTA', ofertaAte: body.ofertaAte },
    ])
    expect(await office('POST', event, `${second}/oferta`)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(await acts(event)).toEqual([{ acao: 'WAITING_OFFERED', codigo: second }])
    expect(await stage.free(event)).toEqual({ seats: 0 })
  })

  it('never offers one seat twice', async () => {
    const event = await sell()
    await stage.hold(event)
    const codes = [await join(event, 'Ana'), await join(event, 'Rui')]
    await setSeats(event, 2)
    const answers = await Promise.all(codes.map((codigo) => office('POST', event, `${codigo}/oferta`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('offers nothing while the ticket is not on sale', async () => {
    const event = await sell()
    await stage.hold(event)
    const codigo = await join(event, 'Ana')
    await setSeats(event, 2)
    await test.asOwner((owner) =>
      owner.query(`update evento_ingresso set flag_ativo = false where evento_id = $1`, [event.id]),
    )
    expect((await office('POST', event, `${codigo}/oferta`)).body.code).toBe('EVT_REG_020')
  })

  it('takes one off, and lets those behind come on', async () => {
    const event = await sell(2)
    await stage.hold(event)
    const family = await join(event, 'Ana', { quantidade: 2 })
    const behind = await test.asOwner((owner) =>
      owner.query<{ codigo: string }>(
        `insert into evento_espera (igreja_id, codigo, evento_id, ingresso_id, quantidade, nome, email, situacao, chave, criada_em)
         select igreja_id, $2, evento_id, ingresso_id, 1, 'Rui', 'rui@example.org', 'ESPERA', gen_random_uuid(),
           criada_em + interval '1 second' from evento_espera where codigo = $1 returning codigo`,
        [family, `${'0'.repeat(25)}A`],
      ),
    )
    expect(await office('DELETE', event, family)).toMatchObject({ status: 200 })
    expect((await list(event)).itens).toMatchObject([{ codigo: behind[0]?.codigo, situacao: 'OFERTA' }])
    expect(await list(event, '?situacao=DESISTIU')).toMatchObject({ itens: [{ codigo: family }] })
    expect(await acts(event)).toEqual([{ acao: 'WAITING_REMOVED', codigo: family }])
  })

  it('is for staff of its church and for the event of the place alone', async () => {
    const [event, other] = [await sell(), await sell()]
    await stage.hold(event)
    const codigo = await join(event, 'Ana')
    const [member, stranger] = [await test.join(), await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })]
    const calls = [
      ['GET', ''],
      ['POST', `${codigo}/oferta`],
      ['DELETE', codigo],
    ] as const
    for (const [method, path] of calls) {
      expect((await office(method, event, path, member)).status, path).toBe(403)
      const address = `/evento/${event.id}/equipe/espera/${path}`
      const elsewhere = { token: stranger.token, host: 'farol.narthex.test' }
      expect((await test.call(method, address, elsewhere)).status, path).toBe(404)
      if (path !== '') expect((await office(method, other, path)).status, path).toBe(404)
    }
    expect((await list(event)).itens).toMatchObject([{ codigo, situacao: 'ESPERA' }])
  })
})
