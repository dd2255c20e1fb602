import type { Translation, Verse } from '@narthex/contract/bible/bible.schemas'
import { bookIds } from '@narthex/contract/bible/books'
import type { ReaderData } from '../reader/reader-data.ts'

/* Texts of tests, made up for them. */

export const aTranslation: Translation = {
  codigo: 'ensaio',
  nome: 'Texto de Ensaio',
  sigla: 'TE',
  idioma: 'pt',
  licenca: 'CC0',
  atribuicao: null,
  versificacao: 'KJV',
  revisao: 'r1',
  livros: [...bookIds],
  versiculos: 3,
  tamanho: 1_200_000,
  importadaEm: '2026-06-01T12:00:00.000Z',
}
export const otherTranslation: Translation = {
  ...aTranslation,
  codigo: 'sample',
  nome: 'Sample Text',
  sigla: 'ST',
  idioma: 'en',
  licenca: 'CC BY 4.0',
  atribuicao: 'Sample Text, by the testers.',
}

export const verses: readonly Verse[] = [
  { versiculo: 1, texto: 'O monte acordou antes do sol.', titulos: ['A manhã no monte'], paragrafo: true },
  {
    versiculo: 2,
    texto: 'Ele disse: Venham comer o pão.',
    paragrafo: true,
    trechos: [{ inicio: 11, fim: 30, tipo: 'JESUS' }],
    notas: [{ posicao: 18, texto: 'Ou: cheguem.' }],
  },
  {
    versiculo: 3,
    ate: 4,
    texto: 'O rio cantou, e a pedra ouviu.',
    linhas: [
      { posicao: 0, recuo: 1 },
      { posicao: 14, recuo: 2 },
    ],
  },
]
export const otherVerses: readonly Verse[] = [
  { versiculo: 1, texto: 'The hill woke before the sun.' },
  { versiculo: 2, texto: 'He said: Come and eat the bread.' },
  { versiculo: 3, texto: 'The river sang.' },
  { versiculo: 4, texto: 'And the stone listened.' },
]

export const readerData: ReaderData = {
  place: { book: 'John', chapter: 3 },
  marked: [],
  translations: [aTranslation, otherTranslation],
  text: { translation: aTranslation, verses },
  beside: undefined,
}
