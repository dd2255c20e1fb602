import { article } from '../article.ts'
import type { DemoCourse } from '../demo-reading.ts'

export const courses: DemoCourse[] = [
  {
    titulo: 'Rute, uma história de colheita',
    resumo: 'Quatro capítulos, três viúvas e um campo: cinco domingos com um dos livros mais curtos da Bíblia.',
    slug: 'rute',
    autor: 'Rute Albuquerque',
    corpo: article(`
      Não há milagre no livro de Rute. Ninguém abre o mar, nenhum anjo aparece. Há fome, estrada, trabalho pesado, uma sogra
      amarga e uma estrangeira teimosa. E, no fim, um bebê no colo de quem dizia que tinha voltado vazia.

      Leia o livro inteiro antes da primeira aula. Leva vinte minutos.
    `),
    classes: [
      {
        titulo: 'Turma do farol',
        resumo: 'Adultos',
        autor: 'Lídia Cavalcanti',
        local: 'Sala 3',
        diaSemana: 0,
        horario: '08:45',
      },
      {
        titulo: 'Turma da vela',
        resumo: 'De 13 a 17 anos',
        autor: 'Téo Macedo',
        local: 'Sala 5',
        diaSemana: 0,
        horario: '08:45',
      },
      {
        titulo: 'Turma da noite',
        resumo: 'Adultos, para quem trabalha no domingo',
        autor: 'Bento Cavalcanti',
        local: 'Capela dos trilhos',
        diaSemana: 3,
        horario: '18:15',
      },
    ],
    lessons: [
      {
        titulo: 'A estrada de volta',
        resumo: 'Noemi sai de Belém com uma família e volta sem ela. Rute vai junto, e não explica bem por quê.',
        slug: 'rute-a-estrada-de-volta',
        referencia: 'Rute 1',
        autor: 'Rute Albuquerque',
        corpo: article(`
          Belém quer dizer casa do pão, e é de lá que saem por causa da fome. O livro começa com uma ironia e não pede
          desculpas por ela.

          ## Para ler juntos

          Leiam Rute 1.16-17 em voz alta, devagar. Rute promete cinco coisas a uma mulher que acabou de mandá-la embora duas
          vezes. Só a última menciona Deus.

          ## Para conversar

          - O que você já deixou para trás por causa de alguém?
          - Noemi pede que a chamem de Mara. Em que fase você trocaria de nome?
          - Por que Orfa não é a vilã da história?
        `),
      },
      {
        titulo: 'O que sobra no canto do campo',
        resumo: 'A lei mandava não colher tudo. Alguém obedeceu, e por isso houve história.',
        slug: 'rute-o-que-sobra',
        referencia: 'Rute 2',
        autor: 'Rute Albuquerque',
        corpo: article(`
          Levítico 19.9-10 é um detalhe agrícola: não passe a foice nos cantos, não volte para catar o que caiu. Numa página
          de leis parece pouco. No campo de Boaz, é a diferença entre comer e não comer.

          > A generosidade de um estranho começou muito antes, num hábito que ninguém via.

          Pensem juntos: qual é o canto do seu campo? O que na sua semana fica de propósito sem colher?
        `),
      },
      {
        titulo: 'Uma noite na eira',
        resumo: 'O plano de Noemi é arriscado, o pedido de Rute é ousado, e a resposta de Boaz é cuidadosa.',
        slug: 'rute-na-eira',
        referencia: 'Rute 3',
        autor: 'Joana Siqueira',
        corpo: article(`
          O capítulo 3 se lê com o coração na mão. Rute podia perder o nome, o trabalho e a pouca segurança que tinha. Ela
          faz o que a sogra mandou até certo ponto; dali em diante fala por conta própria e pede: estenda sobre mim a sua
          capa. É a mesma palavra que Boaz tinha usado em Rute 2.12 para falar das asas de Deus.

          Às vezes a resposta à nossa oração por alguém é um pedido que ele nos faz.
        `),
      },
      {
        titulo: 'O sapato e a porta da cidade',
        resumo: 'Um contrato, dez testemunhas e um parente sem nome que preferiu não se complicar.',
        slug: 'rute-o-sapato',
        referencia: 'Rute 4.1-12',
        autor: 'Bento Cavalcanti',
      },
      {
        titulo: 'Vazia, cheia',
        resumo: 'O livro termina no colo de Noemi, e numa lista de nomes que vai dar muito mais longe.',
        slug: 'rute-vazia-cheia',
        referencia: 'Rute 4.13-22',
        autor: 'Rute Albuquerque',
        corpo: article(`
          No capítulo 1 Noemi disse que voltava de mãos vazias, com Rute ao lado. No último as vizinhas põem o neto no colo
          dela e lembram que aquela nora vale mais do que sete filhos. Levou o livro inteiro para alguém dizer isso.

          Depois vem a genealogia, e Mateus 1.5 a continua: uma estrangeira de Moabe na família de Jesus.
        `),
      },
    ],
  },
  {
    titulo: 'Orar com os Salmos',
    resumo: 'Quatro domingos para aprender a dizer a Deus o que se sente, inclusive o que não parece oração.',
    slug: 'salmos',
    autor: 'Anselmo Brandão',
    classes: [
      {
        titulo: 'Turma do cais',
        resumo: 'Adultos e jovens',
        autor: 'Anselmo Brandão',
        local: 'Sala 1',
        diaSemana: 0,
        horario: '08:45',
      },
    ],
    lessons: [
      {
        titulo: 'Quando está tudo bem',
        resumo: 'Louvor não é negar o que dói; é reparar no que está de pé.',
        slug: 'salmos-louvor',
        referencia: 'Salmo 104',
        corpo: article(`
          O Salmo 104 é um passeio: nascentes, cegonhas, cabras, o pão, o vinho, o mar com seus navios. Quem o escreveu
          olhou muito antes de falar. Façam o mesmo: dez minutos à janela, em silêncio, e depois cada um agradece por uma
          coisa que tem nome e cor.
        `),
      },
      {
        titulo: 'Quando dói',
        resumo: 'Um terço dos Salmos é queixa. Ela também é endereçada.',
        slug: 'salmos-queixa',
        referencia: 'Salmo 13',
        corpo: article(`
          Até quando? O Salmo 13 pergunta isso quatro vezes em dois versículos. Não é falta de fé: quem não crê não reclama
          com ninguém. Escreva a sua queixa em cinco linhas, comece pelo nome de Deus e não termine antes de terminar.
        `),
      },
      {
        titulo: 'Quando há raiva',
        resumo: 'O que fazer com os versículos que ninguém lê em voz alta.',
        slug: 'salmos-raiva',
        referencia: 'Salmo 137',
      },
      {
        titulo: 'Quando falta palavra',
        resumo: 'Um salmo de criança no colo, para o fim do dia.',
        slug: 'salmos-silencio',
        referencia: 'Salmo 131',
      },
    ],
  },
]
