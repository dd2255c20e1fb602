import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { type PrayerMember, setUpPrayers } from './testing/set-up-prayers.ts'

describe('telling what became of a prayer', () => {
  const stage = setUpPrayers()
  const answer = async (who: PrayerMember, id: number, testemunho?: string) =>
    (await stage.callAs(who, 'PUT', `/oracao/${id}/resposta`, testemunho === undefined ? {} : { testemunho })).body
  const queue = async (moderator: PrayerMember, fila: string) =>
    (await stage.callAs(moderator, 'GET', `/oracao-moderacao/?fila=${fila}`)).body

  it('with signs of danger returns help lines each time and notifies moderators, also while in care', async () => {
    const [ana, moderator] = [await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana)
    const inCare = { situacao: 'CUIDADO', ajuda: { pais: 'BR' } }
    expect(await answer(ana, id, 'Quero morrer')).toMatchObject(inCare)
    expect(await stage.notices(moderator)).toHaveLength(1)
    stage.advance(minuteMs)
    expect(await answer(ana, id, 'Não aguento mais viver')).toMatchObject(inCare)
    expect(await stage.notices(moderator)).toHaveLength(2)
    expect((await queue(moderator, 'CUIDADO')).itens).toMatchObject([
      { oracao: { id, sinais: ['SUICIDIO'], testemunho: 'Não aguento mais viver' } },
    ])
    stage.advance(minuteMs)
    expect(await answer(ana, id, 'Hoje estou melhor')).toEqual({ situacao: 'CUIDADO', ajuda: null })
    expect(await stage.notices(moderator)).toHaveLength(2)
  })

  it('returns a resolved care case to care', async () => {
    const [ana, moderator] = [await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana, { mensagem: 'Quero morrer' })
    await stage.decide(moderator, id, 'CUIDADO_RESOLVIDO')
    stage.advance(minuteMs)
    expect(await answer(ana, id, 'Quero morrer outra vez')).toMatchObject({
      situacao: 'CUIDADO',
      ajuda: { pais: 'BR' },
    })
    expect(await stage.notices(moderator)).toHaveLength(2)
    expect((await queue(moderator, 'CUIDADO')).total).toBe(1)
  })

  it('with a new testimony, can be reported again by members whose reports a moderator had decided', async () => {
    await stage.settle({ limiteDenuncias: 2 })
    const [ana, moderator, ...people] = [
      await stage.enrol(),
      await stage.enrol({}, ['ROLE_MODERATOR']),
      ...(await Promise.all([stage.enrol(), stage.enrol()])),
    ]
    const id = await stage.asked(ana)
    await answer(ana, id, 'Passou')
    const reportAll = async () => {
      for (const who of people) await stage.report(who, { idOracao: id })
      return (await stage.callAs(ana, 'GET', `/user/oracao/${id}`)).body.situacao
    }
    expect(await reportAll()).toBe('OCULTA')
    await stage.decide(moderator, id, 'PUBLICAR')
    expect(await reportAll()).toBe('PUBLICADA')
    await answer(ana, id, 'Compre o meu curso')
    expect(await reportAll()).toBe('OCULTA')
  })

  it('is decided upon as it was read', async () => {
    await stage.settle({ publicarAposAprovacao: true })
    const [ana, moderator] = [await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana)
    const read = async () => (await stage.callAs(moderator, 'GET', `/oracao-moderacao/${id}`)).body
    const first = await read()
    expect(first).toMatchObject({ id, versao: 1, situacao: 'PENDENTE', autor: { id: ana.id }, denuncias: [] })
    await answer(ana, id, 'Fui curada')
    expect(await stage.decide(moderator, id, 'PUBLICAR', first.versao)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    })
    expect((await stage.wall()).total).toBe(0)
    const second = await read()
    expect(second).toMatchObject({ versao: 2, testemunho: 'Fui curada' })
    expect((await stage.decide(moderator, id, 'PUBLICAR', second.versao)).status).toBe(200)
    expect((await stage.callAs(ana, 'GET', `/oracao-moderacao/${id}`)).status).toBe(403)
    const elsewhere = await stage.enrol({}, ['ROLE_MODERATOR'], stage.videira)
    expect((await stage.callAs(elsewhere, 'GET', `/oracao-moderacao/${id}`)).status).toBe(404)
  })

  it('again in the same words changes nothing, and again and again is slowed down', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const id = await stage.asked(ana)
    const church = () => stage.rowsOf(`select versao from igreja where id = ${stage.farol.igrejaId}`)
    await answer(ana, id, 'Quero morrer')
    const before = await church()
    for (let turn = 0; turn < 20; turn++)
      expect(await answer(ana, id, 'Quero morrer')).toMatchObject({ situacao: 'CUIDADO', ajuda: { pais: 'BR' } })
    expect(await church()).toEqual(before)
    expect((await stage.callAs(rui, 'PUT', `/oracao/${id}/resposta`, { testemunho: 'Quero morrer' })).status).toBe(404)
    for (let turn = 1; turn < 15; turn++) await answer(ana, id, `Vez ${turn}`)
    expect(await stage.callAs(ana, 'PUT', `/oracao/${id}/resposta`, {})).toMatchObject({ status: 429 })
    expect((await stage.callAs(ana, 'GET', `/user/oracao/${id}`)).body.testemunho).toBe('Vez 14')
  })
})
