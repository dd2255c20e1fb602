import { encode } from 'uqr'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** Share of the code that may be unreadable: 15 %, or 25 % for scratched screens and creased paper. */
  readonly correction?: 'M' | 'Q'
  readonly className?: string
}

/** A QR code, black on white whatever the theme: that is what cameras read. As wide as its place. */
export function QrCode({ text, label, correction = 'M', className = '' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: correction, border: 0 })
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      className={`block bg-white ${className}`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
