import type { Layout } from '../routing/route-row.ts'
import type { Site } from './site.ts'

/**
 * How a header begins (specification §2): `dark` is white over the hero, `null` melts into the page, `default` stands
 * on a ground of its own. Beyond 35 px of scroll, and wherever no script can tell, every header is `default`.
 */
export type HeaderTheme = 'dark' | 'default' | null

/** The layouts that have a header. */
export type FramedLayout = Exclude<Layout, 'EMBED'>

const themes: Record<FramedLayout, HeaderTheme> = { HOME: 'dark', DEFAULT: null, INPCPLAY: 'default' }

/** An organisation's home is a list: no hero lies under its header. */
export function headerTheme(layout: FramedLayout, site: Site): HeaderTheme {
  return layout === 'HOME' && site.kind === 'organisation' ? null : themes[layout]
}
