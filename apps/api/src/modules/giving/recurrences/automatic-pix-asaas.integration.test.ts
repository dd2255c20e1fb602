import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import { setUpRecurrences } from '../../../testing/set-up-recurrences.ts'
import { readPayment } from '../../payments/attempts/readings.service.ts'
import { openAsaasStage } from '../../payments/gateways/testing/asaas-fake.ts'
import type { GatewayStage, WebhookSample } from '../../payments/gateways/testing/gateway-stage.ts'
import { findPaymentSettings, saveGatewayCredentials } from '../../payments/methods/settings.service.ts'
import { cancelRecurrence } from './pausing.service.ts'

/* The day of the fake. Its authorisations and debits go over real HTTP. */
describe('Pix Automático at Asaas', () => {
  const stage = setUpRecurrences('2026-03-02T15:00:00Z')
  const { test, thirdParties } = stage
  let asaas: GatewayStage
  let token: string
  beforeAll(async () => {
    asaas = await openAsaasStage()
    thirdParties.set('asaas', asaas.gateway)
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), {
      methods: [
        { method: 'card', gateway: 'rehearsal' },
        { method: 'pix', gateway: 'asaas' },
      ],
    })
    await saveGatewayCredentials(
      createOwnCall(test.platform.transactions.at(test.videira)),
      'asaas',
      asaas.credentials as Record<string, string>,
    )
    const settings = await test.platform.transactions.inChurch(test.videira, findPaymentSettings)
    token = settings?.webhookToken ?? ''
  })
  afterAll(() => asaas.server.close())

  const send = async ({ headers, body }: WebhookSample) =>
    (
      await test.app.inject({
        method: 'POST',
        url: `/api/v1/webhook/asaas/${token}`,
        remoteAddress: nextAddress(),
        headers: { ...headers, host: 'videira.narthex.test', 'content-type': 'application/json' },
        payload: Buffer.from(body),
      })
    ).statusCode
  async function begin(cpf: string) {
    const giver = await stage.giver()
    await test.asOwner((owner) =>
      owner.query('update usuario set cpf = $2 where id = $1', [giver.call.actor.memberId, cpf]),
    )
    const gift = await giver.give({
      meio: 'PIX_AUTOMATICO',
      idCartao: undefined,
      inicio: '2026-03-02',
      frequencia: { dias: 7 },
    })
    const [row] = await test.asOwner((owner) =>
      owner.query<{ referencia: string; pagamento: number }>(
        `select p.referencia, p.id as pagamento from pagamento p join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id
         where o.referencia = $1`,
        [gift.id],
      ),
    )
    const first = asaas.ledger.madeFor(row?.referencia ?? '')[0]
    if (!row || !first) throw new Error('The first gift was not sent')
    const authorisationId = (first.details.qrCodeId ?? '').replace('conciliation-', '')
    const notice = asaas.authorisationWebhook?.(authorisationId)
    if (!notice) throw new Error('The stage has no such webhook')
    return { giver, gift, first, paymentId: row.pagamento, authorisationId, notice }
  }
  const debits = () => asaas.ledger.payments.filter(({ reference, details }) => reference && !details.qrCodeId)

  it('turns by the webhook of its authorisation, which is read again, and is debited under it', async () => {
    const { giver, gift, first, notice } = await begin('24971563792')
    expect(gift).toMatchObject({ situacao: 'PENDENTE', proxima: '2026-03-09' })
    // What it says is not believed: the code is not paid.
    expect(await send(notice)).toBe(200)
    await stage.runJobs()
    expect((await giver.read(gift.id)).situacao).toBe('PENDENTE')
    first.state = 'paid'
    for (const forged of asaas.forgedWebhooks('pay_1'))
      expect(await send({ ...notice, headers: forged.headers })).toBe(401)
    expect(await send({ headers: {}, body: notice.body })).toBe(401)
    // The same event once more is no news.
    expect(await send(notice)).toBe(200)
    await stage.runJobs()
    expect((await giver.read(gift.id)).situacao).toBe('PENDENTE')
    const later = Buffer.from(Buffer.from(notice.body).toString().replace('"evt_', '"evt_later_'))
    expect(await send({ ...notice, body: later })).toBe(200)
    await stage.runJobs()
    expect(await giver.read(gift.id)).toMatchObject({
      situacao: 'ATIVA',
      passadas: [{ ciclo: 1, situacao: 'RECEBIDO', valor: 5000 }],
    })
    await stage.passDays(2)
    expect(debits()).toMatchObject([{ amount: 5000, method: 'PIX', state: 'open' }])
    const [debit] = debits()
    if (debit) debit.state = 'paid'
    await stage.passDays(6)
    expect((await giver.read(gift.id)).passadas.find(({ ciclo }) => ciclo === 2)?.situacao).toBe('RECEBIDO')
    await cancelRecurrence(giver.call, gift.id)
    await stage.runJobs()
    expect(
      asaas.server.requests.filter(({ method, path }) => method === 'DELETE' && path.includes('/pix/')),
    ).toHaveLength(1)
  })

  it('looks an authorisation up whose answer was lost, and asks for no second one', async () => {
    const asked = () =>
      asaas.server.requests.filter(({ method, path }) => method === 'POST' && path.includes('/pix/')).length
    const before = asked()
    // The charge is looked for in two lists, the customer is looked for and made, then the authorisation is asked for.
    asaas.server.failAt(4, 'lost')
    const { giver, gift, first, paymentId } = await begin('52998224725')
    expect(asaas.server.endFault()).toBe(true)
    expect(gift.situacao).toBe('PENDENTE')
    first.state = 'paid'
    await stage.passDays(1, 24 * 20)
    await readPayment(stage.needs, stage.needs.transactions.at(test.videira), paymentId)
    await stage.runJobs()
    expect((await giver.read(gift.id)).situacao).toBe('ATIVA')
    expect(asked() - before).toBe(1)
  })
})
