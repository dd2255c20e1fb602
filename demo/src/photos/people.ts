/** A person in a painted photo. The demo's people do not exist, so there are no photos of them. */
export interface PaintedPerson {
  /** The middle of the face. */
  readonly x: number
  readonly y: number
  /** The height of the face. */
  readonly size: number
  readonly skin: string
  readonly hair: string
  readonly shape: 'short' | 'long' | 'bun' | 'curls' | 'bald'
  readonly shirt: string
  /** Whether the mouth is open. */
  readonly isSinging?: boolean
  /** Turn of the head to one side, in parts of the face: -1 to 1. */
  readonly turned?: number
}

/** A person as SVG, from the head to the chest. */
export function drawPerson({ x, y, size, turned = 0, ...look }: PaintedPerson): string {
  const at = `translate(${x} ${y}) scale(${size / 100})`
  const aside = turned * 9
  return `<g transform="${at}">${backHair(look)}
    <path d="M-18 34 L-18 66 Q0 78 18 66 L18 34 Z" fill="${look.skin}"/><path d="M-18 40 Q0 62 18 40 L18 52 Q0 68 -18 52 Z" fill="#000" opacity=".16"/>
    <path d="M-92 700 L-92 230 Q-96 92 -44 74 Q-20 66 -17 60 Q0 84 17 60 Q20 66 44 74 Q96 92 92 230 L92 700 Z" fill="${look.shirt}"/>
    <path d="M30 72 Q92 92 92 230 L92 700 L62 700 L58 230 Q64 120 30 72 Z" fill="#000" opacity=".13"/>
    <ellipse cx="-38" cy="4" rx="6" ry="11" fill="${look.skin}"/><ellipse cx="38" cy="4" rx="6" ry="11" fill="${look.skin}"/>
    <path d="M-38 -14 Q-38 -52 0 -52 Q38 -52 38 -14 Q38 26 18 44 Q0 56 -18 44 Q-38 26 -38 -14 Z" fill="${look.skin}"/>
    <path d="M8 -50 Q38 -46 38 -14 Q38 26 18 44 Q10 50 4 50 Q30 20 8 -50 Z" fill="#000" opacity=".09"/>
    <g transform="translate(${aside} 0)">
      <path d="M-24 -12 Q-16 -18 -8 -13 M8 -13 Q16 -18 24 -12" stroke="${look.hair}" stroke-width="4" fill="none" stroke-linecap="round"/>
      <ellipse cx="-15" cy="0" rx="4.4" ry="5.2" fill="#2a1c18"/><ellipse cx="15" cy="0" rx="4.4" ry="5.2" fill="#2a1c18"/>
      <circle cx="-13.6" cy="-1.8" r="1.5" fill="#fff"/><circle cx="16.4" cy="-1.8" r="1.5" fill="#fff"/>
      <path d="M1 2 Q5 13 -2 15" stroke="#000" stroke-opacity=".28" stroke-width="3" fill="none" stroke-linecap="round"/>
      <ellipse cx="-22" cy="14" rx="9" ry="6" fill="#e0604a" opacity=".22"/><ellipse cx="22" cy="14" rx="9" ry="6" fill="#e0604a" opacity=".22"/>
      ${look.isSinging ? '<ellipse cx="0" cy="29" rx="8" ry="9" fill="#5d1f22"/>' : '<path d="M-14 24 Q0 40 14 24 Q0 30 -14 24 Z" fill="#fff" stroke="#8a3434" stroke-width="2.6" stroke-linejoin="round"/>'}
    </g>${frontHair(look)}</g>`
}

function backHair({ shape, hair }: Pick<PaintedPerson, 'shape' | 'hair'>): string {
  if (shape === 'long')
    return `<path d="M-46 -12 Q-50 -66 0 -66 Q50 -66 46 -12 L54 80 Q0 104 -54 80 Z" fill="${hair}"/>`
  if (shape === 'bun') return `<circle cx="0" cy="-66" r="20" fill="${hair}"/>`
  if (shape !== 'curls') return ''
  const curls = [-48, -34, -16, 4, 22, 38, 50].map(
    (x, at) => `<circle cx="${x}" cy="${[-6, -38, -56, -62, -54, -36, -6][at]}" r="22" fill="${hair}"/>`,
  )
  return curls.join('')
}

function frontHair({ shape, hair }: Pick<PaintedPerson, 'shape' | 'hair'>): string {
  if (shape === 'bald') return ''
  return `<path d="M-42 -6 Q-46 -64 0 -62 Q46 -64 42 -6 Q36 -30 20 -36 Q-10 -28 -24 -38 Q-38 -28 -42 -6 Z" fill="${hair}"/>`
}
