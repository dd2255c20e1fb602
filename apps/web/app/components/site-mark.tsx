import { DrawnMonogram } from '@narthex/ui/drawn-monogram'
import type { Site } from '../church/site.ts'
import { useRoot } from '../page/use-site.ts'

/** The church's logo, on the white that logos are drawn for; its monogram where it has none. Decoration. */
export function SiteMark({ site }: { site: Site }) {
  const { brand } = useRoot()
  const logo = site.kind === 'church' ? site.logo : null
  if (!logo) return <DrawnMonogram svg={brand.mark} className="h-9 shrink-0" />
  return (
    <img
      src={logo}
      alt=""
      width="40"
      height="40"
      className="h-10 w-auto max-w-28 shrink-0 rounded-control bg-white object-contain p-1"
    />
  )
}
