import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import type { OrderPurpose } from '../../modules/payments/orders/orders.service.ts'
import { moveRehearsedPayment } from '../../modules/payments/rehearsal/rehearsal.service.ts'
import type { PlayOrderKind } from '../../modules/play/subscriptions/play-orders.service.ts'
import { listTickets } from '../../modules/tickets/registrations/registrations.queries.ts'
import type { Answer } from '../caller.ts'
import type { Person } from '../people.ts'
import type { GoingLive } from './set-up-going-live.ts'

/** Stage, people and results that the steps of one story share. */
export interface Cast {
  readonly stage: GoingLive
  readonly ana: Person
  readonly rui: Person
  readonly found: Record<string, string>
}

/** A call that is answered below 300 while the church rehearses, or anything else that happens. */
type Step = (cast: Cast) => Promise<unknown>
export type Story = Readonly<Record<string, Step>>

/** Calls, and keeps what is needed of the answer. */
async function keep(cast: Cast, answer: Promise<Answer>, ...names: string[]): Promise<Answer> {
  const { body, ...rest } = await answer
  for (const name of names) if (typeof body[name] === 'string') cast.found[name] = body[name]
  return { body, ...rest }
}

const key = () => ({ chave: randomUUID() })
const order = ({ found }: Cast) => found.pedido ?? 'NONE'

const pay: Step = (cast) =>
  cast.stage.test.call('POST', '/pagamento/', {
    body: { pedido: order(cast), ...key(), codigoMetodoPagamento: 'PIX' },
  })
/** Pays by the public call, for which the code of the order is enough. */
const rehearsePaid: Step = (cast) =>
  cast.stage.test.call('POST', '/pagamento/ensaio/', { body: { pedido: order(cast), situacao: 'paid' } })
/** Moves the payment at the gateway alone: the product hears of it by a webhook. */
const moveAtGateway: Step = async ({ stage, ...cast }) => {
  const payment = await stage.payment(order({ stage, ...cast }))
  if (payment) await stage.inVideira((work) => moveRehearsedPayment(work, payment.referencia, 'paid'))
}
const notify: Step = async ({ stage, ...cast }) =>
  stage.webhook((await stage.payment(order({ stage, ...cast })))?.externoId ?? 'none', randomUUID())
const expire: Step = ({ stage }) => stage.passDays(1)
const runJobs: Step = ({ stage }) => stage.test.runJobs()
const refund: Step = async ({ stage, ...cast }) => {
  const payment = await stage.payment(order({ stage, ...cast }))
  return stage.as(stage.chief, 'POST', `/tesouraria/pagamento/${payment?.id}/estorno`, { ...key(), valor: 100 })
}

const paidByPix = { pay, rehearsePaid }

const typeCard: Step = (cast) =>
  keep(
    cast,
    cast.stage.as(cast.ana, 'POST', '/general/payment/church/videira/card/token', {
      titular: 'ANA SOUZA',
      numero: '4111111111111111',
      validade: '12/2039',
      cvv: '123',
    }),
    'token',
  )
const saveCard: Step = async (cast) => {
  const { stage, ana, found } = cast
  const saved = await stage.as(ana, 'POST', '/general/payment/church/videira/card', { token: found.token ?? 'none' })
  if (saved.status < 300) found.card = saved.body.id
  return saved
}

const placeGift: Step = (cast) =>
  keep(
    cast,
    cast.stage.as(cast.ana, 'POST', '/doacao/', {
      ...key(),
      itens: [{ idMotivo: cast.stage.things.reason, valor: 5000 }],
      codigoMetodoPagamento: 'PIX',
    }),
    'pedido',
  )
const readReceipt: Step = (cast) => cast.stage.as(cast.ana, 'GET', `/pedido/${order(cast)}/recibo?idioma=en`)
const gifts: Readonly<Record<string, Story>> = {
  'a gift by Pix': { placeGift, pay, moveAtGateway, notify, runJobs, readReceipt },
  'a gift that is given back': { placeGift, ...paidByPix, refund, runJobs },
  'a gift that expired': { placeGift, pay, expire, rehearsePaid },
  'a gift by a saved card': {
    typeCard,
    saveCard,
    placeGift,
    payByCard: (cast) =>
      cast.stage.as(cast.ana, 'POST', '/pagamento/', {
        pedido: order(cast),
        ...key(),
        codigoMetodoPagamento: 'CREDIT_CARD',
        idCartao: cast.found.card,
      }),
  },
  'a recurring gift': {
    typeCard,
    saveCard,
    setUp: ({ stage, ana, found }) =>
      stage.as(ana, 'POST', `/usuario/${ana.memberId}/recorrencia/`, {
        ...key(),
        idMotivo: stage.things.reason,
        valor: 5000,
        frequencia: { dias: 1 },
        inicio: dateIn('America/Sao_Paulo', stage.test.now),
        meio: 'CARTAO',
        idCartao: found.card,
      }),
    charge: runJobs,
    chargeNextDay: ({ stage }) => stage.passDays(1),
  },
}

