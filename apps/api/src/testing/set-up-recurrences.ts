import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@narthex/contract/endpoint'
import type { createRecurrence as createEndpoint } from '@narthex/contract/giving/recurrence.endpoints'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { beforeAll, beforeEach } from 'vitest'
import { followGiftPayments } from '../modules/giving/gift-payments.service.ts'
import { noGivingSignals } from '../modules/giving/giving.signals.ts'
import { addReason } from '../modules/giving/reasons.editing.service.ts'
import { followAuthorisations } from '../modules/giving/recurrences/authorisations.service.ts'
import { followCharges } from '../modules/giving/recurrences/outcomes.service.ts'
import type { RecurrenceSignals } from '../modules/giving/recurrences/recurrence.signals.ts'
import type { RecurrenceNeeds } from '../modules/giving/recurrences/recurrence-needs.ts'
import { getRecurrence } from '../modules/giving/recurrences/recurrences.service.ts'
import { recurrenceWorkers } from '../modules/giving/recurrences/recurrences.workers.ts'
import { createRecurrence } from '../modules/giving/recurrences/sign-up.service.ts'
import { saveCard } from '../modules/payments/cards/cards.service.ts'
import { exchangeCard } from '../modules/payments/cards/typed-cards.service.ts'
import { PaymentDeclined } from '../modules/payments/gateways/gateway-failures.ts'
import type { GatewayAbilities, PaymentGateway } from '../modules/payments/gateways/payment-gateway.ts'
import { reconciliationQueue } from '../modules/payments/orders/payments.jobs.ts'
import { noPaymentSignals } from '../modules/payments/orders/payments.signals.ts'
import { paymentWorkers } from '../modules/payments/payments.workers.ts'
import { createMemberCall, createOwnCall, type MemberCall } from '../platform/http/route.ts'
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import { joinListeners } from '../platform/modules/join-listeners.ts'
import type { Assembled } from '../platform/modules/module.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import { nextAddress } from './http-api.ts'
import { setUpChurches } from './set-up.ts'
import { saveRehearsalSettings } from './set-up-payments.ts'

/** Other processes open the cards that this one has saved. */
export const giftSecret = 'the secret of recurring gifts in tests'

type GivenRecurrence = HandlerInput<typeof createEndpoint>['body']

/** A member with a card, as what they do for their recurring gifts. */
export interface Giver {
  readonly call: MemberCall
  readonly token: string
  readonly cardId: string
  /** Another saved card of theirs. */
  addCard(numero?: string, validade?: string): Promise<string>
  give(own?: Partial<GivenRecurrence>): Promise<Recurrence>
  read(id: string): ReturnType<typeof getRecurrence>
}

const without = ({ hasAutomaticPix: _removed, ...abilities }: GatewayAbilities): GatewayAbilities => abilities

/**
 * Churches that take recurring gifts by the rehearsal gateway, in São Paulo, Madrid and New York. Signals are kept in
 * `news`; the bank of every card refuses with the code in `bank.refuses`.
 */
