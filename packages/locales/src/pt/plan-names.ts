/** Reading plans of the product itself. */
export const planNames = {
  firstSteps: {
    name: 'Primeiros passos',
    description:
      'Trinta dias para quem está começando: quem é Jesus, o que é a graça, como orar e viver com os outros.',
  },
  wholeBible: {
    name: 'A Bíblia em um ano',
    description:
      'De Gênesis a Apocalipse em 365 dias. A cada dia, um trecho da história e outro do Novo Testamento, dos Salmos ou de Provérbios.',
  },
  newTestament: {
    name: 'Novo Testamento em 90 dias',
    description: 'Três meses de Mateus a Apocalipse, uns quinze minutos por dia.',
  },
  psalmsAndProverbs: {
    name: 'Salmos e Provérbios em um mês',
    description: 'Alguns salmos e um capítulo de Provérbios por dia. Bom para recomeçar sempre que quiser.',
  },
  gospels: {
    name: 'Os Evangelhos em 40 dias',
    description: 'Quatro olhares sobre a vida de Jesus, de Mateus a João.',
  },
  advent: {
    name: 'Advento',
    description: 'As quatro semanas antes do Natal: as promessas, quem esperou por elas e a noite em Belém.',
  },
  lent: {
    name: 'Quaresma',
    description:
      'Da Quarta-feira de Cinzas até a véspera da Páscoa: a saída do Egito, o consolo de Isaías e os últimos dias de Jesus.',
  },
} as const
