import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { saveCard } from '../modules/payments/cards/cards.service.ts'
import { exchangeCard } from '../modules/payments/cards/typed-cards.service.ts'
import { PaymentDeclined } from '../modules/payments/gateways/gateway-failures.ts'
import type { PaymentGateway } from '../modules/payments/gateways/payment-gateway.ts'
import type { PaymentNeeds } from '../modules/payments/orders/payment-needs.ts'
import { reconciliationQueue } from '../modules/payments/orders/payments.jobs.ts'
import { paymentWorkers } from '../modules/payments/payments.workers.ts'
import { playMailQueue } from '../modules/play/subscriptions/mails/play-mails.jobs.ts'
import { insertPlan, type PlanChange } from '../modules/play/subscriptions/plans.queries.ts'
import { subscribeToPlay } from '../modules/play/subscriptions/sign-up.service.ts'
import { readSubscription } from '../modules/play/subscriptions/subscriptions.service.ts'
import { playAssinatura } from '../modules/play/subscriptions/subscriptions.tables.ts'
import { playSubscriptionWorkers } from '../modules/play/subscriptions/subscriptions.workers.ts'
import { findViewing } from '../modules/play/subscriptions/viewing.service.ts'
import { createMemberCall, type MemberCall } from '../platform/http/route.ts'
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import { workerFor } from '../platform/jobs/worker.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchWork } from '../platform/work/church-work.ts'
import type { Answer } from './caller.ts'
import { nextAddress } from './http-api.ts'
import { setUpChurches } from './set-up.ts'
import { saveRehearsalSettings } from './set-up-payments.ts'

export const playSecret = 'the secret of subscriptions in tests'

/** A member with a card, as what they do at Play. */
export interface Viewer {
  readonly call: MemberCall
  readonly token: string
  readonly cardId: string
  subscribe(own?: object): Promise<PlaySubscription>
  read(id: string): Promise<PlaySubscription>
  /** Calls over HTTP. */
  ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>
  mayWatch(): Promise<boolean>
  addCard(numero?: string): Promise<string>
}

