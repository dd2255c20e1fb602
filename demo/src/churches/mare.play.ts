import type { DemoPlay, DemoTitle } from '../demo-play.ts'
import { prose } from '../prose.ts'

const [start, families, courses, films] = ['Para começar', 'Em família', 'Cursos', 'Filmes da casa']
const harbour = 'Vozes do Porto'
const reading = 'Ler a Bíblia sem pressa'
const nights = 'Noites de vigília'

const episode = (
  temporada: number,
  numero: number,
  titulo: string,
  descricao: string,
  weeksAgo: number,
): DemoTitle => ({
  tipo: 'EPISODIO',
  titulo,
  descricao,
  of: harbour,
  temporada,
  numero,
  acesso: temporada === 1 && numero === 1 ? 'ABERTO' : 'ASSINANTE',
  palestrantes: ['Lídia Cavalcanti'],
  on: numero === 1 ? [start, families] : [families],
  out: { weekday: 'tuesday', time: '19:00', weeksAgo },
})

const lesson = (numero: number, titulo: string, descricao: string): DemoTitle => ({
  tipo: 'AULA',
  titulo,
  descricao,
  of: reading,
  numero,
  acesso: numero === 1 ? 'ABERTO' : 'ASSINANTE',
  palestrantes: ['Josué Tavares'],
  capitulos: [
    { inicioSegundos: 0, titulo: 'A pergunta da semana' },
    { inicioSegundos: 15, titulo: 'O texto, com calma' },
  ],
  on: [courses],
  out: { weekday: 'thursday', time: '20:00', weeksAgo: 12 - numero },
})

const vigil = (titulo: string, descricao: string, weeksAgo: number): DemoTitle => ({
  tipo: 'REPRISE',
  titulo,
  descricao,
  of: nights,
  acesso: 'ASSINANTE',
  out: { weekday: 'saturday', time: '23:30', weeksAgo },
})

