/** Signs that show nothing and no script needs: soft hyphens, selectors, tags, fillers, direction marks. */
const needless =
  /(?![\u200C\u200D])\p{Cf}|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]|\u034F|\u17B4|\u17B5|[\u115F\u1160\u2800\u3164\uFFA0]/gu
/** Joiners stay between letters: Persian and Indian names have them. */
const looseJoiner = /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu

/** A name without signs that show nothing: two names of the same pixels are stored alike. */
export function dropInvisible(name: string): string {
  let clean = name.replace(needless, '')
  for (let before = ''; before !== clean; ) {
    before = clean
    clean = clean.replace(looseJoiner, '')
  }
  return clean
}
