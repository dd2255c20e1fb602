import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { setUpLive } from '../testing/set-up-live.ts'

const hand = { tipo: 'MAO', titulo: 'Quero seguir Jesus', texto: null }
const card = { tipo: 'CARTAO', titulo: 'Primeira vez aqui?', texto: 'Deixe seu contato' }
const contact = { nome: 'Davi Souza', email: 'davi@example.org', mensagem: 'Quero conhecer a igreja' }

describe('moments of a broadcast', () => {
  const stage = setUpLive({ recaptcha: easyCaptcha })
  const { test } = stage
  const openBroadcast = async () => {
    const id = await stage.add()
    await stage.move(id, 'AO_VIVO')
    return id
  }
  const prepare = async (id: number, moment: object) => (await stage.office('POST', `${id}/momento/`, moment)).body.id
  const setOpen = (id: number, momentId: number, aberto: boolean) =>
    stage.office('PUT', `${id}/momento/${momentId}/aberto`, { aberto })
  const respond = (id: number, momentId: number, body: object = {}, options: object = {}) =>
    test.call('POST', `/transmissao/${id}/momento/${momentId}/resposta/`, {
      body: { chave: randomUUID(), ...body },
      ...options,
    })
  const openMoments = async (id: number) => (await stage.read(`${id}/agora/`)).body.momentos

  it('are seen by everyone while they are open, and told as they open and close', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, hand)
    expect(await openMoments(id)).toEqual([])
    const { events, stop } = stage.watch(id)
    const version = await stage.contentVersion()
    await setOpen(id, momentId, true)
    await setOpen(id, momentId, true)
    expect(await openMoments(id)).toMatchObject([{ id: momentId, tipo: 'MAO', titulo: hand.titulo, maos: 0 }])
    await setOpen(id, momentId, false)
    await expect.poll(() => events.map(({ tipo }) => tipo)).toEqual(['momento', 'momento-fechado'])
    stop()
    expect(await openMoments(id)).toEqual([])
    expect(await stage.contentVersion()).toBe(version)
    expect((await respond(id, momentId)).body.code).toBe('MOMENT_CLOSED')
  })

  it('count each hand once: of a member by their login, of a guest by their key', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, hand)
    await setOpen(id, momentId, true)
    const { events, stop } = stage.watch(id)
    const ana = await test.join()
    const chave = randomUUID()
    const totals = []
    for (const [body, options] of [
      [{ chave }, {}],
      [{ chave }, {}],
      [{}, { token: ana.token }],
      [{}, { token: ana.token }],
      [{}, {}],
    ] as const)
      totals.push((await respond(id, momentId, body, options)).body.maos)
    expect(totals).toEqual([1, 1, 2, 2, 3])
    await expect.poll(() => events.map(({ maos }) => maos)).toEqual([1, 2, 3])
    stop()
    await Promise.all(Array.from({ length: 10 }, () => respond(id, momentId, { chave })))
    expect(await openMoments(id)).toMatchObject([{ maos: 3 }])
  })

  it('keep the cards of guests for three months, and those of members', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, card)
    await setOpen(id, momentId, true)
    await respond(id, momentId, { cartao: contact })
    await respond(
      id,
      momentId,
      { cartao: { nome: 'Ana', telefone: '11912345678' } },
      { token: (await test.join()).token },
    )
    const names = async () =>
      (
        await test.asOwner((owner) =>
          owner.query<{ nome: string }>('select nome from transmissao_resposta where nome is not null order by nome'),
        )
      ).map(({ nome }) => nome)
    test.advance(89 * 86_400_000)
    await test.runJobs()
    expect(await names()).toEqual(['Ana', 'Davi Souza'])
    test.advance(2 * 86_400_000)
    await test.runJobs()
    expect(await names()).toEqual(['Ana'])
  })

  it('take connect cards, the second of a person over the first, read by those alone who manage people', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, card)
    await setOpen(id, momentId, true)
    const chave = randomUUID()
    await respond(id, momentId, { chave, cartao: contact })
    await respond(id, momentId, { chave, cartao: { ...contact, nome: 'Davi de Souza' } })
    expect((await respond(id, momentId, { cartao: { nome: 'Eva', telefone: '11912345678' } })).status).toBe(200)
    const { body } = await stage.office('GET', `${id}/cartao/`)
    expect(body).toMatchObject({
      total: 2,
      itens: [
        { nome: 'Eva', telefone: '+55 11 91234-5678', email: null },
        { nome: 'Davi de Souza', idUsuario: null },
      ],
    })
    for (const role of ['ROLE_MODERATOR', 'ROLE_ADMIN_CONTENT'] as const) {
      const { token } = await test.join({ roles: [role] })
      expect((await stage.office('GET', `${id}/cartao/`, undefined, token)).status).toBe(403)
    }
    const other = await openBroadcast()
    const [{ id: cardId }] = body.itens
    expect((await stage.office('DELETE', `${other}/cartao/${cardId}`)).status).toBe(404)
    expect((await stage.office('DELETE', `${id}/cartao/${cardId}`)).status).toBe(200)
    expect((await stage.office('GET', `${id}/cartao/`)).body.total).toBe(1)
  })

  it('refuse what does not fit them', async () => {
    const id = await openBroadcast()
    const [handId, cardId, giftId] = [
      await prepare(id, hand),
      await prepare(id, card),
      await prepare(id, { ...hand, tipo: 'DOAR' }),
    ]
    for (const momentId of [handId, cardId, giftId]) await setOpen(id, momentId, true)
    expect((await respond(id, handId, { cartao: contact })).status).toBe(400)
    expect((await respond(id, cardId)).status).toBe(400)
    expect((await respond(id, giftId)).status).toBe(400)
    expect((await respond(id, cardId, { cartao: { nome: 'Davi' } })).status).toBe(400)
    expect((await respond(id, 999_999)).status).toBe(404)
    expect((await respond(id, handId, {}, { host: 'farol.narthex.test' })).status).toBe(404)
    const other = await openBroadcast()
    expect((await respond(other, handId)).status).toBe(404)
    expect((await setOpen(other, handId, false)).status).toBe(404)
  })

  it('close with the service, and are not opened without one', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, hand)
    await setOpen(id, momentId, true)
    const { events, stop } = stage.watch(id)
    await stage.move(id, 'ENCERRADA')
    await expect.poll(() => events.map(({ tipo }) => tipo)).toContain('momento-fechado')
    stop()
    expect((await respond(id, momentId)).body.code).toBe('MOMENT_CLOSED')
    expect((await setOpen(id, momentId, true)).body.code).toBe('MOMENT_CLOSED')
    const planned = (await stage.office('GET', `${id}/equipe/`)).body
    expect(planned.momentos).toMatchObject([{ fechadoEm: test.now.toISOString() }])
    await stage.office('DELETE', `${id}/momento/${momentId}`)
    expect((await stage.office('GET', `${id}/equipe/`)).body.momentos).toEqual([])
  })

  it('take cards of one network after a proof of work from the second on, and only so many', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, card)
    await setOpen(id, momentId, true)
    const [address, captcha] = ['198.51.100.7', solvedAt('videira')]
    const leave = (own: object = {}) => respond(id, momentId, { cartao: contact }, { address, ...own })
    expect((await leave()).status).toBe(200)
    expect((await leave()).body.code).toBe('CAPTCHA_REQUIRED')
    expect((await leave({ captcha: 'unsolved' })).body.code).toBe('INVALID_CAPTCHA')
    const answers = []
    for (let count = 0; count < 61; count++) answers.push((await leave({ captcha })).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(59)
    expect(answers.at(-1)).toBe(429)
    const { token } = await test.join()
    expect([(await leave({ token })).status, (await leave({ token })).status]).toEqual([200, 200])
  })

  it('take the hands of a hall at once, and a proof of work for more', async () => {
    const id = await openBroadcast()
    const momentId = await prepare(id, hand)
    await setOpen(id, momentId, true)
    const address = '198.51.100.8'
    for (let count = 0; count < 60; count++) expect((await respond(id, momentId, {}, { address })).status).toBe(200)
    expect((await respond(id, momentId, {}, { address })).body.code).toBe('CAPTCHA_REQUIRED')
    expect((await respond(id, momentId, {}, { address, captcha: solvedAt('videira') })).body.maos).toBe(61)
  })

  it('are fifty at most', async () => {
    const id = await openBroadcast()
    const made = await Promise.all(Array.from({ length: 52 }, () => stage.office('POST', `${id}/momento/`, hand)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(made.find(({ status }) => status !== 201)?.body.code).toBe('LIMIT_REACHED')
  })
})
