import { describe, expect, it } from 'vitest'
import { gospelsPlan, monthPlan, setUpPlans, startOfTests, today } from '../testing/set-up-plans.ts'

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }
const none = '00000000-0000-4000-8000-000000000000'
/** The Gospels, the New Testament, and the first steps. */
const otherPlans = [gospelsPlan, 'b7ba112f-4b94-47e9-bd24-7ac1bf138d54', 'eadcdeae-69a4-4ba4-8396-50353210c284']

describe('reading a plan', () => {
  const stage = setUpPlans()
  const { test, call } = stage

  it('begins today with a reading a day, and is answered as it is when it is begun again', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana, { lembrete: '07:30' })
    expect(begun).toMatchObject({
      situacao: 'ATIVA',
      inicio: today,
      fim: '2026-03-31',
      diasFeitos: 0,
      atrasadas: 0,
      rodada: 1,
      lembrete: '07:30',
      sequencia: 0,
      lidas: [],
      roda: null,
      plano: { uuid: monthPlan, nome: 'Salmos e Provérbios em um mês', totalDias: 31 },
    })
    expect(begun.agenda).toEqual(Array.from({ length: 31 }, (_, day) => day))
    const [again, other] = await Promise.all([stage.start(ana), stage.start(ana, { inicio: '2026-05-01' })])
    expect([again.uuid, other.uuid]).toEqual([begun.uuid, begun.uuid])
    expect((await call('GET', '', ana)).body).toHaveLength(1)
  })

  it('that is begun on two devices at once is begun once', async () => {
    const ana = await test.join()
    const begun = await Promise.all([stage.start(ana), stage.start(ana), stage.start(ana)])
    expect(new Set(begun.map(({ uuid }) => uuid)).size).toBe(1)
  })

  it('counts days whose passages are all read, and days that were missed', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana)
    const [first = ''] = begun.plano.dias[0]?.passagens ?? []
    const mark = { dia: 1, passagem: first, lida: true, em: test.now.toISOString() }
    const part = await call('PUT', `${begun.uuid}/leitura`, ana, { rodada: 1, marcas: [mark] })
    expect(part.body).toMatchObject({ diasFeitos: 0, lidas: [{ dia: 1, passagens: [first] }], sequencia: 1 })
    expect((await stage.read(ana, begun, [1])).body).toMatchObject({ diasFeitos: 1, atrasadas: 0 })
    stage.passDays(3)
    const later = { diasFeitos: 1, atrasadas: 2, situacao: 'ATIVA', fim: '2026-03-31' }
    expect((await call('GET', begun.uuid, ana)).body).toMatchObject(later)
    expect((await call('GET', '', ana)).body).toMatchObject([{ uuid: begun.uuid, ...later }])
  })

  it('merges what two devices marked, in any order: the last mark of a passage counts', async () => {
    const ana = await test.join()
    const { uuid, plano } = await stage.start(ana)
    const [one = '', two = ''] = plano.dias[0]?.passagens ?? []
    const mark = (passagem: string, lida: boolean, minute: number) => ({
      dia: 1,
      passagem,
      lida,
      em: new Date(startOfTests.getTime() - 600_000 + minute * 60_000).toISOString(),
    })
    const send = (...marcas: object[]) => call('PUT', `${uuid}/leitura`, ana, { rodada: 1, marcas })
    await send(mark(one, true, 3))
    await send(mark(one, false, 2), mark(two, true, 1))
    expect((await call('GET', uuid, ana)).body.lidas).toMatchObject([{ passagens: [one, two].toSorted() }])
    await send(mark(one, false, 4), mark(one, true, 1))
    await send(mark(one, true, 3))
    expect((await call('GET', uuid, ana)).body.lidas).toMatchObject([{ passagens: [two] }])
  })

  it('takes a mark from a clock that runs ahead as one of now, so that it can be unmarked', async () => {
    const ana = await test.join()
    const { uuid, plano } = await stage.start(ana)
    const [passagem = ''] = plano.dias[0]?.passagens ?? []
    const send = (lida: boolean, em: string) =>
      call('PUT', `${uuid}/leitura`, ana, { rodada: 1, marcas: [{ dia: 1, passagem, lida, em }] })
    await send(true, '2099-01-01T00:00:00Z')
    test.advance(1000)
    expect((await send(false, test.now.toISOString())).body.lidas).toEqual([])
  })

  it('ignores passages that the plan does not have, and other days', async () => {
    const ana = await test.join()
    const { uuid } = await stage.start(ana)
    const em = test.now.toISOString()
    const marcas = [
      { dia: 1, passagem: 'Rev.22', lida: true, em },
      { dia: 400, passagem: 'Ps.1', lida: true, em },
    ]
    const { status, body } = await call('PUT', `${uuid}/leitura`, ana, { rodada: 1, marcas })
    expect([status, body.lidas]).toEqual([200, []])
  })

  it('is complete with its last passage, stays so, and can be begun again beside it', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana)
    const all = begun.plano.dias.map((_, index) => index + 1)
    const { body } = await stage.read(ana, begun, all)
    expect(body).toMatchObject({ situacao: 'CONCLUIDA', diasFeitos: 31, concluidaEm: startOfTests.toISOString() })
    test.advance(60_000)
    expect((await stage.read(ana, begun, [1], false)).body).toMatchObject({ situacao: 'CONCLUIDA', diasFeitos: 31 })
    const again = await stage.start(ana)
    expect(again.uuid).not.toBe(begun.uuid)
    const reset = await call('PUT', `${begun.uuid}/recomeco`, ana, { inicio: null })
    expect(reset).toMatchObject({ status: 409, body: { code: 'PLAN_IN_PROGRESS' } })
    expect((await call('GET', begun.uuid, ana)).body).toMatchObject({ situacao: 'CONCLUIDA', diasFeitos: 31 })
  })

  it('is paused without days that are missed, and goes on where it was', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana)
    await stage.read(ana, begun, [1])
    stage.passDays(1)
    const pause = (flagPausada: boolean) => call('PUT', `${begun.uuid}/pausa`, ana, { flagPausada })
    expect((await pause(true)).body).toMatchObject({ situacao: 'PAUSADA', pausadaEm: '2026-03-02' })
    stage.passDays(10)
    expect((await pause(true)).body).toMatchObject({ pausadaEm: '2026-03-02', atrasadas: 0 })
    expect((await pause(false)).body).toMatchObject({ situacao: 'ATIVA', atrasadas: 0, fim: '2026-04-10' })
    expect((await pause(false)).body).toMatchObject({ situacao: 'ATIVA', fim: '2026-04-10' })
  })

  it('catches up by spreading what was missed or by moving the end', async () => {
    const ana = await test.join()
    const [spread, moved] = [await stage.start(ana), await stage.start(ana, { plano: gospelsPlan })]
    stage.passDays(4)
    const catchUp = (uuid: string, modo: string) => call('PUT', `${uuid}/retomada`, ana, { modo })
    expect((await catchUp(spread.uuid, 'DISTRIBUIR')).body).toMatchObject({ atrasadas: 0, fim: '2026-03-31' })
    expect((await catchUp(moved.uuid, 'ADIAR')).body).toMatchObject({ atrasadas: 0, fim: '2026-04-13' })
    const again = await catchUp(moved.uuid, 'ADIAR')
    expect(again.body).toMatchObject({ fim: '2026-04-13' })
    stage.passDays(60)
    const late = await catchUp(spread.uuid, 'DISTRIBUIR')
    expect(late).toMatchObject({ status: 409, body: { code: 'PLAN_END_PASSED' } })
    expect((await catchUp(spread.uuid, 'ADIAR')).body).toMatchObject({ atrasadas: 0 })
  })

  it('forgets what was read when it is reset, also what a device without a connection sends later', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana)
    await stage.read(ana, begun, [1, 2])
    stage.passDays(2)
    const { body } = await call('PUT', `${begun.uuid}/recomeco`, ana, { inicio: null })
    expect(body).toMatchObject({ inicio: '2026-03-03', fim: '2026-04-02', lidas: [], rodada: 2, diasFeitos: 0 })
    expect((await stage.read(ana, begun, [1])).body).toMatchObject({ lidas: [], rodada: 2 })
    expect((await stage.read(ana, body, [1])).body).toMatchObject({ diasFeitos: 1 })
  })

  it('takes as many statements in a list of many plans as in a list of one', async () => {
    const ana = await test.join()
    const count = async () => {
      await call('GET', '', ana)
      stage.statements.length = 0
      await call('GET', '', ana)
      return stage.statements.length
    }
    await stage.start(ana)
    const forOne = await count()
    for (const plano of otherPlans) await stage.start(ana, { plano })
    expect(await count()).toBe(forOne)
  })

  it('is left for good, with all that was read', async () => {
    const ana = await test.join()
    const begun = await stage.start(ana)
    await stage.read(ana, begun, [1])
    expect((await call('DELETE', begun.uuid, ana)).status).toBe(200)
    expect(await call('GET', begun.uuid, ana)).toMatchObject(notFound)
    expect(await call('DELETE', begun.uuid, ana)).toMatchObject(notFound)
    expect((await call('GET', '', ana)).body).toEqual([])
    const left = await test.asOwner((owner) =>
      owner.query('select from plano_leitura_marca where assinatura_id = $1', [begun.uuid]),
    )
    expect(left).toEqual([])
  })

  it('is the member’s alone: another member and another church find nothing, and change nothing', async () => {
    const [ana, rui] = [await test.join(), await test.join()]
    const elsewhere = await test.join({ at: test.farol })
    const begun = await stage.start(ana)
    const marcas = [{ dia: 1, passagem: 'Ps.1', lida: true, em: test.now.toISOString() }]
    for (const other of [rui, elsewhere]) {
      const answers = [
        await call('GET', begun.uuid, other),
        await call('DELETE', begun.uuid, other),
        await call('PUT', `${begun.uuid}/leitura`, other, { rodada: 1, marcas }),
        await call('PUT', `${begun.uuid}/pausa`, other, { flagPausada: true }),
        await call('PUT', `${begun.uuid}/retomada`, other, { modo: 'ADIAR' }),
        await call('PUT', `${begun.uuid}/recomeco`, other, { inicio: null }),
        await call('PUT', `${begun.uuid}/lembrete`, other, { lembrete: '07:00' }),
      ]
      for (const answer of answers) expect(answer).toMatchObject(notFound)
    }
    expect((await call('GET', begun.uuid, ana)).body).toEqual(begun)
  })

  it.each<[string, object, number]>([
    ['a plan that is not there', { plano: none }, 404],
    ['a day more than a year away', { inicio: '2028-01-01' }, 400],
    ['a field that is not declared', { rodada: 9 }, 400],
  ])('does not begin with %s', async (_, own, status) => {
    const ana = await test.join()
    const body = { plano: monthPlan, inicio: null, lembrete: null, ...own }
    expect((await call('POST', '', ana, body)).status).toBe(status)
    expect((await call('GET', '', ana)).body).toEqual([])
  })

  it('refuses marks of a passage that does not exist', async () => {
    const ana = await test.join()
    const { uuid } = await stage.start(ana)
    const marcas = [{ dia: 1, passagem: 'Ps.151', lida: true, em: '2026-03-01T00:00:00Z' }]
    expect((await call('PUT', `${uuid}/leitura`, ana, { rodada: 1, marcas })).status).toBe(400)
  })
})
