import type { DemoVideo } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

const light = 'Meio minuto de luz'
const windows = 'Os vitrais contam'

/** Short films from the old ice factory: its windows, its people, half a minute at a time. */
export const videos: DemoVideo[] = [
  {
    titulo: 'Domingo, antes de todo mundo chegar',
    descricao: prose(`
      Às sete da manhã a claraboia já acendeu o chão, e só o seu Josué está no salão, com o balde e o rádio baixinho.
      Filmamos a luz andando do corredor até o púlpito.

      Repare no chão em 0:10: os trilhos da fábrica de gelo brilham antes de tudo.`),
    serie: light,
    pregador: 'Lídia Cavalcanti',
    referencia: 'Lamentações 3.22-23',
    capitulos: [
      { inicioSegundos: 0, titulo: 'A primeira luz' },
      { inicioSegundos: 10, titulo: 'O corredor central' },
      { inicioSegundos: 20, titulo: 'A porta se abre' },
    ],
    said: [
      [1, 8, 'Antes de qualquer canção, a casa já está cheia: de luz.'],
      [10, 18, 'Ela atravessa o corredor sem pedir licença.'],
      [20, 28, 'Quando a porta abrir, é a vez da gente.'],
    ],
    out: { past: { weekday: 'sunday', time: '07:30', weeksAgo: 0 } },
  },
  {
    titulo: 'Meio-dia, hora de ninguém',
    descricao: prose(`
      Quem trabalha no centro entra, senta três minutos e volta para o balcão. Este filme é para quem não conseguiu
      sair hoje: respire junto, do começo ao fim, e pode voltar.`),
    serie: light,
    pregador: 'Lídia Cavalcanti',
    referencia: 'Marcos 6.31',
    out: { past: { weekday: 'friday', time: '12:15', weeksAgo: 0 } },
  },
  {
    titulo: 'A luz das seis da tarde',
    descricao: 'O sol entra pela rua do cais e pinta o coral de vermelho. Os tenores dizem que cantam melhor assim.',
    serie: light,
    pregador: 'Ivonete Barreto',
    out: { past: { weekday: 'friday', time: '18:10', weeksAgo: 1 } },
  },
  {
    titulo: 'Noite de vigília',
    descricao: 'A única luz acesa era a da rua, e bastou. Feito de madrugada, durante a vigília dos jovens.',
    serie: light,
    referencia: 'Salmo 139.12',
    out: { past: { weekday: 'saturday', time: '03:20', weeksAgo: 2 } },
  },
  {
    titulo: 'O vitral que a cheia não levou',
    descricao: prose(`
      Em 1975 a água subiu até a linha azul da coluna. Dona Eulália tirou o vitral da parede com as próprias mãos e o
      guardou na laje da vizinha. Um pedaço é mais claro que os outros: em 0:12 dá para ver o remendo.`),
    serie: windows,
    pregador: 'Lídia Cavalcanti',
    referencia: 'Isaías 43.2',
    capitulos: [
      { inicioSegundos: 0, titulo: 'A cheia' },
      { inicioSegundos: 12, titulo: 'O remendo' },
    ],
    out: { past: { weekday: 'wednesday', time: '19:00', weeksAgo: 1 } },
  },
  {
    titulo: 'Doze pétalas, doze ofícios',
    descricao: prose(`
      A rosácea do meio tem doze pétalas porque eram doze os ofícios da rua: veleiro, estivador, costureira, padeiro…
      A décima segunda ficou em branco de propósito. É a de quem chegar.`),
    serie: windows,
    out: { past: { weekday: 'wednesday', time: '19:00', weeksAgo: 3 } },
  },
  {
    titulo: 'O azul que veio de Olinda',
    descricao:
      'A vidraceira Zefa Pimentel mistura o azul num fogão de quintal. Ela jura que o segredo é não ter pressa.',
    serie: windows,
    out: { past: { weekday: 'wednesday', time: '19:00', weeksAgo: 5 } },
  },
  {
    titulo: 'Mesa Posta: uma manhã na cozinha',
    descricao: 'Cento e quarenta almoços saem daqui antes do meio-dia. A câmera ficou na janela para não atrapalhar.',
    out: { past: { weekday: 'tuesday', time: '10:00', weeksAgo: 2 } },
  },
  {
    titulo: 'O ensaio da orquestra, visto do chão',
    descricao: 'Os trilhos da fábrica de gelo passam por baixo das cadeiras. Foi deles que saiu este ângulo.',
    pregador: 'Ivonete Barreto',
    out: { past: { weekday: 'thursday', time: '21:00', weeksAgo: 4 } },
  },
  {
    titulo: 'Bem-vindo à Boa Maré',
    descricao: prose(`
      Por onde se entra, onde fica o café, o que fazer com as crianças e por que ninguém vai pedir que você se levante
      e se apresente. Tudo em meio minuto.`),
    out: { past: { weekday: 'monday', time: '09:00', weeksAgo: 8 } },
  },
  {
    titulo: 'Semana que vem, pela manhã',
    descricao: 'Já está pronto, e só aparece no domingo.',
    serie: light,
    out: { coming: { weekday: 'sunday', time: '07:30', weeksAhead: 0 } },
  },
  {
    titulo: 'Ainda sem título',
    descricao: 'Falta escolher a música.',
    situacao: 'RASCUNHO',
    out: { past: { weekday: 'monday', time: '08:00', weeksAgo: 0 } },
  },
]
