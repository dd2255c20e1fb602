import { pathTo } from '../../../navigation/places.ts'

/** The full name of a person. */
export const toName = ({ nome, sobrenome }: { readonly nome: string; readonly sobrenome: string }): string =>
  `${nome} ${sobrenome}`.trim()

/** The page on which two people are compared; without the other one, the page on which that one is looked for. */
export const mergePath = (id: number, other?: number): string =>
  [pathTo('duplicates'), id, ...(other === undefined ? [] : [other])].join('/')
