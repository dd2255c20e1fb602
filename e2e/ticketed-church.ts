import { randomUUID } from 'node:crypto'
import { assembleApp } from '@narthex/api/app'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { enterRegistration } from '@narthex/api/modules/tickets/buying/entry.service'
import { insertDoorkeeper } from '@narthex/api/modules/tickets/door/doorkeepers.queries'
import { publishSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import { listTickets } from '@narthex/api/modules/tickets/registrations/registrations.queries'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { dayMs } from '@narthex/contract/durations'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface TicketedChurch {
  readonly address: string
  readonly church: ChurchScope
  readonly eventId: number
  /** Id of the adults' ticket type; `ticketId` is Ana's own ticket. */
  readonly adultTypeId: number
  readonly ticketId: number
  /** Logs Ana in, who has tickets for two, or Rui or Bia, who have none and stand at the door, and opens a page. */
  enter(page: Page, path: string, who?: 'ana' | 'rui' | 'bia'): Promise<void>
}

/** A church whose camp is in a month, with tickets for Ana and her son. Children leave with their guardian alone. */
export async function openTicketedChurch({ platform, siteAddress, newCode }: ProductHere): Promise<TicketedChurch> {
  const code = newCode('barca')
  const church = await foundPlainChurch(platform, code, ['MOD_EVENTO'], {
    nome: 'Igreja da Barca',
    idioma: 'pt-BR',
    fusoHorario: 'America/Recife',
  })
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
  const { types } = await publishSale(createOwnCall(platform.transactions.at(church)), eventId, {
    flagEntregaResponsavel: true,
    cotas: { camas: { nome: 'Camas', vagas: 20 } },
    ingressos: {
      adulto: { nome: 'Adulto', valor: 0, cotas: ['camas'], adicionais: ['camiseta'] },
      crianca: { nome: 'Criança', valor: 0, cotas: ['camas'] },
      camiseta: { nome: 'Camiseta', valor: 0, flagAdicional: true },
    },
  })
  const email = emailAt(code, 'ana')
  const { memberId } = await enrolPerson(platform.transactions.at(church), { email, nome: 'Ana', sobrenome: 'Prado' })
  const enrol = (nome: string) =>
    enrolPerson(platform.transactions.at(church), {
      email: emailAt(code, nome.toLowerCase()),
      nome,
      sobrenome: 'Prado',
    })
  const helpers = await Promise.all(['Rui', 'Bia'].map(enrol))
  const { adulto = 0, crianca = 0, camiseta = 0 } = types
  const ticketId = await platform.transactions.inChurch(church, async (work) => {
    for (const helper of helpers) await insertDoorkeeper(work, eventId, helper.memberId)
    const { codigo } = await enterRegistration(assembleApp(platform).needs, work, {
      eventId,
      origem: 'MANUAL',
      chave: randomUUID(),
      memberId,
      buyer: { name: 'Ana Prado', email },
      ingressos: [
        { idIngresso: adulto, adicionais: [camiseta] },
        { idIngresso: crianca, adicionais: [] },
      ],
      participantes: [named('Ana Prado'), named('Davi Prado', { nome: 'Ana Prado', telefone: null })],
    })
    const [ticket] = await listTickets(work, codigo)
    return ticket?.id ?? 0
  })
  return {
    address: siteAddress(code),
    church,
    eventId,
    ticketId,
    adultTypeId: adulto,
    enter: (page, path, who = 'ana') => openLoggedIn(page, siteAddress(code), path, emailAt(code, who)),
  }
}

const named = (nome: string, responsavel: { nome: string; telefone: null } | null = null) => ({
  nome,
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  respostas: [],
  responsavel,
  consentimento: responsavel !== null,
})
