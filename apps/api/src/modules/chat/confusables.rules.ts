/** Letters of other scripts, by the Latin small letter that readers take them for. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβьƅ',
  c: 'сᴄ',
  d: 'ԁɗ',
  e: 'еεєҽ',
  f: 'ғϝ',
  g: 'ɡց',
  h: 'һнհ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏլ',
  m: 'мϻ',
  n: 'пηո',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕς',
  t: 'тτ',
  u: 'υսμ',
  v: 'νѵ',
  w: 'ѡωա',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢʐ',
}

/** Two strings of the same length: letters, and what takes the place of each. Also the arguments of SQL's `translate`. */
export const confusables = {
  from: Object.values(lookAlikes).join(''),
  to: Object.entries(lookAlikes)
    .map(([letter, alike]) => letter.repeat([...alike].length))
    .join(''),
}

const latin = new Map([...confusables.from].map((letter, at) => [letter, [...confusables.to][at] ?? letter]))

/** Replaces letters that look like Latin ones, capitals among them; other text stays. */
export function toLatinLetters(text: string): string {
  return [...text].map((letter) => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter).join('')
}
