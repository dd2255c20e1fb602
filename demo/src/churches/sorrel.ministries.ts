import { article } from '../article.ts'
import type { DemoMinistry } from '../demo-reading.ts'

export const ministries: DemoMinistry[] = [
  {
    titulo: 'The woodpile',
    resumo:
      'Eleven cords a year, cut, split and stacked for neighbors who heat with wood and can’t lift a maul anymore.',
    responsaveis: [{ nome: 'Amos Pruitt', funcao: 'Keeper of the list' }],
    contato: 'tel:+18025550147',
    corpo: article(`
      It started when Vernon Whitcomb broke his hip the week before Thanksgiving and came home to a full shed. Nobody would
      say who did it. There were nine of us.

      The list is kept in Amos’s kitchen drawer and nobody else has read it. If a name ought to be on it, tell him. If it’s
      yours, tell him that too. Galatians 6:2 is about loads, and he takes it literally.

      - Splitting days are the second Saturday of September and October.
      - Bring gloves. We have the mauls, the wedges and the soup.
      - Boys and girls over ten stack. Under ten, they supervise.
    `),
    projects: [
      {
        titulo: 'The loan saw',
        resumo: 'A good saw, a helmet and chaps, lent for a week to anyone who has taken the safety morning.',
      },
    ],
  },
  {
    titulo: 'Casserole chain',
    resumo: 'A birth, a funeral, a broken leg: three phone calls and supper is on somebody’s porch.',
    responsaveis: [{ nome: 'Joan Hathaway', funcao: null }],
    contato: 'mailto:hello@sorrelhill.example',
    corpo: article(`
      Joan holds the calendar so that nobody gets four lasagnas on a Tuesday. Call her first, then cook. Dishes come home
      through the rack behind the third pew, and some of them have been going around since 1974.
    `),
    projects: [],
  },
  {
    titulo: 'The bell and the organ',
    resumo: 'Two instruments that are both a little flat, and the people who love them anyway.',
    responsaveis: [{ nome: 'Dale Hutchins', funcao: 'Organist' }],
    projects: [
      {
        titulo: 'Reed by reed',
        resumo: 'Sixty-one brass reeds, one toothbrush, and room at the bench on weekday evenings.',
      },
    ],
  },
]
