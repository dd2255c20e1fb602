import type { DemoPlan } from '../demo-plan.ts'

export const plan: DemoPlan = {
  plan: {
    nome: 'Ocho noches en la azotea',
    descricao: 'Lecturas cortas para cuando baja el ruido de la calle. Léelas al aire libre, si puedes.',
    idioma: 'es',
  },
  days: [
    {
      passages: ['Ps.8'],
      text: 'Mira hacia arriba antes de leer.',
      question: '¿Qué te hace sentir pequeño y a la vez querido?',
    },
    { passages: ['Gen.15.1-Gen.15.6'], text: 'Abraham sale de la tienda y cuenta estrellas.' },
    { passages: ['Gen.28.10-Gen.28.22'], question: '¿En qué lugar común encontraste a Dios sin esperarlo?' },
    { passages: ['1Sam.3.1-1Sam.3.10'], text: 'Una voz de noche, y alguien que aprende a escuchar.' },
    { passages: ['Ps.130'], text: 'Para las noches largas.' },
    { passages: ['John.3.1-John.3.21'], question: '¿Qué pregunta le harías tú, de noche y en voz baja?' },
    { passages: ['Acts.16.22-Acts.16.34'], text: 'Cantar a medianoche también es una respuesta.' },
    { passages: ['Isa.40.25-Isa.40.31'], question: '¿De qué cansancio quisieras levantarte?' },
  ],
  reader: { login: 'member', daysAgo: 3, read: [1, 3] },
}
