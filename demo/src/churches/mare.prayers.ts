import type { DemoWall } from '../demo-prayers.ts'
import { harbour } from '../scenes/views.ts'

export const prayers: DemoWall = {
  reasons: ['Saúde', 'Família', 'Trabalho', 'Estudos', 'Luto', 'Gratidão', 'Direção'],
  people: [
    { nome: 'Zuleide', sobrenome: 'Marinho' },
    { nome: 'Genival', sobrenome: 'Tenório' },
    { nome: 'Rosenir', sobrenome: 'Cabral' },
    { nome: 'Iago', sobrenome: 'Vasconcelos' },
    { nome: 'Marluce', sobrenome: 'Amorim' },
    { nome: 'Edvaldo', sobrenome: 'Pontes' },
    { nome: 'Clarinha', sobrenome: 'Brito', dataNascimento: '2011-08-03' },
    { nome: 'Nadja', sobrenome: 'Lins' },
    { nome: 'Tadeu', sobrenome: 'Regueira' },
  ],
  prayers: [
    {
      ...{ by: 'Zuleide', daysAgo: 0, reason: 'Saúde', prayed: 6 },
      text: 'Minha irmã Neide opera o joelho na quinta de manhã. Ela mora sozinha e está com medo da anestesia. Peço que orem pelas mãos dos médicos e por um coração calmo, o dela e o meu.',
      messages: [
        [
          'Rosenir',
          'Dona Zuleide, passei por essa cirurgia no ano passado e hoje subo ladeira. Estou orando por vocês duas.',
        ],
        ['Genival', 'Se precisar de carona para o hospital, é só dizer.'],
      ],
    },
    {
      ...{ by: 'Iago', daysAgo: 1, reason: 'Estudos', prayed: 4 },
      text: 'Faço a prova da escola técnica no sábado. Estudei o ano inteiro na mesa da cozinha. Orem para que eu fique tranquilo e lembre do que aprendi.',
      messages: [['Marluce', 'Vai com calma, meu filho. Leia cada questão duas vezes. Estamos com você!']],
    },
    {
      ...{ by: 'Marluce', daysAgo: 2, reason: 'Família', prayed: 7, isAnonymous: true },
      text: 'Meu filho e eu não nos falamos desde o Natal. Quero dar o primeiro passo e não sei como começar a conversa. Orem por mim.',
      messages: [
        ['Tadeu', 'Quem pede oração já deu o primeiro passo. Que Deus prepare o coração dos dois.'],
        ['Marluce', 'Obrigada. Li isto três vezes.'],
      ],
    },
    {
      ...{ by: 'Edvaldo', daysAgo: 3, reason: 'Trabalho', prayed: 5 },
      text: 'O estaleiro dispensou a nossa turma. São onze pais de família. Peço portas abertas, para mim e para eles.',
      messages: [
        ['Nadja', 'A padaria aqui da esquina está contratando. Deixo o contato com o senhor no domingo.'],
        ['Edvaldo', 'Deus lhe pague, irmã!'],
      ],
    },
    {
      ...{ by: 'Clarinha', daysAgo: 4, reason: 'Família', prayed: 8 },
      text: 'Meu avô está no hospital e eu não posso visitar. Orem para ele ficar bom logo e voltar a contar história.',
      messages: [
        ['Zuleide', 'Clarinha, seu avô é forte. Já estou orando, e guarde as histórias dele para nos contar.'],
      ],
    },
    {
      ...{ by: 'Jacira', daysAgo: 5, reason: 'Direção', prayed: 6 },
      text: 'Recebi um convite para coordenar a escola de música da prefeitura. É bonito e é longe. Peço sabedoria para escolher sem pressa.',
      messages: [
        ['Rosenir', 'Que venha paz junto com a resposta, professora.'],
        ['Iago', 'A senhora me ensinou a esperar o compasso. Vou orar!'],
      ],
    },
    {
      ...{ by: 'Rosenir', daysAgo: 7, reason: 'Luto', prayed: 8 },
      text: 'Faz um mês que meu Antônio partiu. As noites são compridas. Peço oração para atravessar esta semana, que seria a do nosso aniversário de casamento.',
      messages: [
        ['Marluce', 'Levo um bolo na quarta e ficamos conversando, se a senhora quiser companhia.'],
        ['Zuleide', 'Ele varria a calçada da igreja cantando. Sentimos falta também.'],
      ],
    },
    {
      ...{ by: 'Genival', daysAgo: 9, reason: 'Gratidão', prayed: 3, scene: harbour },
      text: 'Hoje voltei a ver o cais com os dois olhos, depois da cirurgia da catarata. Só quero agradecer. Que cor tem essa água!',
      messages: [['Tadeu', 'Que alegria, seu Genival! Agora não tem desculpa para errar o peixe.']],
    },
    {
      ...{ by: 'Tadeu', daysAgo: 12, reason: 'Saúde', prayed: 6 },
      text: 'Minha esposa está no sétimo mês e o médico pediu repouso. Orem por ela e pelo Miguel, que chega em breve.',
      answered: {
        daysAgo: 1,
        text: 'Miguel nasceu na madrugada de terça, com três quilos e um berro que acordou o corredor. Mãe e filho passam bem. Obrigado por cada oração!',
      },
      messages: [['Nadja', 'Glória a Deus! Já comecei a tricotar.']],
    },
    {
      ...{ by: 'Nadja', daysAgo: 15, reason: 'Trabalho', prayed: 5 },
      text: 'Abro a minha banca de bolos na feira neste sábado. Orem para que eu tenha coragem de chamar o primeiro freguês.',
      answered: {
        daysAgo: 6,
        text: 'Vendi tudo antes das dez! O primeiro freguês foi o pastor, mas o segundo eu nem conhecia.',
      },
      messages: [['Edvaldo', 'O de macaxeira é coisa séria. Parabéns!']],
    },
    {
      ...{ by: 'Iago', daysAgo: 18, reason: 'Família', prayed: 4, isAnonymous: true },
      text: 'Em casa está faltando paciência. Peço oração para que a gente volte a jantar junto, sem televisão e sem briga.',
    },
    {
      ...{ by: 'Marluce', daysAgo: 24, reason: 'Direção', prayed: 2 },
      text: 'Fui chamada para ajudar na cozinha da Mesa Posta. Faz tempo que não sirvo em nada. Orem para que eu vá.',
      answered: { daysAgo: 16, text: 'Fui. Descasquei quarenta quilos de batata e voltei cantando. Segunda tem mais.' },
    },
    {
      ...{ by: 'Edvaldo', daysAgo: 2, reason: 'Saúde', is: 'waiting' },
      text: 'Minha mãe fez exames e o resultado sai na sexta. Peço que orem enquanto esperamos.',
    },
    {
      ...{ by: 'Tadeu', daysAgo: 6, reason: 'Família', prayed: 1, is: 'reported' },
      text: 'Orem pelo meu vizinho Cosme, da casa verde da Rua do Velame, que passa por um momento difícil.',
    },
    {
      ...{ by: 'Jacira', daysAgo: 10, reason: 'Família', forPastors: true, wants: 'visit' },
      text: 'Pastores, minha sogra vem morar conosco e estamos reorganizando a casa. Gostaríamos de uma visita para conversar e orar.',
    },
  ],
}
