import type { DemoGiving } from '../demo-giving.ts'
import { prose } from '../prose.ts'
import { harbour } from '../scenes/views.ts'

const table = 'Mesa Posta'
const tithes = 'Dízimos e ofertas'
const music = 'Escola de música'
const skylight = 'A claraboia do salão'
const ports = 'Igrejas de outros portos'

export const giving: DemoGiving = {
  settings: {
    minimo: 500,
    valoresSugeridos: [2500, 5000, 10_000, 20_000],
    reciboNome: 'Igreja Boa Maré',
    reciboDocumento: 'CNPJ 11.222.333/0001-81',
    reciboTexto: 'Recebemos esta doação com gratidão. Ela foi feita de livre vontade e não tem contrapartida.',
  },
  reasons: [
    {
      nome: tithes,
      historia: prose(`
        É o que mantém a porta aberta: a luz e a água do salão, o salário de quem cuida de nós, o café de domingo e o
        óleo que a velha porta de seu Amâncio pede todo mês de março. As contas são lidas em voz alta na assembleia, e
        qualquer pessoa pode perguntar.`),
    },
    {
      nome: table,
      historia: prose(`
        Cento e oitenta almoços por dia, de segunda a sexta, para quem trabalha, procura trabalho ou dorme no centro. Um
        prato custa R$ 9,50: arroz, feijão, uma carne, uma verdura e uma fruta. Dona Zuleide chega às cinco e meia para
        acender o fogo, e a fila começa antes das onze.`),
      minimo: 900,
    },
    {
      nome: music,
      historia: prose(`
        Começou com três flautas doces e dois violões da professora Ivonete. Hoje são cento e doze alunos, e a metade
        deles não pode pagar a mensalidade. Sua oferta compra cordas e palhetas e mantém o violoncelo que passa de mão em
        mão.`),
    },
    {
      nome: skylight,
      scene: harbour,
      historia: prose(`
        A claraboia que abrimos em 1991 voltou a pingar, agora em cima do piano. O orçamento prevê vidro novo, calhas e
        quatro dias de andaime. Queremos terminar antes das chuvas, para ninguém mais cantar debaixo de guarda-chuva.`),
      goal: { cents: 4_800_000, endsInDays: 120 },
      flagRecorrencia: false,
    },
    {
      nome: ports,
      historia: prose(`
        Com a Rede Ancoradouro, apoiamos o aluguel e a formação de comunidades pequenas em outras cidades com porto. Este
        ano são três, e uma delas se reúne em um barco.`),
    },
  ],
  gifts: [
    { by: 'member', method: 'pix', to: { [tithes]: 32_000 }, daysAgo: 12, times: 7, everyDays: 60 },
    { by: 'member', method: 'card', to: { [table]: 5700 }, daysAgo: 5, times: 3, everyDays: 91, coversFees: true },
    {
      by: 'member',
      method: 'boleto',
      to: { [skylight]: 60_000, [music]: 15_000 },
      daysAgo: 47,
      comment: 'Em memória da minha avó, que aprendeu a solfejar aqui.',
    },
    { by: 'member', method: 'card', to: { [music]: 12_000 }, daysAgo: 203, is: 'partly refunded' },
    { by: 'member', method: 'pix', to: { [ports]: 8000 }, daysAgo: 96, is: 'expired' },
    { by: 'member', method: 'cash', to: { [table]: 9500 }, daysAgo: 3, is: 'waiting' },
    { by: 'tais', method: 'card', to: { [tithes]: 18_500 }, daysAgo: 8, times: 3, everyDays: 30 },
    { by: 'tais', method: 'picpay', to: { [skylight]: 25_000 }, daysAgo: 33, isAnonymous: true },
    { by: 'edson', method: 'cash', to: { [tithes]: 40_000 }, daysAgo: 15, times: 3, everyDays: 90 },
    { by: 'edson', method: 'card', to: { [skylight]: 150_000 }, daysAgo: 28, coversFees: true },
    { by: 'edson', method: 'card', to: { [ports]: 22_000 }, daysAgo: 61, is: 'refunded' },
    {
      by: 'iracema',
      method: 'manual_pix',
      to: { [table]: 19_000 },
      daysAgo: 20,
      times: 2,
      everyDays: 180,
      comment: 'Vinte pratos, como sempre.',
    },
    { by: 'iracema', method: 'pix', to: { [skylight]: 90_000 }, daysAgo: 1, is: 'expired' },
    {
      by: { nome: 'Padaria do Brum', email: 'caixa@padariadobrum.example' },
      method: 'pix',
      to: { [skylight]: 850_000 },
      daysAgo: 40,
      comment: 'Da turma do forno, com carinho.',
    },
    {
      by: { nome: 'Rildo Carneiro', email: 'rildo@correio.example', documento: '390.533.447-05' },
      method: 'boleto',
      to: { [skylight]: 320_000 },
      daysAgo: 75,
    },
    {
      by: { nome: 'Nívea Dantas', email: 'nivea@correio.example' },
      method: 'card',
      to: { [table]: 9500 },
      daysAgo: 18,
      is: 'disputed',
    },
  ],
  recurrences: [
    { by: 'member', to: table, cents: 6000, everyDays: 30, startedDaysAgo: 70 },
    { by: 'member', to: tithes, cents: 4000, everyDays: 14, startedDaysAgo: 40, isPaused: true },
  ],
}
