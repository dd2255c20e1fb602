import { defaultLook } from '@narthex/contract/churches/looks'
import type { Layout } from '../routing/route-row.ts'
import type { Site } from './site.ts'

/**
 * Initial look of a header (specification §2): `dark` is white over the hero, `null` blends into the page, `default`
 * has its own background. Beyond 35 px of scroll, and without scripts, every header is `default`.
 */
export type HeaderTheme = 'dark' | 'default' | null

/** The layouts that have a header. */
export type FramedLayout = Exclude<Layout, 'EMBED'>

const themes: Record<FramedLayout, HeaderTheme> = { HOME: 'dark', DEFAULT: null, INPCPLAY: 'default' }

/** An organisation's home is a list, and only glass and photos carry white text: no other hero lies under its header. */
export function headerTheme(layout: FramedLayout, site: Site): HeaderTheme {
  return layout === 'HOME' && !hasDarkHero(site) ? null : themes[layout]
}

function hasDarkHero(site: Site): boolean {
  return site.kind === 'church' && (site.look === defaultLook || site.church.imagens.length > 0)
}
