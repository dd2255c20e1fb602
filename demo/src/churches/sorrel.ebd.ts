import { article } from '../article.ts'
import type { DemoCourse } from '../demo-reading.ts'

export const courses: DemoCourse[] = [
  {
    titulo: 'Lost things',
    resumo: 'A sheep, a coin and two sons: four Sundays around the vestry table with Luke 15.',
    slug: 'lost-things',
    autor: 'Mrs. Whitcomb',
    classes: [
      {
        titulo: 'The long table',
        resumo: 'Ages 5 to 12',
        autor: 'Mrs. Whitcomb',
        local: 'The vestry',
        diaSemana: 0,
        horario: '09:30',
      },
      {
        titulo: 'By the stove',
        resumo: 'Grown-ups, coffee in hand',
        autor: 'Ruth Ellery',
        local: 'The vestry',
        diaSemana: 0,
        horario: '11:00',
      },
    ],
    lessons: [
      {
        titulo: 'Ninety-nine and one',
        resumo: 'Any farmer in the room will tell you the arithmetic is wrong. That is the point.',
        slug: 'ninety-nine-and-one',
        referencia: 'Luke 15:1-7',
        corpo: article(`
          Ask the children to count the pews, then to count them again with one missing. How long before somebody noticed?

          A shepherd who leaves ninety-nine in the open country is not being sensible. Luke 15:4 does not say he was
          sensible. It says he went until he found it.

          ## Around the table

          - When were you the one that was missing?
          - Who noticed first?
          - What does the shepherd do when he gets home? He doesn’t scold. He calls the neighbors.
        `),
      },
      {
        titulo: 'A lamp and a broom',
        resumo: 'The woman who turned her house upside down for a coin, and the party that cost more than it.',
        slug: 'a-lamp-and-a-broom',
        referencia: 'Luke 15:8-10',
        corpo: article(`
          Bring a broom. Hide a button somewhere in the vestry before class, under the woodbox if you can stand the dust. Let
          them look until they find it, and don’t help.

          Then read Luke 15:8 again and notice that the coin never knew it was lost.
        `),
      },
      {
        titulo: 'The long way home',
        resumo: 'What a father sees from the porch, and how fast an old man can run.',
        slug: 'the-long-way-home',
        referencia: 'Luke 15:11-24',
      },
      {
        titulo: 'The one who stayed',
        resumo: 'The story stops before the older brother answers. We think it is waiting for us.',
        slug: 'the-one-who-stayed',
        referencia: 'Luke 15:25-32',
      },
    ],
  },
]