const hold: Step = (cast) =>
  keep(
    cast,
    cast.stage.as(cast.ana, 'POST', `/evento/${cast.stage.things.event}/reserva/`, {
      ...key(),
      ingressos: [{ idIngresso: cast.stage.things.ticketType }],
    }),
    'codigo',
  )
const register: Step = (cast) =>
  keep(
    cast,
    cast.stage.as(cast.ana, 'POST', `/usuario/${cast.ana.memberId}/evento/${cast.stage.things.event}/inscricao/`, {
      ...key(),
      reserva: cast.found.codigo,
      participantes: [{ nome: 'Ana Souza' }],
      total: 5000,
      codigoMetodoPagamento: 'PIX',
    }),
    'pedido',
    'codigo',
  )
const findTicket = async ({ stage, found }: Cast) =>
  (await stage.inVideira((work) => listTickets(work, found.codigo ?? '')))[0]
const scan: Step = async (cast) => {
  const { stage, found } = cast
  const path = `/evento/${stage.things.event}/portaria/`
  const { listas } = (await stage.as(stage.chief, 'GET', path)).body
  const codigo = (await findTicket(cast))?.codigo ?? 'NONE'
  const agora = stage.test.now.toISOString()
  const leituras = [{ id: randomUUID(), lista: listas[0].id, tipo: 'ENTRADA', momento: agora, codigo }]
  const answer = await stage.as(stage.chief, 'POST', `${path}leituras/`, { aparelho: 'Porta', agora, leituras })
  found.atTheDoor = answer.body[0]?.resultado
  return answer
}

const tickets: Readonly<Record<string, Story>> = {
  'a ticket that is transferred': {
    hold,
    register,
    ...paidByPix,
    async offer(cast) {
      const { stage, ana, found } = cast
      const path = `/usuario/${ana.memberId}/inscricao/${found.codigo}/ingresso/${(await findTicket(cast))?.id ?? 0}`
      const rute = { nome: 'Rute', email: 'rute@example.org' }
      const answer = await stage.as(ana, 'POST', `${path}/transferencia/`, rute)
      const ofTicket = 'select codigo from evento_transferencia where bilhete_id = $1'
      const id = (await findTicket(cast))?.id
      const [made] = await stage.test.asOwner((owner) => owner.query<{ codigo: string }>(ofTicket, [id]))
      found.offer = made?.codigo ?? 'NONE'
      return answer
    },
    accept: (cast) =>
      keep(
        cast,
        cast.stage.as(cast.rui, 'POST', `/transferencia/${cast.found.offer}/aceite/`, {
          ...key(),
          participante: { nome: 'Rute Lima' },
        }),
        'codigo',
      ),
    scan,
  },
  'a ticket that is given back': {
    hold,
    register,
    ...paidByPix,
    cancel: (cast) =>
      cast.stage.as(
        cast.stage.chief,
        'POST',
        `/evento/${cast.stage.things.event}/equipe/inscricao/${cast.found.codigo}/cancelamento`,
        { ...key(), ingressos: null, devolucao: null },
      ),
    runJobs,
  },
  'a ticket whose payment expired': { hold, register, pay, expire, rehearsePaid },
}

const buy: Step = (cast) =>
  keep(
    cast,
    cast.stage.as(cast.ana, 'POST', `/plano-assinatura-conteudo/${cast.stage.things.title}/compra`, {
      ...key(),
      tipo: 'ALUGUEL',
    }),
    'pedido',
  )

const play: Readonly<Record<PlayOrderKind, Story>> = {
  assinatura: {
    typeCard,
    saveCard,
    subscribe: (cast) =>
      keep(
        cast,
        cast.stage.as(cast.ana, 'POST', '/usuario-plano-assinatura/', {
          ...key(),
          idPlano: cast.stage.things.plan,
          meio: 'CARTAO',
          idCartao: cast.found.card,
        }),
        'pedido',
      ),
    ...paidByPix,
    renew: ({ stage }) => stage.passDays(31),
  },
  compra: { buy, ...paidByPix },
  presente: {
    give: (cast) =>
      keep(
        cast,
        cast.stage.as(cast.ana, 'POST', '/plano-assinatura-presente/', {
          ...key(),
          idPlano: cast.stage.things.plan,
        }),
        'pedido',
      ),
    ...paidByPix,
    async findCode({ stage, ana, found }) {
      const list = await stage.as(ana, 'GET', `/usuario/${ana.memberId}/plano-assinatura-presente/?igreja=videira`)
      found.code = list.body[0]?.codigo ?? found.code ?? 'none'
      return list
    },
    accept: ({ stage, rui, found }) => stage.as(rui, 'POST', `/plano-assinatura-presente/${found.code}/aceite`),
  },
}

/** Every purpose of an order: one that is added has no stories, and this does not compile. */
export const stories: Readonly<Record<OrderPurpose, Readonly<Record<string, Story>>>> = {
  doacao: gifts,
  evento: tickets,
  play,
}
