import { toLatinLetters } from './confusables.rules.ts'

/** Offices of a church and of the product, in its languages: a guest has none. */
const offices = `admin administrador administradora administrator administracao moderador moderadora moderator
  moderacion moderacao anfitriao anfitria anfitrion anfitriona host staff equipe equipo suporte soporte support oficial
  official pastor pastora pr pra bispo bispa obispo bishop padre priest reverendo reverenda reverend rev apostolo apostola
  apostol apostle diacono diaconisa deacon presbitero elder`
  .split(/\s+/)
  .filter(Boolean)

/** Digits that stand for letters. */
const likeLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

const foldLetters = (name: string) =>
  toLatinLetters(name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).replace(
    /[013457]/g,
    (digit) => likeLetters[digit] ?? digit,
  )

/** A name as it looks: letters alone, without accents, capitals, spaces and other scripts. `findNamesake` folds alike in SQL. */
export const foldName = (name: string): string => foldLetters(name).replace(/[^\p{L}]+/gu, '')

/** Whether a name pretends to an office, also in another spelling. */
export function namesOffice(name: string): boolean {
  const folded = foldName(name)
  const words = foldLetters(name).split(/[^\p{L}]+/u)
  return offices.some((office) => words.includes(office) || folded === office)
}
