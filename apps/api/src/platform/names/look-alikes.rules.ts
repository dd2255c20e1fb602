/*
 * Signs by the Latin letter that readers take them for: the idea of Unicode's skeletons (UTS 39), by a table of our own.
 * Signs that Unicode itself decomposes (full width, mathematical letters, superscripts, circles) need no place in it.
 */

/** Signs that stand for a letter, capitals and small ones as they are drawn: Greek `Ν` looks like N, and `ν` like v. */
const alike: Readonly<Record<string, string>> = {
  a: 'ΑαАаɑʌΛɅᴀꓮꓥᎪᗅᗩᐱⲀⲁ',
  b: 'ΒВвβьЬъЪƅƄɓʙꓐᏴᏏᗷᛒⲂⲃƀБϐß฿',
  c: 'СсϹϲᴄꓚᏟᑕⲤⲥƈȼ¢ↄ',
  d: 'ԁԀɗđĐðÐᴅꓓᎠᗞᗪᏧɖ',
  e: 'ΕЕеεЄєЗзҽɛəƏᴇꓰᎬᗴⲈⲉɇ℮ⴹ',
  f: 'ғҒϝϜƒꜰꓝᖴ',
  g: 'ɡցɢԌԍꓖᏀᎶᘜǥ',
  h: 'ΗНнһհҺʜꓧᎻᏂᕼħĦⲎ',
  i: 'ΙІіιıɩɨɪꓲᎥⲒⲓӀӏ',
  j: 'ЈјϳͿᴊꓙᎫᒍɉ',
  k: 'ΚКкκᴋꓗᏦⲔⲕƙᛕ',
  l: 'լԼʟꓡᏞᒪłŁƚǀ∣│｜|¦וןا',
  m: 'ΜМмϻϺᴍꓟᎷᗰⲘⲙᛖ',
  n: 'ΝпηոռИиɴꓠᑎⲚⲛŋƞ',
  o: 'ΟОоοσօՕՈɵᴏꓳᎾᏫⲞⲟøØסهہەɔ',
  p: 'ΡРрρᴘꓑᏢᑭⲢⲣƥþÞ',
  q: 'ԛԚգզꞯᑫ',
  r: 'гГᴦʀꓣᎡᏒᖇɍяЯᚱ',
  s: 'ЅѕςՏꜱꓢᏚᔕ§ƨ',
  t: 'ΤТтτᴛꓔᎢⲦⲧŧŦ†',
  u: 'υսՍμµцЦᴜꓴᑌʋ',
  v: 'νѵѴᴠꓦᏙᐯ',
  w: 'ѡѠωաԜԝшШщЩᴡꓪᎳᏔᗯⲰⲱѿɯ',
  x: 'ΧХхχꓫⅩ᙭ⲬⲭҲҳ×ᚷ',
  y: 'ΥУуγүҮʏꓬᎩᎽⲨⲩɏ¥',
  z: 'ΖᴢʐꓜᏃᘔƶƵȥ',
}

const latin = new Map(Object.entries(alike).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])))

/** Letters without a form of their own in Unicode's decompositions, drawn in dark circles and squares, and as flags. */
const drawnAlphabets = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]

function toDrawnLetter(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0
  const first = drawnAlphabets.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(0x61 + code - first)
}

/** Replaces signs that look like Latin letters by these; other text stays. */
export function toLatinLetters(text: string): string {
  return [...text].map(toLatinLetter).join('')
}

function toLatinLetter(sign: string): string {
  // Cherokee has its small letters elsewhere, and only its capitals stand above.
  return (
    latin.get(sign) ?? latin.get(sign.toLowerCase()) ?? latin.get(sign.toUpperCase()) ?? toDrawnLetter(sign) ?? sign
  )
}
