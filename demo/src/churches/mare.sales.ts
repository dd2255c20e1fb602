import type { DemoSale, DemoTicket } from '../demo-sale.ts'
import { prose } from '../prose.ts'
import { content } from './mare.ticket-content.ts'

const allergies = 'Alergias e restrições de comida'
const shirtSize = 'Tamanho da camiseta, se for levar'
const rides = 'Como vai chegar?'
const photos = 'Uso de fotos'
const bus = 'Ônibus, saindo da igreja'

const camper = (type: string, nome: string, age: number, rest: Partial<DemoTicket> = {}): DemoTicket => ({
  type,
  age,
  person: { nome },
  ...rest,
})
const goesBy = (ride: string, answers: Readonly<Record<string, string>> = {}) => ({
  answers: { [rides]: ride, ...answers },
})

const retreat: DemoSale = {
  content,
  flagVisitantes: true,
  qtdeMaxParcelas: 6,
  limitePorPessoa: 10,
  flagEspera: true,
  termos: prose(`
    A inscrição inclui duas noites, seis refeições e o programa. Cada família cuida das suas crianças fora das horas da
    salinha. Não se leva bebida alcoólica nem caixa de som.`),
  termoMenores: prose(`
    Autorizo a participação desta criança ou adolescente no retiro, e que a equipe a leve ao pronto-socorro mais próximo
    se for preciso, avisando-me de imediato.`),
  cancelamentoPercentual: 80,
  flagEntregaResponsavel: true,
  daysBefore: { fim: 2, cancelamentoAte: 7, transferenciaAte: 2, respostasAte: 3 },
  cotas: {
    camas: { nome: 'Camas', vagas: 220 },
    camisetas: { nome: 'Camisetas', vagas: 150 },
    onibus: { nome: 'Lugares no ônibus', vagas: 46 },
  },
  ingressos: {
    adulto: {
      nome: 'Adulto',
      descricao: 'Com cama e as seis refeições.',
      valor: 42_000,
      idadeMin: 18,
      cotas: ['camas'],
      adicionais: ['camiseta', 'onibus'],
    },
    adolescente: {
      nome: 'Adolescente',
      descricao: 'Vem com a família.',
      valor: 30_000,
      idadeMin: 13,
      idadeMax: 17,
      cotas: ['camas'],
      adicionais: ['camiseta', 'onibus'],
    },
    crianca: {
      nome: 'Criança',
      descricao: 'Com programa próprio.',
      valor: 18_000,
      idadeMin: 7,
      idadeMax: 12,
      cotas: ['camas'],
      adicionais: ['camiseta', 'onibus'],
    },
    pequena: {
      nome: 'Até seis anos',
      descricao: 'Não paga, mas tem cama.',
      valor: 0,
      idadeMax: 6,
      cotas: ['camas'],
      adicionais: ['onibus'],
    },
    bolsa: {
      nome: 'Bolsa',
      descricao: 'Para quem conversou com a secretaria.',
      valor: 9000,
      idadeMin: 13,
      chaveAcesso: 'serra-mansa',
      cotas: ['camas'],
      adicionais: ['onibus'],
    },
    camiseta: { nome: 'Camiseta do retiro', valor: 4500, flagAdicional: true, cotas: ['camisetas'] },
    onibus: { nome: 'Ônibus, ida e volta', valor: 6000, flagAdicional: true, cotas: ['onibus'] },
  },
  perguntas: [
    { rotulo: allergies, ajuda: 'A cozinha lê uma por uma.', tipo: 'TEXTO_LONGO' },
    { rotulo: rides, tipo: 'ESCOLHA', opcoes: [bus, 'Carro próprio', 'Carona com alguém'], flagObrigatoria: true },
    { rotulo: shirtSize, tipo: 'ESCOLHA', opcoes: ['6 anos', '10 anos', 'P', 'M', 'G', 'GG'] },
    {
      rotulo: photos,
      tipo: 'CONSENTIMENTO',
      texto: 'A igreja pode mostrar no mural e no site fotos do retiro em que eu apareço.',
    },
  ],
  cupons: [
    { codigo: 'FAMILIA', tipo: 'PERCENTUAL', valor: 10, minimoPessoas: 4 },
    { codigo: 'MESAPOSTA', tipo: 'VALOR', valor: 8000, usosMax: 12, ingressos: ['adulto'] },
  ],
  registrations: [
    {
      by: 'member',
      daysAgo: 9,
      method: 'pix',
      tickets: [
        camper('adulto', 'Jacira Falcão', 38, {
          addOns: ['camiseta'],
          ...goesBy('Carro próprio', { [shirtSize]: 'M' }),
        }),
        camper('crianca', 'Benjamim Falcão', 10, {
          person: { nome: 'Benjamim Falcão', responsavel: { nome: 'Jacira Falcão', telefone: '+5581900000201' } },
          ...goesBy('Carro próprio', { [allergies]: 'Amendoim e castanha' }),
        }),
      ],
    },
    {
      by: 'tais',
      daysAgo: 6,
      method: 'card',
      tickets: [camper('adulto', 'Taís Bezerra', 31, { addOns: ['onibus', 'camiseta'], ...goesBy(bus) })],
    },
    {
      by: 'edson',
      daysAgo: 4,
      method: 'pix',
      is: 'canceled',
      tickets: [camper('adulto', 'Edson Lacerda', 44, goesBy('Carro próprio'))],
    },
    {
      by: 'iracema',
      daysAgo: 0,
      method: 'pix',
      is: 'waiting',
      tickets: [camper('adulto', 'Iracema Duque', 74, { addOns: ['onibus'], ...goesBy(bus) })],
    },
    {
      by: { nome: 'Rildo Carneiro', email: 'rildo@correio.example', documento: '390.533.447-05' },
      daysAgo: 2,
      method: 'boleto',
      tickets: [camper('adulto', 'Rildo Carneiro', 52, goesBy('Carona com alguém'))],
    },
  ],
}

