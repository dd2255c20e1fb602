import type { DemoChurch } from '../demo-tenant.ts'
import { menuItem } from '../menu-items.ts'
import { prose } from '../prose.ts'

/** A church whose site is switched off: its host shows only its name and contact. */
export const ribeira: DemoChurch = {
  founding: {
    codigo: 'ribeira',
    slug: 'comunidade-da-ribeira',
    nome: 'Comunidade da Ribeira',
    idioma: 'pt-PT',
    fusoHorario: 'Europe/Lisbon',
    organizacao: 'ancoradouro',
    hosts: [],
  },
  description: {
    flagAtivo: false,
    descricao: 'Uma comunidade cristã de Setúbal que abre a porta assim que acabarem as obras.',
    historia: prose(`
      A Ribeira nasceu em 2020 à mesa de Graça e Henrique Salgueiro, na Fonte Nova, com sete amigos e um tacho de
      caldeirada. Às quartas-feiras lia-se um evangelho do princípio ao fim, sem pressa, e quem quisesse fazia
      perguntas.

      Dois anos depois já não cabíamos em casa. Um armador da zona emprestou-nos o antigo armazém de conservas da
      Travessa do Estanho, com o chão gasto pelas vagonetas e uma vista para o Sado que ainda hoje nos distrai.

      Em 2023 juntámo-nos à Rede Ancoradouro. Um grupo do Recife veio passar quinze dias connosco, pintou o teto e
      deixou-nos uma receita de bolo de rolo que ainda não conseguimos repetir.

      Neste momento o armazém está em obras: um telhado novo, uma rampa e, finalmente, aquecimento. Enquanto não abre,
      voltámos às quartas-feiras e à caldeirada.`),
    telefone: null,
    email: 'ola@ribeira.example',
    endereco: {
      logradouro: 'Travessa do Estanho',
      numero: '4',
      complemento: null,
      bairro: 'Fonte Nova',
      cidade: 'Setúbal',
      estado: null,
      cep: '2900-000',
      pais: 'PT',
    },
    latitude: 38.5213,
    longitude: -8.8996,
    redesSociais: {},
    codigoPlano: 'INICIAL',
  },
  corApp: '#141414',
  look: 'plain',
  modules: ['MOD_EVENTO'],
  payments: {
    currency: 'EUR',
    isLive: false,
    transferText: 'Escreva o código da sua oferta na descrição da transferência.',
    methods: [{ method: 'bank_transfer', gateway: 'offline' }],
  },
  menu: [menuItem('SOBRE'), menuItem('EVENTO'), menuItem('BIBLIA')],
  banners: [],
  congregations: [],
  services: [
    {
      nome: 'Quarta-feira à mesa',
      diaSemana: 3,
      horario: '20:00',
      duracaoMinutos: 120,
      flagTransmissao: false,
      local: 'Casa de Graça e Henrique, Fonte Nova',
    },
  ],
  pastors: [
    {
      nome: 'Graça Salgueiro',
      funcao: 'Pastora',
      foto: null,
      biografia: 'Bibliotecária reformada. Lê em voz alta como quem conta um segredo e manda calar quem se desculpa.',
    },
    {
      nome: 'Henrique Salgueiro',
      funcao: 'Diácono e cozinheiro',
      foto: null,
      biografia: 'Pescou quarenta anos no Sado. Da caldeirada não diz a receita; do resto, diz tudo.',
    },
  ],
  events: [
    {
      titulo: 'Dia de telhas',
      resumo: 'Ainda faltam duas águas do telhado. Quem não gosta de alturas passa as telhas; quem gosta, recebe-as.',
      begins: { weekday: 'saturday', time: '09:00', weeksAhead: 1 },
      durationMinutes: 420,
      local: 'Travessa do Estanho, 4',
      flagOnline: false,
    },
    {
      titulo: 'Abertura do armazém',
      resumo: 'Portas abertas, rampa estreada e, se tudo correr bem, aquecimento. Caldeirada para quem vier.',
      begins: { weekday: 'sunday', time: '11:00', weeksAhead: 7 },
      durationMinutes: 240,
      local: null,
      flagOnline: false,
    },
  ],
  devotionals: [],
  news: [],
  schedule: [],
  songs: [],
  notifications: [],
  customFields: [],
  members: [],
}