/** Stories of the quay, a course, films of the church's own, nights of prayer to be watched again, and three plans. */
export const play: DemoPlay = {
  settings: {
    nome: 'Boa Maré Play',
    chamada: 'Séries, cursos e filmes feitos na rua do cais, para assistir em casa.',
    tipoVisibilidadeConteudo: 'OPEN_CONTENT',
  },
  plans: [
    { nome: 'Mensal', descricao: 'Todo o catálogo, mês a mês.', valor: 1990, intervalo: 'MES', diasTeste: 7 },
    {
      nome: 'Anual',
      descricao: 'Um ano inteiro pelo preço de dez meses.',
      valor: 19900,
      intervalo: 'ANO',
      diasTeste: 7,
    },
    {
      nome: 'Família',
      descricao: 'Para a casa cheia: mais telas de uma vez.',
      valor: 2990,
      intervalo: 'MES',
      telas: 4,
    },
  ],
  shelves: [start, families, courses, films],
  collections: [
    {
      tipo: 'SERIE',
      titulo: harbour,
      descricao: prose(`
        Quem trabalha no porto conta como chegou ali e o que espera quando o navio atrasa. Cada conversa foi gravada no
        lugar de trabalho de quem fala.

        A segunda temporada atravessa a barra e vai até a ilha.`),
    },
    {
      tipo: 'CURSO',
      titulo: reading,
      descricao: 'Seis aulas para quem já tentou ler a Bíblia inteira e parou em Levítico. Um texto de cada vez.',
    },
    { tipo: 'COLECAO', titulo: nights, descricao: 'As vigílias dos jovens, do primeiro cântico ao café da manhã.' },
  ],
  titles: [
    episode(1, 1, 'A mulher do guindaste', 'Neide enxerga o porto inteiro lá de cima, e reza por cada porão.', 16),
    episode(1, 2, 'O prático', 'Ele sobe em navios que não conhece para levá-los por um canal que conhece de cor.', 15),
    episode(1, 3, 'Café na guarita', 'Três vigias, uma garrafa térmica e a madrugada mais longa do ano.', 14),
    episode(1, 4, 'O navio que não vinha', 'Uma família espera onze dias. O que se faz enquanto se espera?', 13),
    episode(2, 1, 'Do outro lado da barra', 'A balsa das cinco leva professora, padeiro e uma sanfona.', 6),
    episode(2, 2, 'A escola da ilha', 'Doze alunos, uma sala, e o mar entrando pela porta na maré de março.', 5),
    episode(2, 3, 'Rede nova', 'Seu Anselmo remenda a mesma rede há trinta anos. Este ano ganhou outra.', 4),
    {
      ...episode(2, 4, 'A volta', 'O último episódio: todo mundo na mesma mesa, inclusive quem tinha ido embora.', 0),
      opens: { weekday: 'tuesday', time: '19:00', weeksAhead: 1 },
    },
    lesson(1, 'Por onde começar', 'Não é pelo começo. Abrimos num salmo e ficamos nele a aula inteira.'),
    lesson(2, 'Quem está falando?', 'Carta, lei, poema, história: cada um pede um jeito de ouvir.'),
    lesson(3, 'O que ficou de fora', 'Ler o silêncio do texto também é ler.'),
    lesson(4, 'Levítico sem medo', 'Onde quase todos param, a gente senta e pede um café.'),
    lesson(5, 'Ler em voz alta', 'O texto foi escrito para o ouvido. Experimente na cozinha.'),
    lesson(6, 'E depois?', 'Um jeito simples de continuar, dez minutos por dia.'),
    {
      tipo: 'FILME',
      titulo: 'A fábrica de gelo',
      descricao: prose(`
        Como um galpão abandonado virou a casa da Boa Maré: a máquina parada, o mutirão, a primeira noite com luz.

        Feito com fotografias das famílias da rua e a voz de quem carregou as pedras.`),
      acesso: 'ABERTO',
      palestrantes: ['Lídia Cavalcanti', 'Ivonete Barreto'],
      capitulos: [
        { inicioSegundos: 0, titulo: 'A máquina' },
        { inicioSegundos: 12, titulo: 'O mutirão' },
        { inicioSegundos: 22, titulo: 'A primeira noite' },
      ],
      flagDestaque: true,
      on: [start, films],
      out: { weekday: 'sunday', time: '18:00', weeksAgo: 2 },
    },
    {
      tipo: 'FILME',
      titulo: 'Travessia',
      descricao: 'Dois irmãos que não se falavam dividem um barco por uma noite. Para ver e conversar depois.',
      acesso: 'AVULSO',
      precoAluguel: 990,
      horasAluguel: 48,
      precoCompra: 2490,
      idadeMinima: 12,
      notaIdade: 'Há uma cena de tempestade.',
      flagDestaque: true,
      on: [films],
      out: { weekday: 'friday', time: '20:00', weeksAgo: 3 },
    },
    {
      tipo: 'FILME',
      titulo: 'O presépio de papelão',
      descricao: 'As crianças construíram a cidade inteira com caixas da feira, e ninguém queria desmontar.',
      acesso: 'ASSINANTE',
      on: [families, films],
      out: { weekday: 'saturday', time: '16:00', weeksAgo: 9 },
      ends: { weekday: 'sunday', time: '23:59', weeksAhead: 8 },
    },
    {
      tipo: 'FILME',
      titulo: 'Luto na casa ao lado',
      descricao: 'Uma conversa franca, com quem perdeu e com quem ficou por perto.',
      acesso: 'ASSINANTE',
      idadeMinima: 14,
      notaIdade: 'Fala de morte e de doença.',
      on: [films],
      out: { weekday: 'monday', time: '19:30', weeksAgo: 7 },
    },
    vigil('Vigília da Páscoa', 'Do escuro à primeira luz, com a orquestra.', 10),
    vigil('Vigília pela cidade', 'Bairro por bairro, até o sol nascer atrás do farol.', 4),
    vigil('Vigília de um ano novo', 'O que deixamos na praia e o que levamos para casa.', 1),
    {
      tipo: 'FILME',
      titulo: 'Corte do diretor, versão de trabalho',
      acesso: 'ASSINANTE',
      situacao: 'RASCUNHO',
      out: { weekday: 'monday', time: '08:00', weeksAgo: 0 },
    },
  ],
}
