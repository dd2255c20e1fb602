import type { DemoPlan } from '../demo-plan.ts'

export const plan: DemoPlan = {
  plan: {
    nome: 'A week at the table',
    descricao: 'Seven meals from the Bible, one for each evening of the week. Read it together before you eat.',
    idioma: 'en',
  },
  days: [
    {
      passages: ['Gen.18.1-Gen.18.15'],
      text: 'Three strangers, bread baked in a hurry.',
      question: 'Who could you make room for this week?',
    },
    { passages: ['Ruth.2'], text: 'Boaz passes the roasted grain.' },
    { passages: ['1Kgs.17.1-1Kgs.17.16'], question: 'What is the last handful you are holding on to?' },
    { passages: ['Ps.23'], text: 'A table in a place nobody would choose.' },
    { passages: ['Luke.14.12-Luke.14.24'], question: 'Who is missing from your list?' },
    { passages: ['Luke.19.1-Luke.19.10'], text: 'Lunch at the house nobody visited.' },
    { passages: ['Luke.24.13-Luke.24.35'], question: 'When did you understand something only afterwards?' },
  ],
  reader: { login: 'member', daysAgo: 2, read: [1, 2] },
}
