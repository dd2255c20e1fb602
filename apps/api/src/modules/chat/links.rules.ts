/** Endings by which a name without a scheme is taken for an address; others would catch “amém.Deus”. */
const endings = 'com|org|net|br|pt|es|io|me|ly|app|info|biz|xyz|site|online|link|shop|store|live|tv|ru|cc|gg|co'

const link = new RegExp(
  `(?:\\bhttps?:|\\bwww\\.|(?<![\\p{L}\\p{N}_])[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,8}\\.(?:${endings})(?![\\p{L}\\p{N}_-]))`,
  'iu',
)

/** Whether a normalised text has an address of the web, with its scheme or without. */
export const hasLink = (text: string): boolean => link.test(text)
