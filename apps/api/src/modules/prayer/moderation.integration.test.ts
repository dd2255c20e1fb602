import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { type PrayerMember, setUpPrayers } from './testing/set-up-prayers.ts'

describe('moderating the prayer wall', () => {
  const stage = setUpPrayers()
  const isOnWall = async (id: number) => (await stage.callAs(undefined, 'GET', `/oracao/farol/${id}`)).status === 200
  const queue = async (moderator: PrayerMember, fila: string) =>
    (await stage.callAs(moderator, 'GET', `/oracao-moderacao/?fila=${fila}`)).body
  const titles = async (who: PrayerMember) => (await stage.notices(who)).map(({ titulo }) => titulo)
  const joinMany = (count: number) => Promise.all(Array.from({ length: count }, () => stage.enrol()))
  const moderatorOf = () => stage.enrol({}, ['ROLE_MODERATOR'])

  it('hides what as many people report as the church says, until a moderator decides; those are not heard again', async () => {
    await stage.settle({ limiteDenuncias: 3 })
    const [ana, moderator, ...people] = [await stage.enrol(), await moderatorOf(), ...(await joinMany(5))]
    const id = await stage.asked(ana)
    const [first, second, third, fourth, fifth] = people
    for (const who of [first, first, first, second])
      expect((await stage.report(who, { idOracao: id })).status).toBe(200)
    expect(await isOnWall(id)).toBe(true)
    expect(await queue(moderator, 'DENUNCIADA')).toMatchObject({
      filas: { DENUNCIADA: 1 },
      itens: [{ oracao: { id, situacao: 'PUBLICADA', denuncias: [{ motivo: 'OFENSA', texto: null }, {}] } }],
    })
    await stage.report(third, { idOracao: id })
    expect(await isOnWall(id)).toBe(false)
    expect((await stage.wall()).total).toBe(0)
    expect((await stage.callAs(ana, 'GET', `/user/oracao/${id}`)).body.situacao).toBe('OCULTA')
    expect((await stage.report(fourth, { idOracao: id })).status).toBe(404)

    expect((await stage.decide(moderator, id, 'PUBLICAR')).body).toEqual({ situacao: 'PUBLICADA' })
    expect(await isOnWall(id)).toBe(true)
    expect((await queue(moderator, 'DENUNCIADA')).itens).toEqual([])
    for (const who of [first, second, third, fourth, fifth]) await stage.report(who, { idOracao: id })
    expect(await isOnWall(id)).toBe(true)
    expect((await queue(moderator, 'DENUNCIADA')).itens[0].oracao.denuncias).toHaveLength(2)
  })

  it('hides it once, also where all report at the same moment', async () => {
    const id = await stage.asked(await stage.enrol())
    const answers = await Promise.all((await joinMany(6)).map((who) => stage.report(who, { idOracao: id })))
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect(await isOnWall(id)).toBe(false)
  })

  it('takes reports of messages alike, and none of one’s own', async () => {
    await stage.settle({ limiteDenuncias: 2 })
    const [ana, rui, one, two] = [await stage.enrol(), ...(await joinMany(3))] as [
      PrayerMember,
      PrayerMember,
      PrayerMember,
      PrayerMember,
    ]
    const moderator = await moderatorOf()
    const id = await stage.asked(ana)
    const message = (await stage.write(rui, id, 'Compre já')).body.id
    const messages = async () =>
      (await stage.callAs(undefined, 'GET', `/oracao/farol/${id}/mensagem/`)).body.itens.length
    expect(await stage.report(rui, { idOracaoMensagem: message })).toMatchObject({
      status: 409,
      body: { code: 'OWN_PRAYER' },
    })
    expect(await stage.report(ana, { idOracao: id })).toMatchObject({ status: 409 })
    for (const wrong of [{}, { idOracao: id, idOracaoMensagem: message }])
      expect((await stage.report(one, wrong)).status).toBe(400)
    expect((await stage.report(one, { idOracaoMensagem: 999_999 })).status).toBe(404)
    await stage.report(one, { idOracaoMensagem: message }, 'SPAM')
    expect(await messages()).toBe(1)
    await stage.report(two, { idOracaoMensagem: message }, 'SPAM')
    expect([await messages(), await isOnWall(id)]).toEqual([0, true])
    expect(await queue(moderator, 'DENUNCIADA')).toMatchObject({
      itens: [
        {
          oracao: null,
          mensagem: { id: message, idOracao: id, flagOracaoNoMural: true, denuncias: [{ motivo: 'SPAM' }, {}] },
        },
      ],
    })
    await stage.decide(moderator, id, 'OCULTAR')
    expect((await queue(moderator, 'DENUNCIADA')).itens).toMatchObject([{ mensagem: { flagOracaoNoMural: false } }])
    await stage.decide(moderator, id, 'PUBLICAR')
    expect((await stage.decideMessage(moderator, message, 'PUBLICAR')).body).toEqual({ situacao: 'PUBLICADA' })
    expect(await messages()).toBe(1)
    expect((await stage.decideMessage(moderator, message, 'OCULTAR')).body).toEqual({ situacao: 'OCULTA' })
    expect(await messages()).toBe(0)
    expect((await queue(moderator, 'DECIDIDA')).itens).toMatchObject([{ mensagem: { id: message } }])
  })

  it('tells who asked of what became of it, begins its days with the decision, and keeps words out of the audit log', async () => {
    await stage.settle({ publicarAposAprovacao: true, diasNoMural: 2 })
    const [ana, moderator] = [await stage.enrol(), await moderatorOf()]
    const [good, bad] = [await stage.asked(ana, { mensagem: 'Palavra secreta' }), await stage.asked(ana)]
    stage.advance(10 * dayMs)
    expect(
      (await queue(moderator, 'PENDENTE')).itens.map(({ oracao }: { oracao: { id: number } }) => oracao.id),
    ).toEqual([good, bad])
    await stage.decide(moderator, good, 'PUBLICAR')
    await stage.decide(moderator, bad, 'RECUSAR')
    expect([await isOnWall(good), await isOnWall(bad)]).toEqual([true, false])
    expect((await stage.wall()).proximaPublicacao).toBe('2026-03-22T03:00:00.000Z')
    expect(await titles(ana)).toEqual(['Seu pedido está no mural', 'Sobre o seu pedido de oração'])
    await stage.decide(moderator, good, 'OCULTAR')
    stage.advance(1)
    await stage.decide(moderator, good, 'PUBLICAR')
    await stage.decide(moderator, good, 'PUBLICAR')
    expect((await titles(ana)).slice(2)).toEqual(['Sobre o seu pedido de oração', 'Seu pedido está no mural'])
    const acts = await stage.rowsOf<{ detalhes: object; conta_id: number }>(
      "select detalhes, conta_id from auditoria where acao = 'PRAYER_DECIDED' order by id desc limit 5",
    )
    expect(acts.reverse()).toEqual(
      [
        [good, 'PUBLICAR'],
        [bad, 'RECUSAR'],
        [good, 'OCULTAR'],
        [good, 'PUBLICAR'],
        [good, 'PUBLICAR'],
      ].map(([oracao, decisao]) => ({
        detalhes: { oracao, decisao },
        conta_id: moderator.account.id,
      })),
    )
    expect(JSON.stringify(await stage.rowsOf('select * from auditoria'))).not.toContain('secreta')
  })

  it('looks after a person in danger, and never puts their words on the wall by that', async () => {
    const [ana, moderator] = [await stage.enrol(), await moderatorOf()]
    const id = await stage.asked(ana, {
      mensagem: 'quero morrer',
      flagReceberVisita: 'true',
      telefone: '11 91234-5678',
    })
    expect((await queue(moderator, 'CONTATO')).itens).toMatchObject([
      { oracao: { id, telefone: '+55 11 91234-5678', flagReceberVisita: true, contatoFeitoEm: null } },
    ])
    expect((await stage.decide(moderator, id, 'CUIDADO_RESOLVIDO')).body).toEqual({ situacao: 'RESERVADA' })
    expect(await isOnWall(id)).toBe(false)
    expect((await queue(moderator, 'CUIDADO')).filas).toEqual({
      CUIDADO: 0,
      CONTATO: 0,
      DENUNCIADA: 0,
      PENDENTE: 0,
      RESERVADA: 0,
      DECIDIDA: 1,
    })
    expect((await stage.decide(moderator, id, 'PUBLICAR')).body).toEqual({ situacao: 'PUBLICADA' })
    expect((await stage.decide(moderator, id, 'CUIDADO_RESOLVIDO')).body).toEqual({ situacao: 'PUBLICADA' })
    expect(await isOnWall(id)).toBe(true)
  })

  it('ticks off who was called', async () => {
    const [ana, moderator] = [await stage.enrol({ telefone: '+55 11 98888-7777' }), await moderatorOf()]
    const id = await stage.asked(ana, { flagReceberLigacao: 'true' })
    expect((await queue(moderator, 'CONTATO')).total).toBe(1)
    expect((await stage.decide(moderator, id, 'CONTATO_FEITO')).body).toEqual({ situacao: 'PUBLICADA' })
    expect((await queue(moderator, 'CONTATO')).itens).toEqual([])
    expect(await isOnWall(id)).toBe(true)
  })

  it('holds messages that could hurt, and those of a person in danger', async () => {
    const [ana, rui, moderator] = [await stage.enrol(), await stage.enrol(), await moderatorOf()]
    const id = await stage.asked(ana)
    const hurt = (await stage.write(rui, id, 'vai pro inferno')).body
    const need = (await stage.write(rui, id, 'Eu também quero morrer')).body
    expect(hurt).toMatchObject({ situacao: 'PENDENTE', ajuda: null })
    expect(need).toMatchObject({ situacao: 'CUIDADO', ajuda: { pais: 'BR' } })
    expect((await stage.callAs(ana, 'GET', `/oracao/farol/${id}/mensagem/`)).body.itens).toEqual([])
    expect((await queue(moderator, 'PENDENTE')).itens).toMatchObject([
      { mensagem: { id: hurt.id, sinais: ['OFENSA'] } },
    ])
    expect((await queue(moderator, 'CUIDADO')).itens).toMatchObject([
      { mensagem: { id: need.id, autor: { id: rui.id } } },
    ])
    expect(await titles(moderator)).toEqual(['Um pedido precisa de cuidado agora'])
    expect((await stage.decideMessage(moderator, need.id, 'CUIDADO_RESOLVIDO')).body).toEqual({
      situacao: 'OCULTA',
    })
  })

  it('is the moderators’, of their own church; how the wall is kept is chosen by who administers', async () => {
    const [ana, moderator, admin] = [await stage.enrol(), await moderatorOf(), await stage.enrol({}, ['ROLE_ADMIN'])]
    const editor = await stage.enrol({}, ['ROLE_ADMIN_CONTENT'])
    const elsewhere = await stage.enrol({}, ['ROLE_SUPER_ADMIN'], stage.videira)
    const id = await stage.asked(ana, { flagPublicarMural: 'false', mensagem: 'Só os pastores' })
    for (const who of [ana, editor])
      for (const path of ['/oracao-moderacao/?fila=RESERVADA', '/configuracao-mural'])
        expect((await stage.callAs(who, 'GET', path)).status).toBe(403)
    expect(JSON.stringify(await queue(elsewhere, 'RESERVADA'))).not.toContain('pastores')
    expect((await stage.decide(elsewhere, id, 'RECUSAR')).status).toBe(404)
    expect((await stage.decide(ana, id, 'RECUSAR')).status).toBe(403)
    const settings = { publicarAposAprovacao: true, limiteDenuncias: 1, diasNoMural: 7, limitePorDia: 1 }
    const put = (who: PrayerMember, own = {}) =>
      stage.callAs(who, 'PUT', '/configuracao-mural', { ...settings, ...own })
    expect((await put(moderator)).status).toBe(403)
    expect((await put(admin, { diasNoMural: 0 })).status).toBe(400)
    expect((await put(admin)).body).toEqual(settings)
    expect((await stage.callAs(moderator, 'GET', '/configuracao-mural')).body).toEqual(settings)
    expect((await stage.callAs(elsewhere, 'GET', '/configuracao-mural')).body.diasNoMural).toBe(60)
    expect((await stage.callAs(ana, 'GET', `/user/oracao/${id}`)).body.situacao).toBe('RESERVADA')
  })

  it('looks at a testimony as at a prayer', async () => {
    await stage.settle({ publicarAposAprovacao: true })
    const [ana, moderator] = [await stage.enrol(), await moderatorOf()]
    const id = await stage.asked(ana)
    await stage.decide(moderator, id, 'PUBLICAR')
    const answer = (body: object) => stage.callAs(ana, 'PUT', `/oracao/${id}/resposta`, body)
    expect((await answer({})).body.situacao).toBe('PUBLICADA')
    expect((await answer({ testemunho: 'Fui curada' })).body.situacao).toBe('PENDENTE')
    expect(await isOnWall(id)).toBe(false)
    await stage.decide(moderator, id, 'RECUSAR')
    expect((await answer({ testemunho: 'Outra vez' })).body.situacao).toBe('RECUSADA')
  })
})
