import type { DemoSale, DemoTicket } from '../demo-sale.ts'
import { prose } from '../prose.ts'
import { content } from './sorrel.ticket-content.ts'

const allergies = 'Anything the kitchen should know'
const shirtSize = 'T-shirt size, if you’re getting one'
const camper = (type: string, nome: string, age: number, rest: Partial<DemoTicket> = {}): DemoTicket => ({
  type,
  age,
  person: { nome },
  ...rest,
})
const seat = (nome: string): DemoTicket => ({ type: 'seat', person: { nome } })

export const sales: Readonly<Record<string, DemoSale>> = {
  'Family camp at Harlow Pond': {
    flagVisitantes: true,
    limitePorPessoa: 8,
    flagEspera: true,
    termos: prose(`
      The fee covers two nights, six meals and the canoes. Parents are in charge of their own between activities, and
      everyone washes up once.`),
    termoMenores: prose(`
      I’m this child’s parent or guardian. They may come to camp and take part, and the camp nurse may get them care in an
      emergency while someone calls me.`),
    cancelamentoPercentual: 90,
    flagEntregaResponsavel: true,
    daysBefore: { fim: 3, cancelamentoAte: 10, transferenciaAte: 3, respostasAte: 4 },
    cotas: {
      bunks: { nome: 'Bunks', vagas: 48 },
      shirts: { nome: 'T-shirts', vagas: 40 },
      van: { nome: 'Seats in the van', vagas: 11 },
    },
    ingressos: {
      adult: {
        nome: 'Adult',
        descricao: 'A bunk, six meals and the canoes.',
        valor: 9500,
        idadeMin: 18,
        cotas: ['bunks'],
        adicionais: ['shirt', 'van'],
      },
      teen: {
        nome: 'Teen',
        descricao: 'Same bunks, later bedtime.',
        valor: 6000,
        idadeMin: 13,
        idadeMax: 17,
        cotas: ['bunks'],
        adicionais: ['shirt', 'van'],
      },
      child: {
        nome: 'Child',
        descricao: 'With a counselor of their own.',
        valor: 3500,
        idadeMin: 5,
        idadeMax: 12,
        cotas: ['bunks'],
        adicionais: ['shirt', 'van'],
      },
      little: {
        nome: 'Under five',
        descricao: 'Free, and still gets a bunk.',
        valor: 0,
        idadeMax: 4,
        cotas: ['bunks'],
      },
      shirt: { nome: 'Camp T-shirt', valor: 1800, flagAdicional: true, cotas: ['shirts'] },
      van: { nome: 'Van, both ways', valor: 1500, flagAdicional: true, cotas: ['van'] },
    },
    perguntas: [
      { rotulo: allergies, ajuda: 'Allergies, diets, strong opinions on oatmeal.', tipo: 'TEXTO_LONGO' },
      { rotulo: shirtSize, tipo: 'ESCOLHA', opcoes: ['Youth S', 'Youth L', 'S', 'M', 'L', 'XL'] },
      { rotulo: 'Photos', tipo: 'CONSENTIMENTO', texto: 'The chapel may print pictures of camp that I’m in.' },
    ],
    cupons: [{ codigo: 'HOUSEFUL', tipo: 'PERCENTUAL', valor: 15, minimoPessoas: 4 }],
    registrations: [
      {
        by: 'amos',
        daysAgo: 11,
        method: 'card',
        tickets: [
          camper('adult', 'Amos Tuttle', 47, { answers: { [allergies]: 'No walnuts' } }),
          camper('teen', 'Tess Tuttle', 15, {
            person: { nome: 'Tess Tuttle', responsavel: { nome: 'Amos Tuttle', telefone: '+1 802 555 0163' } },
          }),
        ],
      },
      {
        by: 'wren',
        daysAgo: 5,
        method: 'card',
        tickets: [camper('adult', 'Wren Abbott', 34, { addOns: ['shirt', 'van'], answers: { [shirtSize]: 'M' } })],
      },
      { by: 'silas', daysAgo: 3, method: 'card', is: 'canceled', tickets: [camper('adult', 'Silas Greer', 39)] },
      { by: 'lorna', daysAgo: 0, method: 'cash', is: 'waiting', tickets: [camper('adult', 'Lorna Pike', 78)] },
    ],
  },
  'What to do about the steeple': {
    flagVisitantes: true,
    linkOnline: 'https://meet.sorrelhill.example/steeple',
    cotas: { pews: { nome: 'Places in the pews', vagas: 90 } },
    ingressos: {
      pew: { nome: 'In the pews', valor: 0, limite: 6, cotas: ['pews'] },
      online: { nome: 'From home', descricao: 'The link comes with your ticket.', valor: 0, limite: 1 },
    },
    registrations: [{ by: 'lorna', daysAgo: 2, tickets: [{ type: 'pew', person: { nome: 'Lorna Pike' } }] }],
  },
  'Supper for the ones who ring': {
    flagVisitantes: false,
    flagEspera: true,
    limitePorPessoa: 4,
    daysBefore: { fim: 1, cancelamentoAte: 2 },
    cotas: { table: { nome: 'Chairs', vagas: 9 } },
    ingressos: { seat: { nome: 'A chair at the table', valor: 1200, quem: 'MEMBROS', cotas: ['table'] } },
    registrations: [
      { by: 'amos', daysAgo: 6, method: 'card', tickets: ['Amos Tuttle', 'Tess Tuttle', 'Ruth Tuttle'].map(seat) },
      { by: 'wren', daysAgo: 4, method: 'card', tickets: ['Wren Abbott', 'Clara Abbott', 'Ned Abbott'].map(seat) },
      { by: 'silas', daysAgo: 4, method: 'card', tickets: ['Silas Greer'].map(seat) },
    ],
  },
  'Small church, big kitchen': {
    content,
    flagVisitantes: true,
    linkOnline: 'https://meet.sorrelhill.example/kitchen',
    daysBefore: { cancelamentoAte: 1 },
    ingressos: { online: { nome: 'A screen of your own', valor: 800 } },
    registrations: [
      { by: 'member', daysAgo: 2, method: 'card', tickets: [{ type: 'online', person: { nome: 'Hattie Marsh' } }] },
    ],
  },
  'The quilt auction': {
    flagVisitantes: true,
    ingressos: { paddle: { nome: 'A paddle', valor: 500 } },
    registrations: [
      { by: 'lorna', daysAgo: 40, method: 'card', tickets: [{ type: 'paddle', person: { nome: 'Lorna Pike' } }] },
    ],
  },
}
