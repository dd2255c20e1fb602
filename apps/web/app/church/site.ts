import type { ModuleCode, PaymentMethodCode } from '@narthex/contract/church-codes'
import type { Church, Organisation } from '@narthex/contract/churches/church.schemas'
import { defaultLook, type Look } from '@narthex/contract/churches/looks'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import type { ChurchMenu } from './church-menu.ts'

/** Data that every page of a church needs, loaded once at start-up. Its history is loaded only where it is read. */
export interface ChurchSite {
  readonly kind: 'church'
  readonly church: Omit<Church, 'historia'>
  readonly description: string | undefined
  readonly corApp: string
  readonly logo: string | null
  readonly look: Look
  readonly modules: readonly ModuleCode[]
  readonly paymentMethods: readonly PaymentMethodCode[]
  readonly menu: ChurchMenu
  /** Broadcasts that are live, open or next, the most important first; empty without the module. */
  readonly broadcasts: readonly BroadcastItem[]
}

/** The host of an organisation: no church yet, only the way to its churches. */
export interface OrganisationSite {
  readonly kind: 'organisation'
  readonly organisation: Organisation
  readonly description: string | undefined
}

export type Site = ChurchSite | OrganisationSite

/** The site, and the long text that only some pages carry to the browser. */
export interface LoadedSite<S extends Site = Site> {
  readonly site: S
  readonly historia: string | null
}

export function siteName(site: Site): string {
  return site.kind === 'church' ? site.church.nome : site.organisation.nome
}

export function siteColour(site: Site): string {
  return site.kind === 'church' ? site.corApp : site.organisation.corApp
}

/** An organisation has the default look: what it shows are its churches. */
export function siteLook(site: Site): Look {
  return site.kind === 'church' ? site.look : defaultLook
}

/** The language that the site's owner writes in, as the wire has it: `pt-br`. */
export function siteIdioma(site: Site): string {
  return site.kind === 'church' ? site.church.idioma : site.organisation.idioma
}
