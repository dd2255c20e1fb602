import { withoutEnd } from '../text-ends.ts'

/** Words that people make passwords of when a site asks for a capital letter, a digit and a sign; compared bare: a first hint in the browser, where the API judges by more. */
const commonWords = new Set(
  `
  password passwort passw pass senha minhasenha contrasena clave secret segredo qwerty qwertyuiop asdf asdfgh
  zxcvbn abc abcd abcdef aaa test teste prueba admin administrador administrator root user usuario login guest
  mudar trocar welcome bemvindo bienvenido hello ola hola letmein iloveyou teamo euteamo amor jesus
  jesuscristo jesuschrist jesusteama cristo christ deus deusefiel dios god igreja iglesia church biblia bible
  amem amen aleluia aleluya fe faith gospel brasil brazil flamengo corinthians palmeiras santos familia family
  maria jose summer winter monday dragon monkey football futebol master princesa princess
`
    .trim()
    .split(/\s+/),
)

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
}

/** True for a common word in any spelling, with any digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const ended = withoutEnd(lower, /[^a-z]/)
  const bare = ended.replace(/^[^a-z]+/, '')
  const read = (text: string) => text.replace(/[@01345$]/g, (sign) => lookAlikes[sign] ?? sign).replace(/[^a-z]/g, '')
  return [bare, read(bare), read(ended), read(lower)].some((word) => commonWords.has(word))
}
