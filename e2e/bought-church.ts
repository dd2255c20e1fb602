import { randomUUID } from 'node:crypto'
import { assembleApp } from '@narthex/api/app'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { listOpenTransfers } from '@narthex/api/modules/tickets/after/transfers.queries'
import { registerForEvent } from '@narthex/api/modules/tickets/buying/registering.service'
import { holdTickets } from '@narthex/api/modules/tickets/holds/holds.service'
import { publishSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import { listTickets } from '@narthex/api/modules/tickets/registrations/registrations.queries'
import { createMemberCall, createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { takeRehearsedPayments } from '@narthex/api/testing/seeded-payments'
import { dayMs } from '@narthex/contract/durations'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface BoughtChurch {
  readonly address: string
  /** Path of the page with Ana's tickets. */
  readonly ticketsPath: string
  /** E-mail address of a person without an account. */
  readonly newEmail: string
  enter(page: Page, path: string): Promise<void>
  /** The link that the mail about the offered ticket has: this product sends no mails. */
  findTransferLink(): Promise<string>
}

/** A church whose camp gives 80 % back, where Ana paid three tickets by Pix: for herself, Davi and Rui. */
export async function openBoughtChurch({ platform, siteAddress, newCode }: ProductHere): Promise<BoughtChurch> {
  const code = newCode('barca')
  const church = await foundPlainChurch(platform, code, ['MOD_EVENTO'], {
    nome: 'Igreja da Barca',
    idioma: 'pt-BR',
    fusoHorario: 'America/Recife',
  })
  await takeRehearsedPayments(platform, platform.transactions.at(church), 'Na secretaria')
  const begins = platform.clock().getTime() + 30 * dayMs
  const eventId = await publishEvent(createOwnCall(platform.transactions.at(church)), {
    titulo: 'Acampamento da Serra',
    resumo: null,
    imagem: null,
    local: 'Sítio Serra Mansa',
    flagOnline: false,
    dataInicio: new Date(begins),
    dataFim: new Date(begins + 2 * dayMs),
  })
  const deadline = new Date(begins - 10 * dayMs).toISOString()
  const { types } = await publishSale(createOwnCall(platform.transactions.at(church)), eventId, {
    cancelamentoAte: deadline,
    cancelamentoPercentual: 80,
    transferenciaAte: deadline,
    cotas: { camas: { nome: 'Camas', vagas: 20 } },
    ingressos: { adulto: { nome: 'Adulto', valor: 5000, cotas: ['camas'] } },
    perguntas: [{ rotulo: 'Tamanho da camiseta', tipo: 'ESCOLHA', opcoes: ['P', 'M', 'G'] }],
  })
  const email = emailAt(code, 'ana')
  const { account, memberId } = await enrolPerson(platform.transactions.at(church), {
    email,
    nome: 'Ana',
    sobrenome: 'Prado',
  })
  const call = createMemberCall(platform.transactions.at(church), { accountId: account.id, memberId })
  const needs = assembleApp(platform).needs
  const ticket = { idIngresso: types.adulto ?? 0, adicionais: [] }
  const hold = await holdTickets(needs, call, eventId, { chave: randomUUID(), ingressos: [ticket, ticket, ticket] })
  const { pedido, codigo } = await registerForEvent(needs, call, eventId, {
    chave: randomUUID(),
    reserva: hold.codigo,
    total: hold.orcamento.total,
    termos: false,
    codigoMetodoPagamento: 'PIX',
    participantes: ['Ana Prado', 'Davi Prado', 'Rui Prado'].map(named),
  })
  const address = siteAddress(code)
  await ask(`${address}/api/v1/pagamento/`, { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' })
  await ask(`${address}/api/v1/pagamento/ensaio/`, { pedido, situacao: 'paid' })
  return {
    address,
    ticketsPath: `/user/registrations/${eventId}/tickets`,
    newEmail: emailAt(code, 'rute'),
    enter: (page, path) => openLoggedIn(page, address, path, email),
    findTransferLink: () =>
      call.inChurch(async (work) => {
        const ids = (await listTickets(work, codigo)).map(({ id }) => id)
        const [offer] = await listOpenTransfers(work, ids)
        return `${address}/ticket-transfer?codigo=${offer?.codigo}`
      }),
  }
}

const named = (nome: string) => ({
  nome,
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  respostas: [],
  responsavel: null,
  consentimento: false,
})
