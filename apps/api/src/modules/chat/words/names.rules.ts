import { findReadings, foldName, foldWords } from '../../../platform/names/fold.rules.ts'

const folded = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(foldName))

/** Offices of a church and of the product, in its languages: a guest has none. */
const offices = folded(`admin administrador administradora administrator administracao moderador moderadora moderator
  moderacion moderacao anfitriao anfitria anfitrion anfitriona host staff equipe equipo suporte soporte support oficial
  official pastor pastora pr pra bispo bispa obispo bishop padre priest reverendo reverenda reverend rev apostolo apostola
  apostol apostle diacono diaconisa deacon presbitero elder secretaria tesouraria tesoreria treasury webmaster`)

/** Names of churches begin with these; as the last word they are surnames. */
const churchWords = folded('igreja iglesia church congregacao congregacion congregation ministerio ministry')

/** Offices that begin longer words, such as “pastordavi”. Others begin surnames: Stafford, Priestley, Apostolou. */
const beginnings = [
  ...folded(`administra moderador moderadora moderator anfitria equipe equipo suporte soporte support oficial official
    pastor pastora bispo obispo bishop padre reverendo reverend apostolo diacono diaconisa presbitero admin`),
]
/** Minimum number of letters after the office; words with shorter endings are names of their own. */
const minEnding = 3
const surnames = [
  ...folded(`pastorino pastorini pastorin pastorello pastorelli pastorela pastoriza pastorek pastorius pastoral pastorcito
    apostolopoulos padrenosso padrevecchi bishopp supporton`),
]

/** Offices that are common surnames: after another name they are no office. */
const surnameOffices = folded('bispo bishop deacon priest elder')
const articles = folded('o a os as el la los las the seu nosso nossa nuestro nuestra our sr sra dom don mr mrs')

/** “P a s t o r”, “P.a.s.t.o.r”: initials are fewer. */
const spelledOut = /(?<![\p{L}\p{N}])(?:\p{L}\p{M}*[\s.'’-]+){3,}\p{L}\p{M}*(?![\p{L}\p{N}])/gu
/** “Pas-tor” */
const withinWords = /(?<=[\p{L}\p{M}])[.'’-]+(?=\p{L})/gu

const joinLetters = (name: string): string =>
  name.replace(spelledOut, (letters) => letters.replace(/[^\p{L}\p{M}]+/gu, ''))

/** Whether a name pretends to an office, also in another spelling. */
export const namesOffice = (name: string): boolean =>
  [name, joinLetters(name), name.replace(withinWords, '')].some(showsOffice)

function showsOffice(name: string): boolean {
  if (findReadings(name).some((reading) => offices.has(reading))) return true
  // “PastorDavi” is two words.
  const all = foldWords(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  const before = all.slice(0, -1).filter((forms) => !forms.some((form) => articles.has(form)))
  return all.some((forms, at) => {
    if (at === 0 && forms.some((form) => churchWords.has(form))) return true
    if (at === all.length - 1 && before.length > 0 && forms.some((form) => surnameOffices.has(form))) return false
    return forms.some((form) => offices.has(form) || beginsWithOffice(form))
  })
}

function beginsWithOffice(word: string): boolean {
  if (surnames.some((surname) => word.startsWith(surname))) return false
  return beginnings.some((office) => word.startsWith(office) && word.length >= office.length + minEnding)
}

/** Names shorter than this are compared as a whole: longer ones would begin too many others. */
const minBeginning = 6

/** Whether a name equals a taken one (church, congregation, product) or begins with a long one. */
export function namesTaken(name: string, taken: readonly string[]): boolean {
  const readings = findReadings(name)
  return taken.map(foldName).some((one) => {
    if (one === '') return false
    return readings.some((reading) => reading === one || (one.length >= minBeginning && reading.startsWith(one)))
  })
}
