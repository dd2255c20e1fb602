import type { PhoneDigits } from './phone-digits.ts'

/* Numbers as people of a country dial them. What is not certain is refused: it would be another person's number. */

/** How many digits follow each calling code, the fewest and the most (ITU national numbering plans). */
const lengths = `
  1:10 7:10 20:8-10 27:9 30:10 31:9 32:8-9 33:9 34:9 36:8-9 39:6-10 40:9 41:9 43:7-13 44:9-10 45:8 46:7-9 47:8 48:9
  49:6-12 51:8-9 52:10 53:6-8 54:10-11 56:9 57:10 58:10 60:7-10 61:9 62:8-12 63:8-10 64:8-10 65:8 66:8-9 81:9-10 82:8-10
  84:9-10 86:10-11 90:10 91:10 92:9-10 93:9 94:9 95:7-10 98:10 211:9 212:9 213:8-9 216:8 218:9 220:7 221:9 222:8 223:8
  224:9 225:10 226:8 227:8 228:8 229:8-10 230:7-8 231:7-9 232:8 233:9 234:8-10 235:8 236:8 237:9 238:7 239:7 240:9 241:7-8
  242:9 243:9 244:9 245:7-9 248:7 249:9 250:9 251:9 252:7-9 253:8 254:9 255:9 256:9 257:8 258:8-9 260:9 261:9 262:9 263:8-9
  264:8-9 265:7-9 266:8 267:7-8 268:8 269:7 350:8 351:9 352:6-9 353:7-9 354:7 355:8-9 356:8 357:8 358:6-11 359:8-9 370:8
  371:8 372:7-8 373:8 374:8 375:9 376:6-9 377:8-9 380:9 381:8-10 382:8 383:8 385:8-9 386:8 387:8-9 389:8 420:9 421:9 423:7
  501:7 502:8 503:8 504:8 505:8 506:8 507:7-8 509:8 590:9 591:8 592:7 593:8-9 594:9 595:7-9 596:9 597:6-7 598:8 599:7-8
  670:7-8 852:8 853:8 855:8-9 856:8-10 880:10 886:8-9 960:7 961:7-8 962:8-9 963:8-9 964:8-10 965:8 966:9 967:7-9 968:8
  970:8-9 971:8-9 972:8-9 973:8 974:8 975:7-8 976:8 977:8-10 992:9 993:8 994:9 995:9 996:9 998:9
`
const lengthsByCode: ReadonlyMap<string, readonly number[]> = new Map(
  lengths
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [code = '', range = ''] = entry.split(':')
      return [code, range.split('-').map(Number)]
    }),
)

/** The code dialled before a number within the country, where it is not a zero. */
const trunks: Readonly<Record<string, RegExp>> = {
  1: /^(\D*)1(?=\D*(?:\d\D*){10}$)/,
  7: /^(\D*)[78](?=\D*(?:\d\D*){10}$)/,
  36: /^(\D*)0\D*6/,
  52: /^(\D*)(?:0\D*1|0\D*4\D*[45]|1(?=\D*(?:\d\D*){10}$))/,
  370: /^(\D*)[08]/,
}
/** Calling codes of countries that dial nothing before: a zero there is another country's, or belongs to the number. */
const withoutTrunks = new Set(
  `
  30 34 39 45 47 48 65 225 226 227 228 229 235 236 237 238 239 240 241 242 244 245 258 351 352 354 356 357 371 372 376 377
  378 420 501 502 503 504 505 506 507 509 592 597 599 670 852 853 965 968 973 974
`
    .trim()
    .split(/\s+/),
)

/** North America has areas and exchanges that begin with 2 to 9; Argentina has areas that begin with 11, 2 or 3. */
const shapes: Readonly<Record<string, RegExp>> = { 1: /^[2-9]\d{2}[2-9]\d{6}$/, 54: /^9?(?:11|[23]\d)\d{8}$/ }

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether a calling code has numbers like this, as far as is known. */
export function hasNumber(callingCode: string, text: string): boolean {
  const digits = digitsOf(text)
  const [least = 5, most = least] = lengthsByCode.get(callingCode) ?? [5, 12]
  return digits.length >= least && digits.length <= most && (shapes[callingCode]?.test(digits) ?? true)
}

/** A mobile number of Argentina dialled with 15 behind its area, as others dial it: `0351 15 234-5678` is `9 351 …`. */
function withMobileSign(text: string): string {
  const digits = digitsOf(text)
  if (digits.length !== 12) return text
  const areas = [2, 3, 4].filter((length) => digits.slice(length, length + 2) === '15')
  const found = digits.startsWith('1115') ? [2] : areas.filter((length) => length > 2)
  const [length] = found
  if (length === undefined || found.length > 1) return text
  return `9 ${digits.slice(0, length)} ${digits.slice(length + 2)}`
}

function withoutTrunk(text: string, callingCode: string): string {
  const national = withoutTrunks.has(callingCode) ? text : text.replace(trunks[callingCode] ?? /^(\D*)0/, '$1')
  return callingCode === '54' ? withMobileSign(national) : national
}

/**
 * A national number with its groups, as it follows the calling code, which may stand before it without a plus sign; undefined
 * where the country has no such number.
 */
export function toNational({ groups }: Pick<PhoneDigits, 'groups'>, callingCode: string): string | undefined {
  const text = groups.join(' ')
  const own = withoutTrunk(text, callingCode)
  if (hasNumber(callingCode, own)) return own
  const coded = new RegExp(`^${[...callingCode].join('\\D*')}(?=\\D*\\d)`)
  if (!coded.test(text)) return undefined
  const behind = withoutTrunk(text.replace(coded, '').trim(), callingCode)
  return hasNumber(callingCode, behind) ? behind : undefined
}
