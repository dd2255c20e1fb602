import { monogramSvg } from './covers/monogram-svg.ts'
import { DrawnMonogram } from './drawn-monogram.tsx'

/** A church's mark where it has no logo. Decoration. */
export function Monogram({ name, colour, className }: { name: string; colour: string; className?: string }) {
  return <DrawnMonogram svg={monogramSvg(name, colour)} className={className} />
}
