import { ticketLimits } from '@narthex/contract/tickets/ticket-limits'
import { expect, test } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { maxPdfBytes } from '../mails/enclosed-tickets.service.ts'
import { drawTickets } from './ticket-pages.ts'
import type { TicketPaper } from './ticket-paper.ts'

const endereco = {
  logradouro: 'Rua das Flores',
  numero: '120',
  complemento: null,
  bairro: null,
  cidade: 'Recife',
  estado: 'PE',
  cep: null,
  pais: 'BR',
}
const paper: TicketPaper = {
  church: { nome: 'Igreja Videira', endereco, host: 'videira.example', corApp: '#0f766e', timeZone: 'America/Recife' },
  event: {
    titulo: 'Retiro',
    dataInicio: new Date('2026-12-01T12:00:00Z'),
    dataFim: new Date('2026-12-01T15:00:00Z'),
    local: null,
    endereco: null,
    flagOnline: false,
  },
  locale: 'pt',
  issuedAt: new Date('2026-11-23T12:00:00Z'),
  tickets: [{ qr: `1${'0'.repeat(119)}`, codigo: '0123456789ABCDEF', nome: 'Adulto', holder: null, addOns: [] }],
}

const draw = async (event: Partial<TicketPaper['event']> = {}) =>
  (await readPdf(await drawTickets({ ...paper, event: { ...paper.event, ...event } })))[0]

test('the same tickets have the same bytes', async () => {
  expect(await drawTickets(paper)).toEqual(await drawTickets(paper))
})

test('an event that names no place is at the church, and an online one is online', async () => {
  expect(await draw()).toMatch(/Onde\s*Igreja Videira\s*Rua das Flores, 120 · Recife, PE/)
  const online = await draw({ flagOnline: true })
  expect(online).toMatch(/Onde\s*Online/)
  expect(online).not.toContain('Rua das Flores')
  expect(await draw({ local: 'Sítio Norte' })).toMatch(/Onde\s*Sítio Norte\s*Participante/)
})

test('a paid ticket names who received the money', async () => {
  const payee = 'Pagamento a Associação Videira, CNPJ 11.222.333/0001-81'
  const [page] = await readPdf(await drawTickets({ ...paper, payee }))
  expect(page?.replace(/\s+/g, ' ')).toContain(payee)
  expect(await draw()).not.toContain('Pagamento a')
})

test('a whole purchase of fifty tickets stays small enough for a mail', async () => {
  const [ticket] = paper.tickets
  if (!ticket) throw new Error('No ticket')
  const holder = 'Maria das Graças '.repeat(7).trim()
  const tickets = Array.from({ length: ticketLimits.porCompra }, (_, index) => ({
    ...ticket,
    qr: `${index}${'7'.repeat(118)}`.slice(0, 119),
    holder: `${holder} ${index}`,
    addOns: Array.from({ length: ticketLimits.adicionaisPorIngresso }, () => 'Camiseta do acampamento'),
  }))
  const document = await drawTickets({ ...paper, tickets })
  expect(document.byteLength).toBeLessThan(maxPdfBytes / 4)
})
