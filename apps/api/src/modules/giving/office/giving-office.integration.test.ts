import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpGiving } from '../testing/set-up-giving.ts'

describe('gifts at the treasurer’s', () => {
  const stage = setUpGiving()
  const { test } = stage
  let treasurer: Person
  let admin: Person
  let chief: Person

  beforeAll(async () => {
    treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
  })

  const get = (path: string, { token } = treasurer) => test.call('GET', `/tesouraria/${path}`, { token })
  const send = (method: 'POST' | 'PUT', path: string, body: object, { token } = treasurer) =>
    test.call(method, `/tesouraria/${path}`, { token, body })
  const codes = async (query: string) =>
    (await get(`doacao/?${query}`)).body.itens.map(({ pedido }: { pedido: string }) => pedido)
  const audited = async (acao: string) =>
    (await test.call('GET', `/igreja/videira/auditoria?acao=${acao}`, { token: chief.token })).body.itens

  it('are listed by period, reason, method, state and giver, with the names of all givers', async () => {
    const rui = await test.join({ nome: 'Rui', sobrenome: 'Alves' })
    const missions = await stage.give({ itens: [{ idMotivo: stage.reasons.missions, valor: 7000 }] })
    test.advance(60_000)
    const anonymous = await stage.give({ flagAnonimo: true, comentario: 'Obrigado' }, rui)
    test.advance(60_000)
    const open = (await stage.place()).body.pedido
    const day = 'de=2026-11-23&ate=2026-11-23'
    expect(await codes(day)).toEqual([open, anonymous, missions])
    expect(await codes('de=2026-11-24')).toEqual([])
    expect(await codes(`${day}&idMotivo=${stage.reasons.missions}`)).toEqual([missions])
    expect(await codes(`${day}&situacao=RECEBIDA`)).toEqual([anonymous, missions])
    expect(await codes(`${day}&codigoMetodoPagamento=PIX&situacao=RECEBIDA`)).toEqual([anonymous, missions])
    expect(await codes(`${day}&codigoMetodoPagamento=BOLETO`)).toEqual([])
    expect(await codes(`${day}&idUsuario=${rui.memberId}`)).toEqual([anonymous])
    const { body } = await get(`doacao/${anonymous}`)
    expect(body).toMatchObject({
      pedido: anonymous,
      doador: 'Rui Alves',
      flagAnonimo: true,
      comentario: 'Obrigado',
      situacao: 'RECEBIDA',
      valor: 5000,
      total: 5000,
      liquido: 5000,
      estornado: 0,
      idPagamento: expect.any(Number),
    })
    expect(JSON.stringify(body)).not.toContain('@')
    await test.asOwner((owner) => owner.query('delete from pedido_pagador where pedido_codigo = $1', [anonymous]))
    expect((await get(`doacao/${anonymous}`)).body).toMatchObject({ doador: null, valor: 5000 })
  })

  it('are read page by page without gaps or repetitions, and counted on the first', async () => {
    test.now = new Date('2026-05-10T12:00:00Z')
    const may = 'de=2026-05-01&ate=2026-05-31'
    const given: [momento: number, codigo: string][] = []
    for (const isSameMoment of [false, true, true, false, true]) {
      if (!isSameMoment) test.advance(1000)
      given.push([-test.now.getTime(), (await stage.place()).body.pedido])
    }
    given.sort(([a, first], [b, second]) => a - b || (first < second ? -1 : 1))
    const read: string[] = []
    const totals: (number | null)[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await get(`doacao/?${may}&limit=2${next && `&apos=${next}`}`)
      read.push(...body.itens.map(({ pedido }: { pedido: string }) => pedido))
      totals.push(body.total)
      next = body.proximo
    }
    expect(read).toEqual(given.map(([, codigo]) => codigo))
    expect(totals).toEqual([5, null, null])
    const elsewhere = Buffer.from(JSON.stringify(['payments', 1, 1])).toString('base64url')
    expect((await get(`doacao/?apos=${elsewhere}`)).body.code).toBe('VALIDATION')
  })

  it('are taken out as a file with a line per reason, which is audited', async () => {
    const { tithes, missions } = stage.reasons
    const itens = [
      { idMotivo: tithes, valor: 1234 },
      { idMotivo: missions, valor: 100_000 },
    ]
    const doador = { nome: '=1+1', email: 'ana@example.org' }
    const codigo = await stage.give({ itens, doador, flagAnonimo: true })
    const file = await get('doacao/exportacao?de=2026-11-23&ate=2026-11-23')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.body.toString('utf8').split('\r\n')
    expect(lines[0]).toBe('\uFEFFData;Pedido;Doador;Anônima;Motivo;Método;Situação;Moeda;Valor')
    const ours = lines.filter((line: string) => line.includes(codigo))
    expect(ours).toEqual([
      `2026-11-23 09:00:00;${codigo};'=1+1;sim;Dízimos;Pix;Recebida (modo de teste);BRL;12,34`,
      `2026-11-23 09:00:00;${codigo};'=1+1;sim;Missões;Pix;Recebida (modo de teste);BRL;1000,00`,
    ])
    expect((await audited('GIFTS_EXPORTED'))[0]).toMatchObject({ usuario: { id: treasurer.memberId } })
  })

  it('have reasons that the treasurer writes, orders and makes inactive', async () => {
    const own = { nome: 'Obras', meta: { valor: 500_000, ate: '2027-12-31' }, minimo: 1000, flagRecorrencia: false }
    const { body } = await send('POST', 'motivo/', own)
    const list = async () => (await get('motivo/')).body as { id: number; nome: string; flagAtivo: boolean }[]
    expect((await list()).at(-1)).toMatchObject({ ...own, id: body.id, flagAtivo: true })
    const ids = (await list()).map(({ id }) => id).reverse()
    expect(await send('PUT', 'motivo/ordem', { ids })).toMatchObject({ status: 200 })
    expect((await list()).map(({ id }) => id)).toEqual(ids)
    expect(await send('PUT', 'motivo/ordem', { ids: ids.slice(1) })).toMatchObject({ body: { code: 'VALIDATION' } })
    await send('PUT', `motivo/${body.id}`, { ...own, flagAtivo: false })
    const shown = await test.call('GET', '/igreja/videira/pagamento-motivo/')
    expect(JSON.stringify(shown.body)).not.toContain('Obras')
    expect((await list()).find(({ id }) => id === body.id)).toMatchObject({ flagAtivo: false })
    expect(await send('PUT', `motivo/${stage.reasons.elsewhere}`, own)).toMatchObject({ status: 404 })
    for (const wrong of [{ minimo: -1 }, { minimo: 0.5 }, { meta: { valor: 0 } }, { nome: ' ' }])
      expect(await send('POST', 'motivo/', { ...own, ...wrong })).toMatchObject({ body: { code: 'VALIDATION' } })
    for (const acao of ['GIVING_REASON_ADDED', 'GIVING_REASON_SET'])
      expect((await audited(acao))[0]).toMatchObject({ detalhes: { motivo: body.id } })
    expect(await audited('GIVING_REASONS_ORDERED')).toHaveLength(1)
  })

  it('are taken as a super administrator says, and no one else', async () => {
    const form = {
      minimo: 500,
      valoresSugeridos: [2000, 5000],
      flagTaxas: false,
      reciboNome: 'Igreja Videira',
      reciboDocumento: '11.222.333/0001-81',
      reciboTexto: 'Sem fins lucrativos',
    }
    const path = 'doacao-configuracao'
    expect(await send('PUT', path, form, chief)).toMatchObject({ status: 200, body: form })
    expect((await get(path, chief)).body).toEqual(form)
    const { body } = await test.call('GET', '/igreja/videira/doacao-configuracao')
    expect(body).toMatchObject({ minimo: 500, valoresSugeridos: [2000, 5000], flagTaxas: false })
    expect(body.recebedor).toEqual({ nome: 'Igreja Videira', documento: '11.222.333/0001-81' })
    for (const who of [treasurer, admin]) {
      expect(await send('PUT', path, form, who)).toMatchObject({ status: 403 })
      expect(await get(path, who)).toMatchObject({ status: 403 })
    }
    expect((await audited('GIVING_SETTINGS_SET'))[0]).toMatchObject({ usuario: { id: chief.memberId } })
  })

  it('are nothing that an administrator or a treasurer elsewhere sees', async () => {
    const codigo = await stage.give()
    const elsewhere = await test.join({ at: test.farol, roles: ['ROLE_TREASURER'] })
    const there = { host: 'farol.narthex.test', token: elsewhere.token }
    for (const path of ['doacao/', `doacao/${codigo}`, 'doacao/exportacao', 'motivo/'])
      expect(await get(path, admin), path).toMatchObject({ status: 403 })
    expect((await test.call('GET', '/tesouraria/doacao/', there)).body.total).toBe(0)
    expect(await test.call('GET', `/tesouraria/doacao/${codigo}`, there)).toMatchObject({ status: 404 })
    expect(JSON.stringify((await test.call('GET', '/tesouraria/motivo/', there)).body)).not.toContain('Dízimos')
  })
})