/** `videira` sells Play on the rehearsal gateway, in São Paulo; `farol` does too. News are the mails, by kind. */
export function setUpPlay(startsAt = '2026-11-23T15:00:00Z') {
  const own = { modules: ['MOD_ASSINATURA'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: new Date(startsAt), secret: playSecret })
  const bank = { refuses: null as string | null, charges: 0 }
  const news: string[] = []
  const plans = { monthly: 0, family: 0, yearly: 0, trial: 0, free: 0, hidden: 0 }
  const thirdParties = new Map<string, PaymentGateway>()
  let titleId = 0
  let needs: Platform & PaymentNeeds
  let runner: JobRunner

  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)
  const usual = { descricao: null, intervalo: 'MES', diasTeste: 0, flagTesteSemMeio: false, telas: 2 } as const
  const rest = { codigoLink: null, flagAtivo: true, ordem: 0 } as const
  const addPlan = (plan: Partial<PlanChange> & Pick<PlanChange, 'nome' | 'valor'>) =>
    inVideira(async (work) => (await insertPlan(work, { ...usual, ...rest, ...plan }))?.id ?? 0)

  beforeAll(async () => {
    const whole = test.needs
    needs = {
      ...test.platform,
      signals: whole.signals,
      gateways: {
        find(name, church) {
          const gateway = thirdParties.get(name) ?? whole.gateways.find(name, church)
          return (
            gateway && {
              ...gateway,
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
    const payments = paymentWorkers(needs).filter(({ queue }) => queue !== reconciliationQueue.name)
    const mails = workerFor(playMailQueue, async (_call, { data }) => void news.push(data.noticia.tipo))
    runner = createJobRunner(test.platform, [...payments, ...playSubscriptionWorkers(needs), mails])
    for (const church of [test.videira, test.farol])
      await saveRehearsalSettings(test.platform, test.platform.transactions.at(church))
    plans.monthly = await addPlan({ nome: 'Individual', valor: 2000 })
    plans.family = await addPlan({ nome: 'Família', valor: 4000, telas: 5 })
    plans.yearly = await addPlan({ nome: 'Anual', valor: 20_000, intervalo: 'ANO' })
    plans.trial = await addPlan({ nome: 'Com teste', valor: 2000, diasTeste: 7 })
    plans.free = await addPlan({ nome: 'Teste livre', valor: 2000, diasTeste: 7, flagTesteSemMeio: true })
    plans.hidden = await addPlan({ nome: 'Voluntários', valor: 500, codigoLink: 'voluntarios-2026' })
    titleId = await inVideira(async ({ church, tx, now }) => {
      await tx.execute(sql`
        insert into play_conteudo (igreja_id, tipo, titulo, acesso, preco_aluguel, horas_aluguel, preco_compra, idioma,
          servico, codigo, situacao, data_publicacao, alterado_em)
        values (${church.igrejaId}, 'FILME', 'O Farol', 'ASSINANTE', 490, 48, 1990, 'pt', 'YOUTUBE', 'abc', 'PUBLICADO',
          ${now}, ${now})`)
      const [title] = await tx.select({ id: sql<number>`max(id)` }).from(sql`play_conteudo`)
      return title?.id ?? 0
    })
  })
  // The clock begins again with each test: what others have set up must not be charged by it.
  beforeEach(async () => {
    Object.assign(bank, { refuses: null, charges: 0 })
    await test.asOwner(async (owner) => {
      await owner.query("update play_assinatura set situacao = 'ENCERRADA'", [])
      await owner.query('delete from tarefa', [])
    })
    news.length = 0
  })

  const runJobs = async () => {
    while ((await runner.runDue()) > 0);
  }
  const verbs = {
    test,
    bank,
    /** Gateways that stand for a third party's, by their names. */
    thirdParties,
    news,
    plans,
    inVideira,
    runJobs,
    get titleId() {
      return titleId
    },
    get needs() {
      return needs
    },
    async passDays(count: number): Promise<void> {
      for (let day = 0; day < count; day++) {
        test.advance(dayMs)
        await runJobs()
      }
    },
    async viewer(): Promise<Viewer> {
      const { accountId, memberId, token, email } = await test.join()
      let login = { token, at: test.now }
      const source = { address: nextAddress(), userAgent: 'test' }
      const call = createMemberCall(test.platform.transactions.at(test.videira), { accountId, memberId }, source)
      const addCard = async (numero = '4111111111111111') => {
        const typed = await exchangeCard(needs, call, { titular: 'ANA SOUZA', numero, validade: '12/2039', cvv: '123' })
        return (await saveCard(call, typed.token)).id
      }
      const cardId = await addCard()
      return {
        call,
        token,
        cardId,
        addCard,
        subscribe: (given = {}) =>
          subscribeToPlay(needs, call, { chave: randomUUID(), idPlano: plans.monthly, meio: 'PIX', ...given }),
        read: (id) => call.inChurch((work) => readSubscription(work, { memberId, id })),
        async ask(method, path, body) {
          // A token lasts minutes, and the clock moves by days.
          const isOld = test.now.getTime() - login.at.getTime() > 300_000
          if (isOld) login = { token: (await test.logIn(email)).token, at: test.now }
          return test.call(method, path, { token: login.token, ...(body && { body }) })
        },
        mayWatch: async () =>
          (await inVideira((work) => findViewing(work, memberId, { id: titleId, acesso: 'ASSINANTE' }))).mayPlay,
      }
    },
    /** Pays an order by Pix, as its payer and their bank do. */
    async pay(pedido: string | null, situacao = 'paid'): Promise<Answer> {
      const body = { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' }
      const started = await test.call('POST', '/pagamento/', { body })
      if (started.status !== 200) return started
      return test.call('POST', '/pagamento/ensaio/', { body: { pedido, situacao } })
    },
    /** A subscription that is paid by Pix for its first term. */
    async paid(viewer: Viewer, given: object = {}): Promise<PlaySubscription> {
      const begun = await viewer.subscribe(given)
      await verbs.pay(begun.pedido)
      return viewer.read(begun.id)
    },
    /** How many rows a member has. */
    countSubscriptions: (viewer: Viewer) =>
      inVideira(({ tx }) => tx.$count(playAssinatura, eq(playAssinatura.memberId, viewer.call.actor.memberId))),
  }
  return verbs
}
