import { randomUUID } from 'node:crypto'
import { dayMs } from '@narthex/contract/durations'
import { beforeAll } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Answer, CallOptions } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SetUpOptions, setUpChurches } from '../../../testing/set-up.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import { publishEvent } from '../../events/events.editing.service.ts'
import { type PublishedSale, publishSale, type WholeSale } from '../office/sale-editing.service.ts'
import { findRegistration, listTickets } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { listFreeSeats } from '../sale/sale.queries.ts'

/** An event that was published for a test, with the ids of what it sells. */
export interface SoldEvent extends PublishedSale {
  readonly id: number
  /** Its church, where that is not the first. */
  readonly host?: string | undefined
}

/** Where a call comes from, and whether it brings a solved captcha. */
export type CallSource = Pick<CallOptions, 'address' | 'captcha'>

/** `videira` and `farol` sell tickets on the rehearsal gateway; calls go to `videira`. */
export function setUpTickets(
  options: Pick<SetUpOptions, 'startsAt' | 'onQuery' | 'wallets' | 'recaptcha' | 'files'> = {},
) {
  const own = { modules: ['MOD_EVENTO'], fusoHorario: 'America/Sao_Paulo' } as const
  const startsAt = options.startsAt ?? new Date('2026-11-23T12:00:00Z')
  const test = setUpChurches({ videira: own, farol: own }, { ...options, startsAt })
  let needs: Platform & TicketNeeds

  beforeAll(async () => {
    needs = test.needs
    for (const church of [test.videira, test.farol])
      await saveRehearsalSettings(test.platform, test.platform.transactions.at(church))
  })

  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)
  const hostOf = ({ host }: SoldEvent) => host && { host }

  const verbs = {
    test,
    inVideira,
    get needs() {
      return needs
    },
    at: (church: ChurchScope = test.videira) => test.platform.transactions.at(church),
    /** A call that acts as staff do. */
    office: () => createOwnCall(test.platform.transactions.at(test.videira)),
    /** An event in thirty days; by default it sells one type at R$ 50 with ten seats. */
    async sell(sale: Partial<WholeSale> = {}, at: ChurchScope = test.videira): Promise<SoldEvent> {
      const dataInicio = new Date(test.now.getTime() + 30 * dayMs)
      const dataFim = new Date(dataInicio.getTime() + 2 * dayMs)
      const id = await publishEvent(createOwnCall(test.platform.transactions.at(at)), {
        titulo: 'Acampamento',
        resumo: null,
        imagem: null,
        local: null,
        flagOnline: false,
        dataInicio,
        dataFim,
      })
      const published = await publishSale(createOwnCall(test.platform.transactions.at(at)), id, {
        cotas: { seats: { nome: 'Vagas', vagas: 10 } },
        ingressos: { adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] } },
        ...sale,
      })
      return { ...published, id, host: at === test.videira ? undefined : `${at.codigo}.narthex.test` }
    },
    /** Holds so many tickets of the first type, as a visitor or as a member. */
    hold(event: SoldEvent, own: object = {}, by?: Person, from: CallSource = {}): Promise<Answer> {
      const [idIngresso = 0] = Object.values(event.types)
      return test.call('POST', `/evento/${event.id}/reserva/`, {
        body: { chave: randomUUID(), ingressos: [{ idIngresso }], ...own },
        token: by?.token,
        ...hostOf(event),
        ...from,
      })
    },
    /** Registers the tickets of a hold for people called by their number. */
    register(
      event: SoldEvent,
      hold: Answer['body'],
      own: object = {},
      by?: Person,
      from: CallSource = {},
    ): Promise<Answer> {
      const participantes = hold.ingressos.map((_: unknown, index: number) => ({ nome: `Pessoa ${index + 1}` }))
      const isFree = hold.orcamento.valor === 0
      const body = {
        chave: randomUUID(),
        reserva: hold.codigo,
        participantes,
        total: hold.orcamento.total,
        ...(isFree ? {} : { codigoMetodoPagamento: 'PIX' }),
        ...(by ? {} : { comprador: { nome: 'Ana Souza', email: 'ana@example.org' } }),
        ...own,
      }
      const path = by ? `/usuario/${by.memberId}/evento/${event.id}/inscricao/` : `/evento/${event.id}/inscricao/`
      return test.call('POST', path, { body, token: by?.token, ...hostOf(event), ...from })
    },
    /** Holds and registers; the answer of the registration. */
    async order(event: SoldEvent, held: object = {}, own: object = {}, by?: Person): Promise<Answer> {
      const hold = await verbs.hold(event, held, by)
      if (hold.status !== 201) throw new Error(`Held with ${hold.status}: ${JSON.stringify(hold.body)}`)
      return verbs.register(event, hold.body, own, by)
    },
    /** Starts the payment of an order by HTTP. */
    pay: (pedido: string, own: object = {}): Promise<Answer> =>
      test.call('POST', '/pagamento/', {
        body: { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX', ...own },
      }),
    /** Acts as the payer or the bank at the rehearsal gateway, which then tells us. */
    rehearse: (pedido: string, situacao: string): Promise<Answer> =>
      test.call('POST', '/pagamento/ensaio/', { body: { pedido, situacao } }),
    /** Buys and pays by Pix; the answer of the registration. */
    async buy(event: SoldEvent, held: object = {}, own: object = {}, by?: Person): Promise<Answer> {
      const answer = await verbs.order(event, held, own, by)
      if (answer.body.pedido) {
        await verbs.pay(answer.body.pedido)
        await verbs.rehearse(answer.body.pedido, 'paid')
      }
      return answer
    },
    registration: (codigo: string) => inVideira((work) => findRegistration(work, codigo)),
    tickets: (codigo: string) => inVideira((work) => listTickets(work, codigo)),
    /** Free seats of each quota by its key. */
    async free(event: SoldEvent): Promise<Record<string, number | undefined>> {
      const free = await inVideira((work) => listFreeSeats(work, event.id))
      return Object.fromEntries(Object.entries(event.quotas).map(([name, id]) => [name, free.get(id)]))
    },
  }
  return verbs
}
