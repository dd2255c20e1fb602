import { textOn } from './colour/palette.ts'

/** A church's mark where it has no logo: its initial under an arch of its colour. Decoration. */
export function Monogram({ name, colour, className = '' }: { name: string; colour: string; className?: string }) {
  return (
    <svg viewBox="0 0 40 44" className={className} aria-hidden="true" focusable="false">
      <path fill={colour} d="M3 44V20C3 11 10 4 20 0c10 4 17 11 17 20v24z" />
      <path
        fill="none"
        stroke={textOn(colour)}
        strokeOpacity=".35"
        strokeWidth="1.5"
        d="M7 44V21c0-7 5-12.5 13-16 8 3.5 13 9 13 16v23"
      />
      <text x="20" y="33" textAnchor="middle" fontSize="20" fontWeight="650" fill={textOn(colour)}>
        {initialOf(name)}
      </text>
    </svg>
  )
}

/** The first letter of the word that tells churches apart: most begin with "church". */
function initialOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const own = words.find(
    (word) => word.length > 3 && !/^(igreja|church|iglesia|comunidad\p{L}*|community)$/iu.test(word),
  )
  return (own ?? words[0] ?? '·').charAt(0).toUpperCase()
}
