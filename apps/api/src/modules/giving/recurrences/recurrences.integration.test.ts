import { randomUUID } from 'node:crypto'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { ChurchScope } from '../../../platform/scope/scope.ts'
import { type Giver, setUpRecurrences } from '../../../testing/set-up-recurrences.ts'
import { addReason } from '../reasons.editing.service.ts'
import { changeRecurrence } from './changes.service.ts'
import { chargeRecurrence } from './charges.service.ts'
import { cancelRecurrence, pauseRecurrence, skipCycle } from './pausing.service.ts'
import { listMyRecurrences } from './recurrences.service.ts'
import { retryCycle } from './repair.service.ts'

describe('the recurring gifts of a member', () => {
  const stage = setUpRecurrences('2026-11-23T15:00:00Z')
  const { test, bank, news } = stage
  const change = (giver: Giver, gift: Recurrence, own: Partial<Parameters<typeof changeRecurrence>[2]> = {}) =>
    changeRecurrence(stage.needs, giver.call, {
      id: gift.id,
      versao: gift.versao,
      idMotivo: gift.motivo.id,
      valor: gift.valor,
      fim: gift.fim,
      flagTaxas: false,
      flagAnonimo: false,
      comentario: null,
      frequencia: gift.frequencia,
      ...own,
    })

  it('are set up, listed and read over HTTP by their giver alone', async () => {
    const giver = await stage.giver()
    const { memberId } = giver.call.actor
    const body = {
      chave: randomUUID(),
      idMotivo: stage.reasonAt(),
      valor: 5000,
      frequencia: { diaDoMes: 5 },
      inicio: '2026-12-05',
      meio: 'CARTAO',
      idCartao: giver.cardId,
    }
    const path = `/usuario/${memberId}/recorrencia/`
    const made = await test.call('POST', path, { token: giver.token, body })
    expect(made).toMatchObject({ status: 200, body: { situacao: 'ATIVA', proxima: '2026-12-05', versao: 1 } })
    expect((await test.call('POST', path, { token: giver.token, body })).body).toEqual(made.body)
    const other = { ...body, valor: 6000 }
    expect((await test.call('POST', path, { token: giver.token, body: other })).body.code).toBe(
      'IDEMPOTENCY_KEY_IN_USE',
    )
    expect((await test.call('GET', path, { token: giver.token })).body).toEqual([made.body])
    const { body: read } = await test.call('GET', `/recorrencia/${made.body.id}`, { token: giver.token })
    expect(read.proximas.map(({ dia }: { dia: string }) => dia)).toEqual([
      '2026-12-05',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
      '2027-04-05',
      '2027-05-05',
    ])
    const stranger = await test.join()
    expect((await test.call('GET', `/recorrencia/${made.body.id}`, { token: stranger.token })).status).toBe(404)
  })

  it('are refused for reasons, amounts, days and cards that are not allowed', async () => {
    const giver = await stage.giver()
    const other = await stage.giver()
    const once = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Campanha',
      flagRecorrencia: false,
    })
    const inactive = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Antiga',
      flagAtivo: false,
    })
    const cases = [
      [{ idMotivo: once }, 'RECURRENCE_NOT_ALLOWED'],
      [{ idMotivo: inactive }, 'REASON_UNAVAILABLE'],
      [{ valor: 99 }, 'GIFT_TOO_SMALL'],
      [{ inicio: '2026-11-22' }, 'VALIDATION'],
      [{ inicio: '2027-11-25' }, 'VALIDATION'],
      [{ fim: '2026-12-04' }, 'VALIDATION'],
      [{ idCartao: other.cardId }, 'INVALID_CARD_TOKEN'],
      [{ idCartao: undefined }, 'INVALID_CARD_TOKEN'],
      [{ meio: 'PIX_AUTOMATICO' }, 'VALIDATION'],
    ] as const
    for (const [own, code] of cases) await expect(giver.give(own)).rejects.toMatchObject({ code })
    expect(await listMyRecurrences(giver.call)).toEqual([])
  })

  it('are twenty at most, not counting those that have ended', async () => {
    const giver = await stage.giver()
    const gifts: Recurrence[] = []
    for (let count = 0; count < 20; count++) gifts.push(await giver.give())
    await expect(giver.give()).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await cancelRecurrence(giver.call, gifts[0]?.id ?? '')
    await expect(giver.give()).resolves.toMatchObject({ situacao: 'ATIVA' })
  })

  it('are changed from the next charge on, by the newest version only', async () => {
    const giver = await stage.giver()
    const gift = await giver.give({ inicio: '2026-11-23' })
    await stage.runJobs()
    const changed = await change(giver, gift, { valor: 7500, frequencia: { dias: 14 } })
    expect(changed).toMatchObject({ valor: 7500, versao: 2, proxima: '2026-12-07' })
    await expect(change(giver, gift)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
    const moved = await change(giver, changed, { proxima: '2026-12-09' })
    expect((await giver.read(gift.id)).proximas.map(({ dia }) => dia).slice(0, 2)).toEqual(['2026-12-09', '2026-12-23'])
    await expect(change(giver, moved, { proxima: '2026-11-22' })).rejects.toMatchObject({ code: 'VALIDATION' })
    await stage.passDays(17)
    expect(await stage.charges(gift.id)).toMatchObject([{ dia: '2026-11-23' }, { dia: '2026-12-09' }])
    expect((await giver.read(gift.id)).passadas.map(({ valor }) => valor)).toEqual([7500, 5000])
  })

  it('are never charged twice on one day, also where the next charge is moved to the day of the last', async () => {
    const giver = await stage.giver()
    const gift = await giver.give({ inicio: '2026-11-23', frequencia: { dias: 7 } })
    await stage.runJobs()
    await expect(change(giver, gift, { proxima: '2026-11-23' })).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('end with an end date that has passed', async () => {
    const giver = await stage.giver()
    const gift = await giver.give({ inicio: '2026-11-23', frequencia: { dias: 7 } })
    await stage.runJobs()
    expect(await change(giver, gift, { fim: '2026-11-29' })).toMatchObject({ situacao: 'ENCERRADA', proxima: null })
    await expect(change(giver, { ...gift, versao: 2 })).rejects.toMatchObject({ code: 'RECURRENCE_ENDED' })
  })

  it('are ended once, and then stay so', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-24' })
    bank.refuses = 'insufficient_funds'
    await stage.passDays(1)
    bank.refuses = null
    const ended = await cancelRecurrence(giver.call, id)
    expect(ended).toMatchObject({ situacao: 'CANCELADA', proxima: null, falha: null })
    expect(await cancelRecurrence(giver.call, id)).toEqual(ended)
    await stage.passDays(10)
    expect(bank.charges).toBe(1)
    const acts = [
      () => pauseRecurrence(giver.call, { id, flagPausar: false }),
      () => skipCycle(giver.call, { id, ciclo: 2, flagPular: true }),
      () => retryCycle(stage.needs, giver.call, { id, ciclo: 1 }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'RECURRENCE_ENDED' })
  })

  it('end when their giver leaves, in the same transaction', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-24' })
    await giver.call.inChurch(async (work) => {
      for (const leave of test.needs.signals.memberLeaves) await leave(work, giver.call.actor.memberId)
    })
    await stage.passDays(2)
    expect(bank.charges).toBe(0)
    expect(await giver.read(id)).toMatchObject({ situacao: 'CANCELADA' })
  })

  it('are repaired once by two clicks at once', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-24' })
    bank.refuses = 'insufficient_funds'
    await stage.passDays(1)
    bank.refuses = null
    const clicks = await Promise.allSettled([1, 2, 3].map(() => retryCycle(stage.needs, giver.call, { id, ciclo: 1 })))
    expect(clicks.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await stage.runJobs()
    expect(await stage.charges(id)).toHaveLength(1)
    expect(await retryCycle(stage.needs, giver.call, { id, ciclo: 1 })).toMatchObject({
      situacao: 'ATIVA',
      falha: null,
    })
    expect(bank.charges).toBe(2)
  })

  it('warn once of a card that ends within thirty days', async () => {
    const giver = await stage.giver()
    const idCartao = await giver.addCard('5555555555554444', '12/2026')
    const { id } = await giver.give({ inicio: '2027-01-05', idCartao })
    const warnings = () => news.filter(([name]) => name === 'cardExpiring')
    await stage.passDays(6)
    expect(warnings()).toEqual([])
    await stage.passDays(6)
    expect(warnings()).toMatchObject([['cardExpiring', { id }, { ultimosDigitos: '4444', validadeMes: 12 }]])
  })

  it('are charged by the card that they were given last, also between two tries', async () => {
    const giver = await stage.giver()
    const gift = await giver.give({ inicio: '2026-11-24' })
    bank.refuses = 'insufficient_funds'
    await stage.passDays(1)
    bank.refuses = null
    const idCartao = await giver.addCard('5555555555554444')
    await change(giver, gift, { idCartao })
    await stage.passDays(1)
    const [paid] = await test.asOwner((owner) =>
      owner.query<{ ultimos_digitos: string }>(
        `select p.ultimos_digitos from pagamento p join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id
         where o.referencia = $1 and p.situacao = 'paid'`,
        [gift.id],
      ),
    )
    expect(paid?.ultimos_digitos).toBe('4444')
  })

  it('are not charged while the church has switched giving off', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-23' })
    await test.asOwner((owner) =>
      owner.query(`delete from igreja_modulo where igreja_id = ${test.videira.igrejaId} and codigo = 'MOD_DOACAO'`, []),
    )
    await test.platform.transactions.editSite(test.videira, async () => {})
    // As a job finds its church: with the version that the change has raised.
    const church = await test.platform.directory.byHost('videira.narthex.test')
    if (!ChurchScope.is(church)) throw new Error('There is no church')
    await chargeRecurrence(stage.needs, stage.needs.transactions.at(church), id)
    expect(bank.charges).toBe(0)
  })
})