const guest = (nome: string): DemoTicket => ({ type: 'lugar', person: { nome } })

export const sales: Readonly<Record<string, DemoSale>> = {
  'Retiro das famílias em Gravatá': retreat,
  'Dinheiro sem vergonha': {
    flagVisitantes: true,
    flagRestantes: false,
    linkOnline: 'https://salas.boamare.example/dinheiro',
    ingressos: { sala: { nome: 'Entrada na sala', valor: 0, limite: 1 } },
    perguntas: [
      { rotulo: 'Uma pergunta para a Marluce, se quiser', ajuda: 'Ela lê sem dizer o nome.', tipo: 'TEXTO_LONGO' },
    ],
    registrations: [{ by: 'member', daysAgo: 3, tickets: [{ type: 'sala', person: { nome: 'Jacira Falcão' } }] }],
  },
  'Jantar do cais': {
    flagVisitantes: false,
    limitePorPessoa: 4,
    flagEspera: true,
    metodos: ['pix', 'cash'],
    termos: 'O prato é o mesmo para todos. Quem não come peixe avisa ao reservar.',
    daysBefore: { fim: 1, cancelamentoAte: 3, transferenciaAte: 1 },
    cotas: { mesas: { nome: 'Lugares à mesa', vagas: 12 } },
    ingressos: { lugar: { nome: 'Lugar à mesa', valor: 4500, quem: 'MEMBROS', cotas: ['mesas'] } },
    perguntas: [{ rotulo: 'Come peixe?', tipo: 'ESCOLHA', opcoes: ['Sim', 'Não'] }],
    registrations: [
      {
        by: 'edson',
        daysAgo: 8,
        method: 'pix',
        tickets: ['Edson Lacerda', 'Célia Lacerda', 'Tomás Lacerda', 'Amaro Lins'].map(guest),
      },
      {
        by: 'iracema',
        daysAgo: 7,
        method: 'pix',
        tickets: ['Iracema Duque', 'Otília Duque', 'Nair Prado', 'Severino Prado'].map(guest),
      },
      { by: 'tais', daysAgo: 5, method: 'pix', tickets: ['Taís Bezerra', 'Nina Bezerra'].map(guest) },
    ],
  },
  'Encontro da Rede Ancoradouro': {
    flagVisitantes: true,
    flagAssumirTaxasServico: true,
    linkOnline: 'https://salas.boamare.example/encontro',
    daysBefore: { cancelamentoAte: 1 },
    cotas: { salao: { nome: 'Cadeiras no salão', vagas: 180 } },
    ingressos: {
      salao: { nome: 'No salão', descricao: 'Com café no intervalo.', valor: 2500, cotas: ['salao'] },
      online: { nome: 'Por vídeo', descricao: 'O endereço da sala vem com o ingresso.', valor: 1000 },
    },
    registrations: [
      { by: 'member', daysAgo: 1, method: 'card', tickets: [{ type: 'online', person: { nome: 'Jacira Falcão' } }] },
    ],
  },
  'Retiro das famílias de inverno': {
    flagVisitantes: true,
    qtdeMaxParcelas: 6,
    ingressos: {
      adulto: { nome: 'Adulto', valor: 39_000 },
      crianca: { nome: 'Criança', valor: 16_000 },
    },
    registrations: [
      {
        by: 'member',
        daysAgo: 120,
        method: 'pix',
        tickets: [
          { type: 'adulto', person: { nome: 'Jacira Falcão' } },
          { type: 'crianca', person: { nome: 'Ester Falcão' } },
        ],
      },
    ],
  },
}
