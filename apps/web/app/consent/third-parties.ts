import type { Site } from '../church/site.ts'
import { joinedSources } from '../document/page-sources.ts'
import type { MapTiles, PageSources, ThirdPartySettings } from '../page.ts'
import { isEmbedded } from '../routing/embed.ts'
import type { Starter } from './third-parties/starter.ts'

/** Purposes of third parties to which a reader is asked to agree. */
export type Purpose = 'marketing' | 'statistics' | 'maps'

/** Settings that each third party needs. */
export interface ThirdPartyNeeds {
  facebookPixel: { readonly code: string }
  sessionRecording: { readonly url: string }
  survey: { readonly url: string; readonly environment: string }
  mapTiles: MapTiles
  recaptcha: true
}
export type ThirdPartyId = keyof ThirdPartyNeeds

/** The third parties of a site; absent where it is not configured. */
export type SiteThirdParties = { readonly [Id in ThirdPartyId]?: ThirdPartyNeeds[Id] | undefined }

interface ThirdParty<Settings> {
  /** Purpose to which the reader must have agreed; null where none is needed: it guards the site (LGPD art. 7, IX). */
  readonly consent: Purpose | null
  /** `member`: not before the reader is logged in. `place`: what needs it, a form or a map, loads it itself. */
  readonly startsFor: 'everybody' | 'member' | 'place'
  readonly load: (() => Promise<Starter<Settings>>) | null
  /** Sources from which it loads, for the content security policy. */
  sources(settings: Settings): Partial<PageSources>
}

/** Every third party that a page may load. Each is loaded only where configured, and after consent where it needs one. */
export const thirdParties: { readonly [Id in ThirdPartyId]: ThirdParty<ThirdPartyNeeds[Id]> } = {
  facebookPixel: {
    consent: 'marketing',
    startsFor: 'everybody',
    load: async () => (await import('./third-parties/facebook-pixel.ts')).startFacebookPixel,
    sources: () => {
      const facebook = 'https://www.facebook.com'
      return { script: ['https://connect.facebook.net'], connect: [facebook], img: [facebook] }
    },
  },
  sessionRecording: {
    consent: 'statistics',
    startsFor: 'everybody',
    load: async () => (await import('./third-parties/session-recording.ts')).startSessionRecording,
    sources: ({ url }) => ownOrigin(url),
  },
  survey: {
    consent: 'statistics',
    startsFor: 'member',
    load: async () => (await import('./third-parties/survey.ts')).startSurvey,
    sources: ({ url }) => ownOrigin(url),
  },
  mapTiles: {
    consent: 'maps',
    startsFor: 'place',
    load: null,
    sources: ({ url }) => ({ img: [originOfTiles(url)] }),
  },
  recaptcha: {
    consent: null,
    startsFor: 'place',
    load: null,
    sources: () => ({
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    }),
  },
}

function ownOrigin(url: string): Partial<PageSources> {
  const { origin } = new URL(url)
  return { script: [origin], connect: [origin], img: [origin] }
}

/** The one host that tiles come from. */
export function originOfTiles(url: string): string {
  return new URL(url.replaceAll(/[{}]/g, '')).origin
}

/**
 * Third parties of a page: the church's own pixel, those that the product uses everywhere, the recording of the one
 * church it is for. A view inside another site has only those that guard its forms; an organisation, whose pages have
 * no forms, has none.
 */
export function thirdPartiesAt(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  site: Site,
  { sessionRecording, survey, mapTiles, recaptcha }: ThirdPartySettings,
): SiteThirdParties {
  if (site.kind !== 'church') return {}
  if (pathname.startsWith('/embed/') || isEmbedded(search)) return { ...(recaptcha && { recaptcha }) }
  const { church } = site
  return {
    ...(church.facebookPixelCode && { facebookPixel: { code: church.facebookPixelCode } }),
    ...(sessionRecording?.church === church.codigo && { sessionRecording: { url: sessionRecording.url } }),
    ...(survey && { survey }),
    ...(mapTiles && { mapTiles }),
    ...(recaptcha && { recaptcha }),
  }
}

export function listThirdParties(configured: SiteThirdParties): ThirdPartyId[] {
  return Object.keys(configured) as ThirdPartyId[]
}

/** Purposes about which this site must ask its readers, marketing first; empty where there is nothing to ask. */
export function listAskedPurposes(configured: SiteThirdParties): Purpose[] {
  return listPurposes(configured).filter((purpose) => purpose !== 'maps')
}

/** All purposes for which this site needs consent. About maps the reader is asked only where a map is shown. */
export function listPurposes(configured: SiteThirdParties): Purpose[] {
  const wanted = new Set(listThirdParties(configured).map((id) => thirdParties[id].consent))
  return (['marketing', 'statistics', 'maps'] as const).filter((purpose) => wanted.has(purpose))
}

/** All that these may load from. */
export function listSources(configured: SiteThirdParties): PageSources {
  return joinedSources(...listThirdParties(configured).map((id) => sourcesOfOne(id, configured)))
}

function sourcesOfOne<Id extends ThirdPartyId>(id: Id, configured: SiteThirdParties): Partial<PageSources> {
  const settings: ThirdPartyNeeds[Id] | undefined = configured[id]
  return settings ? thirdParties[id].sources(settings) : {}
}
