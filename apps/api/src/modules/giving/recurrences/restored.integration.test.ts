import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembleApp } from '../../../app.ts'
import { withOwner } from '../../../platform/database/postgres.ts'
import { releaseJobs } from '../../../platform/hold/hold-marks.ts'
import { createMemberCall, createOwnCall } from '../../../platform/http/route.ts'
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import { guardPost } from '../../../platform/mail/guarded-post.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type BackupStage, openBackupStage } from '../../../testing/backup-stage.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import type { Person } from '../../../testing/people.ts'
import { createDatabase } from '../../../testing/server-databases.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import { giftSecret } from '../../../testing/set-up-recurrences.ts'
import { openTwin, preparedServer } from '../../../testing/test-platform.ts'
import { saveCard } from '../../payments/cards/cards.service.ts'
import { exchangeCard } from '../../payments/cards/typed-cards.service.ts'
import { PaymentDeclined } from '../../payments/gateways/gateway-failures.ts'
import type { PaymentGateway } from '../../payments/gateways/payment-gateway.ts'
import { openAsaasStage } from '../../payments/gateways/testing/asaas-fake.ts'
import type { GatewayStage } from '../../payments/gateways/testing/gateway-stage.ts'
import { saveGatewayCredentials } from '../../payments/methods/settings.service.ts'
import { reconciliationQueue } from '../../payments/orders/payments.jobs.ts'
import { paymentWorkers } from '../../payments/payments.workers.ts'
import { givingMailWorkers } from '../mails/giving-mails.workers.ts'
import { addReason } from '../reasons.editing.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { getRecurrence } from './recurrences.service.ts'
import { recurrenceWorkers } from './recurrences.workers.ts'
import { createRecurrence } from './sign-up.service.ts'

const typed = { titular: 'ANA SOUZA', numero: '4539003370725497', validade: '07/2031', cvv: '836' }
const holder = {
  documento: '249.715.637-92',
  email: 'ana@example.org',
  telefone: '11 99887-7665',
  cep: '01310-100',
  numeroEndereco: '150',
}

/** A product with its own gateway object and mailbox; both products reach the same gateway. */
interface Side {
  readonly needs: Platform & RecurrenceNeeds
  readonly runner: JobRunner
  readonly mails: string[]
}

