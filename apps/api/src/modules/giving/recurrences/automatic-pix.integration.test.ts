import { randomUUID } from 'node:crypto'
import { dateAfter } from '@narthex/contract/church-time'
import type { PaymentState } from '@narthex/contract/payments/payment-states'
import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { type Giver, setUpRecurrences } from '../../../testing/set-up-recurrences.ts'
import { rehearsePayment } from '../../payments/attempts/checkout.service.ts'
import { settleAuthorisation } from './authorisations.service.ts'
import { changeRecurrence } from './changes.service.ts'
import { cancelRecurrence, pauseRecurrence, skipCycle } from './pausing.service.ts'
import { retryCycle } from './repair.service.ts'

const today = '2026-11-23'

describe('a recurring gift by Pix Automático', () => {
  const stage = setUpRecurrences(`${today}T15:00:00Z`)
  const { test, bank, news } = stage
  const named = (name: string) => news.filter(([kind]) => kind === name)
  const give = (giver: Giver, own: Parameters<Giver['give']>[0] = {}) =>
    giver.give({
      meio: 'PIX_AUTOMATICO',
      idCartao: undefined,
      inicio: test.now.toISOString().slice(0, 10),
      frequencia: { diaDoMes: 5 },
      ...own,
    })
  /** Plays what the giver does at their bank with the code of the first gift. */
  const play = (giver: Giver, pedido: string | null, situacao: PaymentState) =>
    rehearsePayment(stage.needs, giver.call, { pedido: pedido ?? '', situacao })
  const authorise = async (giver: Giver, own: Parameters<Giver['give']>[0] = {}) => {
    const gift = await give(giver, own)
    await play(giver, gift.pedido, 'paid')
    await stage.runJobs()
    return gift
  }
  const atGateway = (id: string) =>
    test.asOwner((owner) =>
      owner.query<{ situacao: string; autorizacao: string | null; dia: string; feita: string }>(
        `select e.situacao, e.autorizacao, to_char(e.expira_em, 'YYYY-MM-DD') as dia, to_char(p.criado_em, 'YYYY-MM-DD') as feita
         from ensaio_pagamento e join pagamento p using (igreja_id, referencia)
         join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id where o.referencia = $1 order by p.id`,
        [id],
      ),
    )
  /** Sets the bank's state of an authorisation. */
  const revokeAtBank = (id: string, state = 'canceled') =>
    test.asOwner((owner) =>
      owner.query(
        `update ensaio_pagamento set autorizacao = $2
         where autorizacao is not null and referencia = (select autorizacao_referencia from recorrencia where id = $1)`,
        [id, state],
      ),
    )

  it('waits for its giver with the code of the first gift, and goes on by itself once it is authorised', async () => {
    const giver = await stage.giver()
    const gift = await give(giver)
    expect(gift).toMatchObject({ situacao: 'PENDENTE', meio: 'PIX_AUTOMATICO', cartao: null, proxima: '2026-12-05' })
    expect((await giver.read(gift.id)).passadas).toMatchObject([
      { ciclo: 1, situacao: 'COBRANDO', pedido: gift.pedido },
    ])
    const waiting = await test.call('GET', `/pedido/${gift.pedido}/pagamento/`)
    expect(waiting.body.pagamento).toMatchObject({ resultado: 'pendente', acao: { kind: 'qr' }, total: 5000 })
    await play(giver, gift.pedido, 'paid')
    await stage.runJobs()
    const active = await giver.read(gift.id)
    expect(active).toMatchObject({ situacao: 'ATIVA', pedido: null, proxima: '2026-12-05' })
    expect(active.passadas).toMatchObject([{ ciclo: 1, situacao: 'RECEBIDO', dia: today }])
    expect(named('authorised')).toMatchObject([['authorised', { id: gift.id, situacao: 'ATIVA' }]])
    expect(named('charged')).toHaveLength(1)
  })

  it('is debited once in each cycle, sent five days ahead, in each zone', async () => {
    const gifts = []
    for (const church of [test.videira, test.olivo]) {
      const giver = await stage.giver(church)
      // A year of weeks is most of what this takes: one zone is enough for them.
      const weekly = church === test.olivo ? [{ dias: 7 }] : []
      for (const frequencia of [{ diaDoMes: 31 }, ...weekly, { dias: 90 }, { dias: 365 }])
        gifts.push({ id: (await authorise(giver, { frequencia })).id, frequencia, giver })
    }
    const length = atStrength({ deep: 375, full: 100 })
    await stage.passDays(length)
    const expected = {
      '{"diaDoMes":31}': ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
      '{"dias":7}': ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'],
      '{"dias":90}': ['2027-02-23', '2027-05-23', '2027-08-23', '2027-11-23'],
      '{"dias":365}': ['2027-11-23'],
    }
    for (const { id, frequencia, giver } of gifts) {
      const [first, ...debits] = await atGateway(id)
      expect(first).toMatchObject({ situacao: 'paid', autorizacao: 'active', feita: today })
      const days = debits.map(({ dia }) => dia)
      const dates = expected[JSON.stringify(frequencia) as keyof typeof expected]
      expect(days.slice(0, 4)).toEqual(dates.filter((date) => date <= dateAfter(today, length)))
      expect(new Set(days).size).toBe(days.length)
      for (const { dia, feita } of debits) expect((Date.parse(dia) - Date.parse(feita)) / 86_400_000).toBe(5)
      const { passadas } = await giver.read(id)
      const received = passadas.filter(({ situacao }) => situacao === 'RECEBIDO')
      expect(received.length).toBeGreaterThanOrEqual(Math.min(passadas.length - 1, 23))
    }
  })

  it('that is refused or expires at the bank stands still, is told to its giver, and charges nothing', async () => {
    for (const outcome of ['failed', 'expired'] as const) {
      const giver = await stage.giver()
      const { id, pedido } = await give(giver)
      await play(giver, pedido, outcome)
      await stage.runJobs()
      expect(await giver.read(id)).toMatchObject({
        situacao: 'FALHOU',
        impedimento: 'BANCO',
        proxima: null,
        pedido: null,
      })
      expect(named('paused')).toMatchObject([['paused', { id }, 'BANCO']])
      const act = { id, flagPausar: false }
      await expect(pauseRecurrence(giver.call, act)).rejects.toMatchObject({ code: 'EVT_REG_010' })
      const retry = retryCycle(stage.needs, giver.call, { id, ciclo: 1 })
      await expect(retry).rejects.toMatchObject({ code: 'EVT_REG_010' })
      await stage.passDays(20)
      expect(await atGateway(id)).toHaveLength(1)
      news.length = 0
    }
  })

  it('whose code is not paid expires with it', async () => {
    const giver = await stage.giver()
    const { id } = await give(giver)
    await stage.passDays(1, 24)
    expect(await giver.read(id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'BANCO' })
    expect(await atGateway(id)).toMatchObject([{ situacao: 'canceled', autorizacao: 'canceled' }])
  })

  it('whose answer was lost is looked up, and not asked for a second time', async () => {
    const giver = await stage.giver()
    // Its last two digits let the rehearsal gateway lose its answer.
    const { id, situacao, pedido } = await give(giver, { valor: 5013 })
    expect(situacao).toBe('PENDENTE')
    await stage.passDays(1, 24 * 12)
    expect(await atGateway(id)).toHaveLength(1)
    const lost = await stage.giver()
    const never = await give(lost, { valor: 5004 })
    await stage.passDays(1, 24)
    expect(await atGateway(never.id)).toEqual([])
    expect(await lost.read(never.id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'BANCO' })
    expect(pedido).not.toBeNull()
  })

  it('is set up once by the same key, and only where its days and its method allow it', async () => {
    const giver = await stage.giver()
    const chave = randomUUID()
    const gift = await give(giver, { chave })
    expect(await give(giver, { chave })).toEqual(gift)
    expect(await atGateway(gift.id)).toHaveLength(1)
    const cases = [
      [{ frequencia: { dias: 30 } }, 'VALIDATION'],
      [{ inicio: '2026-11-24' }, 'VALIDATION'],
      [{ fim: '2026-12-04' }, 'VALIDATION'],
      [{ valor: 99 }, 'GIFT_TOO_SMALL'],
    ] as const
    for (const [own, code] of cases) await expect(give(giver, own)).rejects.toMatchObject({ code })
    bank.hasAutomaticPix = false
    await expect(give(giver)).rejects.toMatchObject({ code: 'EVT_REG_010' })
  })

  it('lets its amount and an earlier end be changed, and nothing that the bank was told', async () => {
    const giver = await stage.giver()
    const { id } = await authorise(giver, { fim: '2027-06-30' })
    const gift = await giver.read(id)
    const change = (own: object) =>
      changeRecurrence(stage.needs, giver.call, {
        id,
        versao: gift.versao,
        idMotivo: gift.motivo.id,
        valor: 7500,
        frequencia: gift.frequencia,
        fim: '2027-06-30',
        flagTaxas: false,
        flagAnonimo: false,
        comentario: null,
        ...own,
      })
    const refused = [
      { frequencia: { dias: 7 } },
      { proxima: '2026-12-07' },
      { fim: null },
      { fim: '2027-07-30' },
      { idCartao: giver.cardId },
    ]
    for (const own of refused) await expect(change(own)).rejects.toMatchObject({ code: 'EVT_REG_010' })
    expect(await change({ fim: '2027-05-31' })).toMatchObject({ valor: 7500, fim: '2027-05-31', situacao: 'ATIVA' })
    await stage.passDays(14)
    expect((await giver.read(id)).passadas.map(({ valor }) => valor)).toEqual([7500, 5000])
    const pending = await give(giver)
    const early = { ...pending, id: pending.id, versao: pending.versao, idMotivo: pending.motivo.id }
    const { valor, frequencia, fim, flagTaxas, flagAnonimo, comentario, idMotivo, versao } = early
    const body = { id: pending.id, valor, frequencia, fim, flagTaxas, flagAnonimo, comentario, idMotivo, versao }
    await expect(changeRecurrence(stage.needs, giver.call, body)).rejects.toMatchObject({ code: 'CYCLE_IN_PROGRESS' })
  })

  it('whose debit fails is tried again, and asks for its giver after the last try', async () => {
    const giver = await stage.giver()
    const { id } = await authorise(giver)
    // A debit of this amount never comes.
    await test.asOwner((owner) => owner.query('update recorrencia set valor = 5012 where id = $1', [id]))
    await stage.passDays(13)
    expect(await giver.read(id)).toMatchObject({ situacao: 'ATIVA', falha: { ciclo: 2 } })
    await stage.passDays(16)
    const debits = (await atGateway(id)).slice(1)
    expect(debits.map(({ dia, situacao }) => [dia, situacao])).toEqual([
      ['2026-12-05', 'canceled'],
      ['2026-12-09', 'canceled'],
      ['2026-12-13', 'canceled'],
      ['2026-12-17', 'canceled'],
    ])
    expect(await giver.read(id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'RECUSA' })
    await test.asOwner((owner) =>
      owner.query('update recorrencia_ciclo set valor = 5000 where recorrencia_id = $1', [id]),
    )
  })

  it('is left out for a skip, and withdraws a debit that was sent when it is paused', async () => {
    const giver = await stage.giver()
    const { id } = await authorise(giver, { frequencia: { dias: 7 } })
    await skipCycle(giver.call, { id, ciclo: 2, flagPular: true })
    await stage.passDays(10)
    // Sent for 7 December on the 2nd.
    expect((await giver.read(id)).passadas.map(({ situacao }) => situacao)).toEqual(['COBRANDO', 'PULADO', 'RECEBIDO'])
    await pauseRecurrence(giver.call, { id, flagPausar: true })
    await stage.runJobs()
    expect((await atGateway(id)).at(-1)).toMatchObject({ dia: '2026-12-07', situacao: 'canceled' })
    expect(await giver.read(id)).toMatchObject({ situacao: 'PAUSADA', impedimento: null })
    await stage.passDays(10)
    expect(await pauseRecurrence(giver.call, { id, flagPausar: false })).toMatchObject({
      situacao: 'ATIVA',
      proxima: '2026-12-21',
    })
    await stage.passDays(12)
    expect((await atGateway(id)).filter(({ situacao }) => situacao === 'paid').map(({ dia }) => dia)).toContain(
      '2026-12-21',
    )
  })

  it('that ends cancels its authorisation and the debit that was sent, also when its giver leaves', async () => {
    const giver = await stage.giver()
    const { id } = await authorise(giver, { frequencia: { dias: 7 } })
    await stage.passDays(3)
    await cancelRecurrence(giver.call, id)
    await stage.runJobs()
    expect(await atGateway(id)).toMatchObject([{ autorizacao: 'canceled' }, { situacao: 'canceled' }])
    const pending = await give(giver, { frequencia: { dias: 90 } })
    await cancelRecurrence(giver.call, pending.id)
    await stage.runJobs()
    expect(await atGateway(pending.id)).toMatchObject([{ autorizacao: 'canceled', situacao: 'canceled' }])

    const leaving = await stage.giver()
    const theirs = await authorise(leaving)
    await leaving.call.inChurch(async (work) => {
      for (const leave of test.needs.signals.memberLeaves) await leave(work, leaving.call.actor.memberId)
    })
    // Their rows may be gone before the gateway is asked.
    await test.asOwner((owner) => owner.query('delete from recorrencia where id = $1', [theirs.id]))
    await stage.runJobs()
    expect(await atGateway(theirs.id)).toMatchObject([{ autorizacao: 'canceled' }])
  })

  it('that was revoked at the bank stands still for good, whatever an older reading says', async () => {
    const giver = await stage.giver()
    const { id } = await authorise(giver)
    await revokeAtBank(id)
    await settleAuthorisation(stage.needs, stage.needs.transactions.at(test.videira), id)
    expect(await giver.read(id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'BANCO' })
    await revokeAtBank(id, 'active')
    await settleAuthorisation(stage.needs, stage.needs.transactions.at(test.videira), id)
    expect(await giver.read(id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'BANCO' })
    await stage.passDays(20)
    expect(await atGateway(id)).toHaveLength(1)
    expect(bank.charges).toBe(1)
  })
})
