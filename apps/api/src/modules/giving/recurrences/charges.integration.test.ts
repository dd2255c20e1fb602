import { dateAfter } from '@narthex/contract/church-time'
import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import { setUpRecurrences } from '../../../testing/set-up-recurrences.ts'
import { removeSavedCard } from '../../payments/cards/cards.service.ts'
import { refundPayment } from '../../payments/refunds/refunds.service.ts'
import { replaceReason } from '../reasons.editing.service.ts'
import { changeRecurrence } from './changes.service.ts'
import { chargeRecurrence } from './charges.service.ts'
import { pauseRecurrence, skipCycle } from './pausing.service.ts'
import { retryCycle } from './repair.service.ts'

describe('a recurring gift', () => {
  const stage = setUpRecurrences('2026-11-23T15:00:00Z')
  const { test, bank, news } = stage
  const days = async (id: string) => (await stage.charges(id)).map(({ dia }) => dia)
  const named = (name: string) => news.filter(([kind]) => kind === name)

  it('is charged on the day that was chosen, not on the day of its sign-up', async () => {
    const giver = await stage.giver()
    const { id, proxima } = await giver.give()
    expect(proxima).toBe('2026-12-05')
    await stage.passDays(11)
    expect(await days(id)).toEqual([])
    await stage.passDays(2, 24)
    expect(await days(id)).toEqual(['2026-12-05'])
    // Some time between nine and ten; the clock moves hour by hour.
    expect([9, 10]).toContain((await stage.charges(id))[0]?.hora)
    expect(named('charged')).toMatchObject([['charged', { id, proxima: '2027-01-05' }, { ciclo: 1, valor: 5000 }]])
  })

  it('whose first day is today is charged right away, once', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-23', frequencia: { dias: 30 } })
    await stage.runJobs()
    await stage.passDays(2)
    expect(await days(id)).toEqual(['2026-11-23'])
    expect(await giver.read(id)).toMatchObject({
      proxima: '2026-12-23',
      passadas: [{ ciclo: 1, situacao: 'RECEBIDO', tentativas: 1 }],
      falha: null,
    })
  })

  it('is charged once on each of its days while clocks change, in the deep run for fourteen months', async () => {
    test.now = new Date('2027-02-20T15:00:00Z')
    const length = atStrength({ deep: 430, full: 50 })
    const end = dateAfter('2027-02-20', length)
    const gifts = []
    for (const church of [test.videira, test.olivo, test.vine]) {
      const giver = await stage.giver(church)
      gifts.push(await giver.give({ frequencia: { diaDoMes: 31 }, inicio: '2027-02-28' }))
    }
    // In New York, whose clocks change on the 14th of March; those of Madrid do on the 28th.
    const giver = await stage.giver(test.vine)
    const weekly = await giver.give({ frequencia: { dias: 7 }, inicio: '2027-02-22' })
    await stage.passDays(length)
    for (const monthly of gifts) {
      const expected = [
        '2027-02-28',
        '2027-03-31',
        '2027-04-30',
        '2027-05-31',
        '2027-06-30',
        '2027-07-31',
        '2027-08-31',
        '2027-09-30',
        '2027-10-31',
        '2027-11-30',
        '2027-12-31',
        '2028-01-31',
        '2028-02-29',
        '2028-03-31',
      ]
      expect(await days(monthly.id)).toEqual(expected.filter((day) => day <= end))
    }
    const all = await stage.charges(weekly.id)
    const weeks = atStrength({ deep: 62, full: 7 })
    expect(all).toHaveLength(weeks)
    expect(new Set(all.map(({ dia }) => dia)).size).toBe(weeks)
    expect(all.map(({ ciclo }) => ciclo)).toEqual(all.map((_, index) => index + 1))
  })

  it('is charged once per cycle by two schedulers at once', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-23' })
    await Promise.all(
      Array.from({ length: 6 }, () => chargeRecurrence(stage.needs, stage.needs.transactions.at(test.videira), id)),
    )
    expect(await days(id)).toHaveLength(1)
    expect(bank.charges).toBe(1)
  })

  it('is not charged again when the clock jumps ahead, back and ahead again, nor for many days at once', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ frequencia: { dias: 1 }, inicio: '2026-11-24' })
    const start = test.now
    await stage.passDays(1)
    test.now = new Date(start.getTime() + 20 * 86_400_000)
    await stage.runJobs()
    test.now = new Date(start.getTime() + 86_400_000)
    await stage.runJobs()
    test.now = new Date(start.getTime() + 20 * 86_400_000 + 3_600_000)
    await stage.runJobs()
    const charged = await stage.charges(id)
    expect(new Set(charged.map(({ ciclo }) => ciclo)).size).toBe(charged.length)
    expect(charged.map(({ dia }) => dia)).toEqual(['2026-11-24', '2026-12-13'])
  })

  it('leaves a skipped cycle out, which can be taken back', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ frequencia: { dias: 7 }, inicio: '2026-11-25' })
    const skip = (ciclo: number, flagPular: boolean) => skipCycle(giver.call, { id, ciclo, flagPular })
    expect((await skip(1, true)).proxima).toBe('2026-12-02')
    expect((await skip(1, true)).proxima).toBe('2026-12-02')
    expect((await skip(1, false)).proxima).toBe('2026-11-25')
    await skip(1, true)
    expect((await giver.read(id)).proximas[0]).toMatchObject({ ciclo: 1, situacao: 'PULADO' })
    await stage.passDays(10)
    expect(await days(id)).toEqual(['2026-12-02'])
    expect((await giver.read(id)).passadas).toMatchObject([
      { ciclo: 2, situacao: 'RECEBIDO' },
      { ciclo: 1, situacao: 'PULADO' },
    ])
    await expect(skip(1, false)).rejects.toMatchObject({ code: 'CYCLE_IN_PROGRESS' })
    await expect(skip(9, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is never charged for the days of a pause', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ frequencia: { dias: 7 }, inicio: '2026-11-25' })
    const pause = (flagPausar: boolean) => pauseRecurrence(giver.call, { id, flagPausar })
    await stage.passDays(3)
    expect(await pause(true)).toMatchObject({ situacao: 'PAUSADA', proxima: null, impedimento: null })
    await stage.passDays(17)
    expect((await pause(false)).proxima).toBe('2026-12-16')
    await stage.passDays(5)
    expect(await days(id)).toEqual(['2026-11-25', '2026-12-16'])
  })

  it('ends with its last day', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ frequencia: { dias: 7 }, inicio: '2026-11-25', fim: '2026-12-03' })
    await stage.passDays(30)
    expect(await days(id)).toEqual(['2026-11-25', '2026-12-02'])
    expect(await giver.read(id)).toMatchObject({ situacao: 'ENCERRADA', proxima: null, proximas: [] })
  })

  it('that fails is tried again after one, three and seven days, then asks for its giver', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-24' })
    bank.refuses = 'insufficient_funds'
    await stage.passDays(1)
    expect(await giver.read(id)).toMatchObject({
      situacao: 'ATIVA',
      falha: {
        ciclo: 1,
        codigoRecusa: 'insufficient_funds',
        proximaTentativa: expect.stringMatching(/^2026-11-25T12/),
      },
    })
    await stage.passDays(9)
    expect(bank.charges).toBe(4)
    expect(await giver.read(id)).toMatchObject({
      situacao: 'FALHOU',
      impedimento: 'RECUSA',
      proxima: null,
      falha: { ciclo: 1, proximaTentativa: null },
      passadas: [{ ciclo: 1, situacao: 'DESISTIDO', tentativas: 4 }],
    })
    expect(named('chargeFailed')).toHaveLength(4)
    expect(named('paused')).toMatchObject([['paused', { id }, 'RECUSA']])
    await stage.passDays(40)
    expect(bank.charges).toBe(4)
    bank.refuses = null
    const healed = await retryCycle(stage.needs, giver.call, { id, ciclo: 1 })
    expect(healed).toMatchObject({ situacao: 'ATIVA', falha: null, impedimento: null, proxima: '2027-02-05' })
    expect(await days(id)).toEqual(['2027-01-12'])
  })

  it('that succeeds at a later try goes on in its rhythm', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-24' })
    bank.refuses = 'try_again_later'
    await stage.passDays(1)
    bank.refuses = null
    await stage.passDays(3)
    expect(await days(id)).toEqual(['2026-11-25'])
    expect(await giver.read(id)).toMatchObject({ situacao: 'ATIVA', proxima: '2026-12-05', falha: null })
  })

  it('by a card that can pay no more asks for another, and another heals it at once', async () => {
    const giver = await stage.giver()
    const gift = await giver.give({ inicio: '2026-11-24' })
    const { id } = gift
    bank.refuses = 'stolen_card'
    await stage.passDays(1)
    const failed = await giver.read(id)
    expect(failed).toMatchObject({ situacao: 'FALHOU', impedimento: 'CARTAO' })
    bank.refuses = null
    const idCartao = await giver.addCard('5555555555554444')
    const { idMotivo, valor, frequencia } = { idMotivo: gift.motivo.id, valor: 6000, frequencia: gift.frequencia }
    const rest = { flagTaxas: false, flagAnonimo: false, comentario: null, fim: null }
    const changed = await changeRecurrence(stage.needs, giver.call, {
      id,
      versao: failed.versao,
      idMotivo,
      valor,
      frequencia,
      ...rest,
      idCartao,
    })
    expect(changed).toMatchObject({ situacao: 'ATIVA', impedimento: null, cartao: { ultimosDigitos: '4444' } })
    await retryCycle(stage.needs, giver.call, { id, ciclo: 1 })
    expect((await giver.read(id)).passadas).toMatchObject([{ ciclo: 1, situacao: 'RECEBIDO', valor: 5000 }])
  })

  it('whose card was removed or has expired is not sent, and asks for another', async () => {
    const giver = await stage.giver()
    const removed = await giver.give({ inicio: '2026-11-24' })
    const soon = await giver.addCard('5555555555554444', '12/2026')
    const expired = await giver.give({ inicio: '2027-01-05', idCartao: soon })
    await removeSavedCard(giver.call, giver.cardId)
    expect((await giver.read(removed.id)).cartao).toBeNull()
    await stage.passDays(45)
    expect(bank.charges).toBe(0)
    for (const { id } of [removed, expired])
      expect(await giver.read(id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'CARTAO', falha: { ciclo: 1 } })
    await expect(retryCycle(stage.needs, giver.call, { id: expired.id, ciclo: 1 })).rejects.toMatchObject({
      code: 'INVALID_CARD_TOKEN',
    })
  })

  it('of a reason that is not given to any more is paused, and another reason heals it', async () => {
    const giver = await stage.giver(test.olivo)
    const { id } = await giver.give({ inicio: '2026-11-24' })
    const reason = stage.reasonAt(test.olivo)
    await replaceReason(createOwnCall(test.platform.transactions.at(test.olivo)), reason, {
      nome: 'Obra',
      flagRecorrencia: false,
    })
    await stage.passDays(1)
    expect(await giver.read(id)).toMatchObject({ situacao: 'PAUSADA', impedimento: 'MOTIVO' })
    expect(bank.charges).toBe(0)
    await replaceReason(createOwnCall(test.platform.transactions.at(test.olivo)), reason, { nome: 'Obra' })
  })

  it('is not charged elsewhere where its church takes cards no more', async () => {
    const giver = await stage.giver(test.vine)
    const { id } = await giver.give({ inicio: '2026-11-24' })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.vine), {
      methods: [{ method: 'pix', gateway: 'rehearsal' }],
    })
    await stage.passDays(1)
    expect(await giver.read(id)).toMatchObject({ situacao: 'FALHOU', impedimento: 'METODO' })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.vine))
  })

  it('whose charge is given back shows it', async () => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-23' })
    await stage.runJobs()
    const [payment] = await test.asOwner((owner) =>
      owner.query<{ id: number }>(
        `select p.id from pagamento p join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id
         where o.referencia = $1`,
        [id],
      ),
    )
    await refundPayment(stage.needs, giver.call, { paymentId: payment?.id ?? 0, amount: 5000 })
    await stage.runJobs()
    expect((await giver.read(id)).passadas).toMatchObject([{ situacao: 'ESTORNADO' }])
  })
})
