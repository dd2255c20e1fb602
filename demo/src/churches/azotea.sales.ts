import type { DemoSale, DemoTicket } from '../demo-sale.ts'
import { prose } from '../prose.ts'
import { content } from './azotea.ticket-content.ts'

const allergies = 'Alergias o algo que no comas'
const shirtSize = 'Talla de la camiseta, si la quieres'
const hiker = (type: string, nome: string, age: number, rest: Partial<DemoTicket> = {}): DemoTicket => ({
  type,
  age,
  person: { nome },
  ...rest,
})
const plate = (nome: string): DemoTicket => ({ type: 'plato', person: { nome } })

export const sales: Readonly<Record<string, DemoSale>> = {
  'Fin de semana en Grazalema': {
    content,
    flagVisitantes: true,
    limitePorPessoa: 6,
    flagEspera: true,
    termos: prose(`
      El precio incluye dos noches, las comidas y el seguro. Los cuartos son de seis y se reparten al llegar. Lo que pase
      en la hoguera se queda en la hoguera.`),
    termoMenores: prose(`
      Autorizo a este menor a venir a la escapada y a participar en las rutas, y a que el equipo lo lleve a un centro de
      salud si hace falta, avisándome enseguida.`),
    cancelamentoPercentual: 75,
    flagEntregaResponsavel: true,
    daysBefore: { fim: 2, cancelamentoAte: 8, transferenciaAte: 2, respostasAte: 3 },
    cotas: {
      camas: { nome: 'Camas', vagas: 36 },
      camisetas: { nome: 'Camisetas', vagas: 30 },
      autobus: { nome: 'Plazas de autobús', vagas: 20 },
    },
    ingressos: {
      adulto: {
        nome: 'Adulto',
        descricao: 'Con cama, comidas y seguro.',
        valor: 6500,
        idadeMin: 18,
        cotas: ['camas'],
        adicionais: ['camiseta', 'autobus'],
      },
      joven: {
        nome: 'De 13 a 17 años',
        descricao: 'Con permiso de casa.',
        valor: 5000,
        idadeMin: 13,
        idadeMax: 17,
        cotas: ['camas'],
        adicionais: ['camiseta', 'autobus'],
      },
      peque: {
        nome: 'Hasta 12 años',
        descricao: 'Con su familia y ruta corta.',
        valor: 2500,
        idadeMax: 12,
        cotas: ['camas'],
        adicionais: ['autobus'],
      },
      camiseta: { nome: 'Camiseta', valor: 1200, flagAdicional: true, cotas: ['camisetas'] },
      autobus: { nome: 'Autobús, ida y vuelta', valor: 1500, flagAdicional: true, cotas: ['autobus'] },
    },
    perguntas: [
      { rotulo: allergies, tipo: 'TEXTO_LONGO' },
      {
        rotulo: '¿Ruta larga o corta?',
        tipo: 'ESCOLHA',
        opcoes: ['Larga', 'Corta', 'Me quedo leyendo'],
        flagObrigatoria: true,
      },
      { rotulo: shirtSize, tipo: 'ESCOLHA', opcoes: ['XS', 'S', 'M', 'L', 'XL'] },
      { rotulo: 'Fotos', tipo: 'CONSENTIMENTO', texto: 'Se pueden publicar fotos de la escapada en las que salgo.' },
    ],
    cupons: [{ codigo: 'PRIMERAVEZ', tipo: 'VALOR', valor: 1500, usosMax: 10 }],
    registrations: [
      {
        by: 'member',
        daysAgo: 12,
        method: 'card',
        tickets: [
          hiker('adulto', 'Candela Ríos', 29, {
            addOns: ['camiseta', 'autobus'],
            answers: { '¿Ruta larga o corta?': 'Corta', [shirtSize]: 'M' },
          }),
        ],
      },
      {
        by: 'noelia',
        daysAgo: 10,
        method: 'card',
        tickets: [
          hiker('adulto', 'Noelia Barrios', 33, {
            addOns: ['autobus'],
            answers: { '¿Ruta larga o corta?': 'Larga', [allergies]: 'Soy celíaca' },
          }),
        ],
      },
      {
        by: 'ivan',
        daysAgo: 7,
        method: 'card',
        tickets: [
          hiker('adulto', 'Iván Carmona', 41, { addOns: ['camiseta'], answers: { '¿Ruta larga o corta?': 'Corta' } }),
          hiker('joven', 'Alba Carmona', 16, {
            person: { nome: 'Alba Carmona', responsavel: { nome: 'Iván Carmona', telefone: '+34 600 000 302' } },
            answers: { '¿Ruta larga o corta?': 'Me quedo leyendo' },
          }),
        ],
      },
      {
        by: 'hugo',
        daysAgo: 4,
        method: 'card',
        is: 'canceled',
        tickets: [hiker('adulto', 'Hugo Marín', 28, { answers: { '¿Ruta larga o corta?': 'Larga' } })],
      },
      {
        by: 'soledad',
        daysAgo: 0,
        method: 'bank_transfer',
        is: 'waiting',
        tickets: [hiker('adulto', 'Soledad Prieto', 68, { answers: { '¿Ruta larga o corta?': 'Corta' } })],
      },
    ],
  },
  'Cine en la azotea': {
    flagVisitantes: true,
    flagEspera: true,
    cotas: { sillas: { nome: 'Sitios', vagas: 60 } },
    ingressos: {
      sitio: { nome: 'Un sitio', descricao: 'La silla la pones tú.', valor: 0, limite: 4, cotas: ['sillas'] },
    },
    registrations: [
      {
        by: 'noelia',
        daysAgo: 2,
        tickets: ['Noelia Barrios', 'Pablo Barrios'].map((nome) => ({ type: 'sitio', person: { nome } })),
      },
    ],
  },
  'Preguntas sin filtro, desde el sofá': {
    flagVisitantes: true,
    flagRestantes: false,
    linkOnline: 'https://salas.laazotea.example/sofa',
    ingressos: { enlace: { nome: 'Enlace a la sala', valor: 0, limite: 1 } },
    perguntas: [{ rotulo: 'Tu pregunta, si ya la tienes', tipo: 'TEXTO_LONGO' }],
  },
  'Cena de los que montan': {
    flagVisitantes: false,
    flagEspera: true,
    limitePorPessoa: 3,
    daysBefore: { fim: 1, cancelamentoAte: 2 },
    cotas: { platos: { nome: 'Platos', vagas: 8 } },
    ingressos: { plato: { nome: 'Un plato en la mesa', valor: 900, quem: 'MEMBROS', cotas: ['platos'] } },
    registrations: [
      {
        by: 'noelia',
        daysAgo: 5,
        method: 'card',
        tickets: ['Noelia Barrios', 'Pablo Barrios', 'Rocío Mena'].map(plate),
      },
      { by: 'hugo', daysAgo: 3, method: 'card', tickets: ['Hugo Marín', 'Lucía Marín', 'Nacho Vidal'].map(plate) },
    ],
  },
  'Jornada en línea: vivir en un piso de todos': {
    flagVisitantes: true,
    linkOnline: 'https://salas.laazotea.example/jornada',
    daysBefore: { cancelamentoAte: 1 },
    ingressos: { online: { nome: 'Por vídeo', valor: 500 } },
    registrations: [
      { by: 'ivan', daysAgo: 2, method: 'card', tickets: [{ type: 'online', person: { nome: 'Iván Carmona' } }] },
    ],
  },
  'Noche de microrrelatos': {
    flagVisitantes: true,
    ingressos: { entrada: { nome: 'Entrada con bebida', valor: 300 } },
    registrations: [
      { by: 'hugo', daysAgo: 26, method: 'card', tickets: [{ type: 'entrada', person: { nome: 'Hugo Marín' } }] },
    ],
  },
}
