import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Answer, CallOptions } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SetUpOptions, setUpChurches } from '../../../testing/set-up.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import { findGift, type GiftRow, listGiftItems } from '../gifts.queries.ts'
import { addReason } from '../reasons.editing.service.ts'

/** `videira` and `farol` take gifts for two reasons each, on the rehearsal gateway; calls go to `videira`. */
export function setUpGiving(options: Pick<SetUpOptions, 'recaptcha'> = {}) {
  const own = { modules: ['MOD_DOACAO'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own, farol: own }, { ...options, startsAt: new Date('2026-11-23T12:00:00Z') })
  const reasons = { tithes: 0, missions: 0, elsewhere: 0 }
  let needs: Platform & PaymentNeeds

  beforeAll(async () => {
    needs = test.needs
    for (const church of [test.videira, test.farol])
      await saveRehearsalSettings(test.platform, test.platform.transactions.at(church))
    reasons.tithes = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), { nome: 'Dízimos' })
    reasons.missions = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Missões',
      meta: { valor: 100_000 },
    })
    reasons.elsewhere = await addReason(createOwnCall(test.platform.transactions.at(test.farol)), { nome: 'Obras' })
  })

  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)

  const verbs = {
    test,
    reasons,
    inVideira,
    get needs() {
      return needs
    },
    /** Places a gift of R$ 50 by Pix as a visitor, or as a member. */
    place(
      own: object = {},
      {
        by,
        at = test.videira,
        ...from
      }: { by?: Person; at?: ChurchScope } & Pick<CallOptions, 'address' | 'captcha'> = {},
    ): Promise<Answer> {
      const body = {
        chave: randomUUID(),
        itens: [{ idMotivo: reasons.tithes, valor: 5000 }],
        codigoMetodoPagamento: 'PIX',
        ...(by ? {} : { doador: { nome: 'Ana Souza', email: 'ana@example.org' } }),
        ...own,
      }
      return test.call('POST', '/doacao/', { host: `${at.codigo}.narthex.test`, body, token: by?.token, ...from })
    },
    /** Starts the payment of an order by HTTP. */
    pay: (pedido: string, own: object = {}): Promise<Answer> =>
      test.call('POST', '/pagamento/', {
        body: { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX', ...own },
      }),
    /** Plays an act of the payer or the bank at the gateway, which reports it. */
    rehearse: (pedido: string, situacao: string): Promise<Answer> =>
      test.call('POST', '/pagamento/ensaio/', { body: { pedido, situacao } }),
    /** A gift that was received by Pix. */
    async give(own: object = {}, by?: Person): Promise<string> {
      const { body } = await verbs.place(own, by ? { by } : {})
      await verbs.pay(body.pedido)
      await verbs.rehearse(body.pedido, 'paid')
      return body.pedido
    },
    async gift(codigo: string): Promise<GiftRow> {
      const found = await inVideira((work) => findGift(work, codigo))
      if (!found) throw new Error('There is no such gift')
      return found
    },
    items: (codigo: string) => inVideira((work) => listGiftItems(work, codigo)),
    at: () => test.platform.transactions.at(test.videira),
    /** A call that acts as staff do. */
    office: () => createOwnCall(test.platform.transactions.at(test.videira)),
  }
  return verbs
}
