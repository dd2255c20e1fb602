import { brandCss } from '@narthex/ui/colour/brand-css'
import { kitBrands } from '@narthex/ui/showcase/kit-brands'
import { KitPage } from '@narthex/ui/showcase/kit-page'
import { useLoaderData } from 'react-router'
import type { PageTraits } from '../routing/route-row.ts'

/** Shows no church data, so it does not call `openChurchPage`; the embed layout leaves out the church's frame. */
export function loader() {
  const css = Object.entries(kitBrands).map(([name, { colour }]) => `.kit-${name}{${brandCss(colour)}}`)
  const row: PageTraits = { layout: 'EMBED', access: undefined }
  return { row, title: 'Kit', isListed: false, css: css.join('') }
}

export default function Kit() {
  return <KitPage css={useLoaderData<typeof loader>().css} />
}
