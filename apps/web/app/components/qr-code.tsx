import { encode } from 'uqr'

/** A QR code, black on white whatever the theme: that is what cameras read. As wide as its place. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
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
