/** Endings by which a name without a scheme is taken for an address; others would catch “amém.Deus”. */
const endings = 'com|org|net|br|pt|es|io|me|ly|app|info|biz|xyz|site|online|link|shop|store|live|tv|ru|cc|gg|co'

const link = new RegExp(
  `(?:\\bhttps?:|\\bwww\\.|(?<![\\p{L}\\p{N}_])[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,8}\\.(?:${endings})(?![\\p{L}\\p{N}_-]))`,
  'iu',
)

/** Whether a normalised text has an address of the web, with its scheme or without. */
export const hasLink = (text: string): boolean => link.test(text)

/** A dot between a sign and a small letter: `evil.example`, but not `Dr.Paulo`. */
const joined = /[\p{L}\p{N}]\.\p{Ll}{2}/u
/** Endings that a name after an abbreviation does not have. */
const capitalEnding = /[\p{L}\p{N}]\.(?:church|click|club|dev|example|news|page|top|vip|win|world)(?![\p{L}\p{N}])/iu

/** Whether the name of a person, who may get a mail with it from others, has an address of the web in it. */
export function namesLink(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]|\ufe0f/g, '')
    .replace(/[\u3002\u2024]/g, '.')
  return hasLink(plain) || joined.test(plain) || capitalEnding.test(plain) || plain.includes('://')
}