export function setUpRecurrences(startsAt: string) {
  const module = { modules: ['MOD_DOACAO'] as const }
  const test = setUpChurches(
    {
      videira: { ...module, fusoHorario: 'America/Sao_Paulo' },
      olivo: { ...module, fusoHorario: 'Europe/Madrid' },
      vine: { ...module, fusoHorario: 'America/New_York' },
    },
    { startsAt: new Date(startsAt), secret: giftSecret },
  )
  const bank = { refuses: null as string | null, charges: 0, hasAutomaticPix: true }
  const thirdParties = new Map<string, PaymentGateway>()
  const news: (readonly [name: keyof RecurrenceSignals, ...facts: unknown[]])[] = []
  const reasons = new Map<ChurchScope, number>()
  let needs: Platform & RecurrenceNeeds
  let runner: JobRunner

  beforeAll(async () => {
    const listen = (name: keyof RecurrenceSignals) => [
      async (_work: unknown, ...facts: unknown[]) => void news.push([name, ...facts]),
    ]
    const recurrenceSignals: RecurrenceSignals = {
      charged: listen('charged'),
      chargeFailed: listen('chargeFailed'),
      paused: listen('paused'),
      cardExpiring: listen('cardExpiring'),
      authorised: listen('authorised'),
    }
    const whole = test.needs
    const { gateways } = whole
    const announced = { ...whole.signals, ...noPaymentSignals, ...noGivingSignals, ...recurrenceSignals }
    const listeners = [followGiftPayments, followAuthorisations, followCharges]
    const heard: Assembled = { ...whole, signals: joinListeners(announced, listeners, () => heard) }
    needs = {
      ...heard,
      gateways: {
        find(name, church) {
          const gateway = thirdParties.get(name) ?? gateways.find(name, church)
          return (
            gateway && {
              ...gateway,
              ...(!bank.hasAutomaticPix && { abilities: without(gateway.abilities) }),
              async create(...given) {
                bank.charges += 1
                if (bank.refuses !== null) throw new PaymentDeclined(bank.refuses)
                return gateway.create(...given)
              },
            }
          )
        },
      },
    }
    // Hours of reconciliations would be most of what a year of tests does.
    const payments = paymentWorkers(needs).filter(({ queue }) => queue !== reconciliationQueue.name)
    runner = createJobRunner(test.platform, [...payments, ...recurrenceWorkers(needs)])
    for (const church of [test.videira, test.olivo, test.vine]) {
      await saveRehearsalSettings(test.platform, test.platform.transactions.at(church))
      reasons.set(church, await addReason(createOwnCall(test.platform.transactions.at(church)), { nome: 'Dízimo' }))
    }
  })
  // The clock begins again with each test: what others have set up must not be charged by it.
  beforeEach(async () => {
    Object.assign(bank, { refuses: null, charges: 0, hasAutomaticPix: true })
    news.length = 0
    await test.asOwner(async (owner) => {
      await owner.query("update recorrencia set situacao = 'CANCELADA'", [])
      await owner.query('delete from tarefa', [])
    })
  })

  const dayMs = 86_400_000
  return {
    test,
    bank,
    /** Gateways that stand for a third party's, by their names. */
    thirdParties,
    news,
    get needs() {
      return needs
    },
    reasonAt: (church: ChurchScope = test.videira) => reasons.get(church) ?? 0,
    async runJobs(): Promise<void> {
      while ((await runner.runDue()) > 0);
    },
    /** Moves the clock forward day by day, or in smaller steps, and does what is due. */
    async passDays(count: number, stepsPerDay = 1): Promise<void> {
      for (let step = 0; step < count * stepsPerDay; step++) {
        test.advance(dayMs / stepsPerDay)
        while ((await runner.runDue()) > 0);
      }
    },
    async giver(church: ChurchScope = test.videira): Promise<Giver> {
      const { accountId, memberId, token } = await test.join({ at: church })
      const source = { address: nextAddress(), userAgent: 'test' }
      const call = createMemberCall(test.platform.transactions.at(church), { accountId, memberId }, source)
      const addCard = async (numero = '4111111111111111', validade = '12/2039') => {
        const typed = await exchangeCard(needs, call, { titular: 'ANA SOUZA', numero, validade, cvv: '123' })
        return (await saveCard(call, typed.token)).id
      }
      const cardId = await addCard()
      return {
        call,
        token,
        cardId,
        addCard,
        give: (own = {}) =>
          createRecurrence(needs, call, {
            chave: randomUUID(),
            idMotivo: reasons.get(church) ?? 0,
            valor: 5000,
            flagTaxas: false,
            flagAnonimo: false,
            comentario: null,
            frequencia: { diaDoMes: 5 },
            inicio: '2026-12-05',
            fim: null,
            meio: 'CARTAO',
            idCartao: cardId,
            ...own,
          }),
        read: (id) => getRecurrence(call, id),
      }
    },
    /** Charges that succeeded: the days in the church's time zone on which each cycle was received. */
    async charges(id: string): Promise<{ ciclo: number; dia: string; hora: number }[]> {
      const rows = await test.asOwner((owner) =>
        owner.query<{ ciclo: number; dia: string; hora: number }>(
          `select d.ciclo, to_char(p.criado_em at time zone i.fuso_horario, 'YYYY-MM-DD') as dia,
             extract(hour from p.criado_em at time zone i.fuso_horario)::int as hora
           from doacao d join igreja i on i.id = d.igreja_id
           join pedido o on o.igreja_id = d.igreja_id and o.codigo = d.pedido_codigo
           join pagamento p on p.igreja_id = o.igreja_id and p.pedido_id = o.id and p.situacao = 'paid'
           where d.recorrencia_id = $1 order by p.id`,
          [id],
        ),
      )
      return rows.map(({ ciclo, dia, hora }) => ({ ciclo, dia, hora }))
    },
  }
}
