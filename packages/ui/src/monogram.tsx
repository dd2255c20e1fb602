import { monogramSvg } from './covers/monogram-svg.ts'

/** A church's mark where it has no logo. Decoration. */
export function Monogram({ name, colour, className = '' }: { name: string; colour: string; className?: string }) {
  return (
    <span
      className={`block aspect-[10/11] ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, of a checked colour and one letter
      dangerouslySetInnerHTML={{ __html: monogramSvg(name, colour) }}
    />
  )
}