/* The day of the fakes. Charges go over real HTTP. */
describe('a product and the one that was restored from its backup', () => {
  const startsAt = new Date('2026-03-02T15:00:00Z')
  let now = startsAt
  const test = setUpChurches(
    { videira: { modules: ['MOD_DOACAO'], fusoHorario: 'America/Sao_Paulo' } },
    { clock: () => now, secret: giftSecret },
  )
  const closings: (() => Promise<void>)[] = []
  let asaas: GatewayStage
  let backups: BackupStage
  let reason: number
  let member: Person
  beforeAll(async () => {
    backups = await openBackupStage()
    asaas = await openAsaasStage()
    closings.push(backups.close, asaas.server.close)
    reason = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), { nome: 'Dízimo' })
    member = await test.join()
    await test.asOwner((owner) =>
      owner.query("update usuario set cpf = '24971563792', telefone = '+55 11 99887-7665' where id = $1", [
        member.memberId,
      ]),
    )
  })
  afterAll(async () => {
    for (const close of closings) await close()
  })

  const pass = (days: number) => {
    now = new Date(now.getTime() + days * dayMs)
  }
  const callOn = ({ transactions }: Pick<Platform, 'transactions'>) =>
    createMemberCall(transactions.at(test.videira), member, { address: nextAddress(), userAgent: 'test' })

  function openSide(platform: Platform, change: (gateway: PaymentGateway) => PaymentGateway = (same) => same): Side {
    const whole = assembleApp(platform).needs
    const find: RecurrenceNeeds['gateways']['find'] = (name, church) => {
      const gateway = name === 'asaas' ? asaas.gateway : whole.gateways.find(name, church)
      return gateway && change(gateway)
    }
    const needs = { ...whole, gateways: { find } }
    const mails: string[] = []
    const post = guardPost(platform, { deliver: async ({ subject }) => void mails.push(subject) })
    const payments = paymentWorkers(needs).filter(({ queue }) => queue !== reconciliationQueue.name)
    const workers = [...payments, ...recurrenceWorkers(needs), ...givingMailWorkers(platform, post)]
    return { needs, runner: createJobRunner(platform, workers), mails }
  }

  /** A weekly gift that is charged from tomorrow on, and a restored copy of everything as it is now. */
  async function begin(gateway: 'asaas' | 'rehearsal') {
    now = startsAt
    await test.asOwner((owner) => owner.exec("update recorrencia set situacao = 'CANCELADA'; delete from tarefa"))
    const { needs } = openSide(test.platform)
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), {
      methods: [{ method: 'card', gateway }],
    })
    const credentials = asaas.credentials as Record<string, string>
    await saveGatewayCredentials(createOwnCall(test.platform.transactions.at(test.videira)), 'asaas', credentials)
    const call = callOn(test.platform)
    const { token } = await exchangeCard(needs, call, { ...typed, ...(gateway === 'asaas' && holder) })
    const { id } = await createRecurrence(needs, call, {
      chave: randomUUID(),
      idMotivo: reason,
      valor: 4200,
      flagTaxas: false,
      flagAnonimo: false,
      comentario: null,
      frequencia: { dias: 7 },
      inicio: '2026-03-03',
      fim: null,
      meio: 'CARTAO',
      idCartao: (await saveCard(call, token)).id,
    })
    const { url, drop } = await createDatabase(preparedServer('embedded').url)
    await backups.bringBack(await backups.save(test.databaseUrl), url, { now, store: undefined })
    const { platform, close } = await openTwin({ databaseUrl: url }, { clock: () => now, secret: giftSecret })
    closings.unshift(close, drop)
    return { id, copy: platform, resume: () => withOwner(url, (owner) => releaseJobs(owner, now)) }
  }

  const runDay = async ({ runner }: Side) => {
    while ((await runner.runDue()) > 0);
  }
  const charged = () => asaas.ledger.payments.filter(({ state }) => state === 'paid').map(({ amount }) => amount)
  const readCycles = async ({ needs }: Side, id: string) =>
    (await getRecurrence(callOn(needs), id)).passadas.map(({ ciclo, situacao }) => `${ciclo} ${situacao}`)
  const refusing = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    async create() {
      throw new PaymentDeclined('insufficient_funds')
    },
  })

  it('charge each cycle once between them: held, resumed, and where only a later try succeeded', async () => {
    const { id, copy, resume } = await begin('asaas')
    pass(1)
    const [original, restored] = [openSide(test.platform), openSide(copy)]
    await runDay(original)
    await runDay(restored)
    expect(charged()).toEqual([4200])
    expect([original.mails.length, restored.mails, await readCycles(restored, id)]).toEqual([1, [], []])
    await resume()
    await runDay(restored)
    expect(charged()).toEqual([4200])
    for (const side of [original, restored]) expect(await readCycles(side, id)).toEqual(['1 RECEBIDO'])

    // The original is refused on the day, and charges at its second try.
    pass(7)
    await runDay(openSide(test.platform, refusing))
    pass(1)
    await runDay(original)
    expect(charged()).toEqual([4200, 4200])
    await runDay(restored)
    expect(charged()).toEqual([4200, 4200])
    expect((await readCycles(restored, id)).toSorted()).toEqual(['1 RECEBIDO', '2 RECEBIDO'])

    // Control: without the question, the same cycle is charged by both.
    pass(6)
    await runDay(original)
    expect(charged()).toHaveLength(3)
    await runDay(openSide(copy, (gateway) => ({ ...gateway, findByReference: async () => null })))
    expect(charged()).toHaveLength(4)
  })

  it('charge once and mail once at the rehearsal gateway, while the copy is held', async () => {
    const { id, copy } = await begin('rehearsal')
    pass(1)
    const [original, restored] = [openSide(test.platform), openSide(copy)]
    await runDay(original)
    await runDay(restored)
    expect([original.mails.length, restored.mails.length]).toEqual([1, 0])
    expect([await readCycles(original, id), await readCycles(restored, id)]).toEqual([['1 RECEBIDO'], []])
  })
})
