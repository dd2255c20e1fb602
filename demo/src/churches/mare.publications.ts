import type { DemoPublicationType } from '../demo-reading.ts'
import { prose } from '../prose.ts'

export const publicationTypes: DemoPublicationType[] = [
  {
    titulo: 'Cadernos de estudo',
    resumo: 'Para ler em grupo, com perguntas e espaço para rabiscar.',
    slug: 'cadernos',
    publications: [
      {
        titulo: 'Atravessar',
        resumo: 'Cinco travessias da Bíblia, do Jordão ao mar da Galileia, para cinco noites de grupo.',
        slug: 'atravessar',
        autor: 'Lídia Cavalcanti',
        published: { weekday: 'sunday', time: '09:00', weeksAgo: 2 },
        chapters: [
          {
            title: 'Antes de embarcar',
            text: prose(`
              Este caderno nasceu de uma série de domingos e de muitas conversas no pátio. Ele não quer ser lido de uma
              vez. Quer andar na bolsa, pegar sal, voltar com a capa dobrada.

              Cada capítulo tem um texto para ler em voz alta, uma página de conversa e uma pergunta para levar para casa.
              Se o grupo ficar na primeira pergunta a noite inteira, não corram. A água abre quando abre.`),
          },
          {
            title: '1. Um passo molhado',
            text: prose(`
              Leiam Josué 3. Reparem em quem entra primeiro e em quem sai por último.

              Para conversar: que rio o seu grupo está esperando baixar? Quem carrega peso e, por isso mesmo, vai na
              frente? Que pedra vocês levariam da outra margem?

              Para levar: escolha um passo do tamanho de um pé e conte a alguém até quarta-feira.`),
          },
          {
            title: '2. O vento contrário',
            text: prose(`
              Leiam Marcos 6.45-52. Eles remavam desde a tarde e ainda estavam no meio do mar quando a madrugada chegou.

              Para conversar: Jesus os viu remar. Por que não veio antes? O que muda quando descobrimos que alguém nos via
              enquanto não dava certo?`),
          },
        ],
      },
      {
        titulo: 'Mesa para começar',
        resumo: 'Seis encontros para um grupo que acabou de nascer, com cardápio.',
        slug: 'mesa-para-comecar',
        autor: 'Joana Siqueira',
        published: { weekday: 'monday', time: '09:00', weeksAgo: 9 },
        chapters: [
          {
            title: 'Primeira noite: sopa',
            text: prose(`
              Sopa é comida de quem não sabe quantos vêm. Ponham a panela no meio e leiam Lucas 5.27-32 enquanto esfria.

              Cada um conta a história do prato de que mais gosta. Ninguém fala de igreja até o café.`),
          },
        ],
      },
    ],
  },
  {
    titulo: 'Hinários e partituras',
    resumo: 'O que a orquestra, o coral e as crianças cantam, para tocar em casa.',
    slug: 'hinarios',
    publications: [
      {
        titulo: 'Cancioneiro do cais',
        resumo: 'Vinte cantos da casa, letra e acordes, nas tonalidades em que a gente de fato canta.',
        slug: 'cancioneiro-do-cais',
        autor: 'Davi Barreto',
        published: { weekday: 'thursday', time: '12:00', weeksAgo: 6 },
        chapters: [
          {
            title: 'Como usar',
            text: prose(`
              As tonalidades são baixas de propósito. Se a sua voz é alta, ponha a braçadeira; se é baixa, agradeça.

              Os acordes entre parênteses são para quem já enjoou dos outros.`),
          },
        ],
      },
      {
        titulo: 'Flauta doce, primeiro caderno',
        resumo: 'As dez primeiras lições da professora Ivonete, passadas a limpo.',
        slug: 'flauta-doce-1',
        autor: 'Ivonete Barreto',
        published: { weekday: 'friday', time: '10:00', weeksAgo: 20 },
        chapters: [
          {
            title: 'Lição 1: soprar pouco',
            text: prose(`
              Quase todo mundo sopra demais. Apague uma vela sem apagá-la: faça a chama deitar e voltar. É esse o sopro.

              Depois, o si. Um dedo e o polegar. Fique nele até que o gato não saia da sala.`),
          },
        ],
      },
    ],
  },
  {
    titulo: 'Memória e contas',
    resumo: 'O que fizemos, quanto custou e o que aprendemos.',
    slug: 'memoria',
    publications: [
      {
        titulo: 'A linha azul',
        resumo: 'A história das duas cheias, contada por quem dormiu entre os bancos.',
        slug: 'a-linha-azul',
        autor: 'Rute Albuquerque',
        published: { weekday: 'saturday', time: '15:00', weeksAgo: 12 },
        chapters: [
          {
            title: 'Dezenove noites',
            text: prose(`
              A água entrou pela porta da frente às quatro da tarde e às seis já tinha lavado o púlpito. Seu Amâncio mandou
              subir as crianças para a galeria e acendeu todos os lampiões que havia na loja.

              Cento e quarenta pessoas dormiram aqui. Na terceira noite, alguém contou uma piada. Na décima, nasceu uma
              menina. Na décima nona, o rio voltou para o lugar dele e a gente ficou sem saber voltar para o nosso.`),
          },
        ],
      },
      {
        titulo: 'Relatório do ano',
        resumo: 'Entradas, saídas, almoços, batismos, goteiras: tudo o que dá para contar, contado.',
        slug: 'relatorio-do-ano',
        published: { weekday: 'wednesday', time: '18:00', weeksAgo: 15 },
        chapters: [
          {
            title: 'Em poucas linhas',
            text: prose(`
              Quarenta e cinco mil almoços. Setenta e um batismos. Cinco goteiras, das quais duas continuam.

              De cada cem reais, quarenta e um foram para a Mesa Posta e a visitação, vinte e dois para salários, dezenove
              para o prédio, onze para as congregações e sete para a reserva.`),
          },
        ],
      },
    ],
  },
]
