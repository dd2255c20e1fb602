import type * as editing from '@narthex/api/modules/churches/churches.editing.service'
import type { publishDevotional, publishNews } from '@narthex/api/modules/content/content.editing.service'
import type { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import type { issueCard } from '@narthex/api/modules/users/cards/card-office.service'
import type { setCustomFields } from '@narthex/api/modules/users/custom-fields/custom-fields.service'
import type { enrolMember } from '@narthex/api/modules/users/enrolment.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import type { ModuleCode } from '@narthex/contract/churches/codes'
import type { StaffRole } from '@narthex/contract/endpoint'
import type { Notification } from '@narthex/contract/notifications/notification.endpoints'
import type { GivenAddress } from '@narthex/contract/users/address.schemas'
import type { GivenChild } from '@narthex/contract/users/child.schemas'
import type { ComingMoment, WeeklyMoment } from './weekly-moment.ts'

/*
 * A demo tenant is what its people would type into the product's own forms: the services that seed it ask for the
 * same shapes. Nothing here knows of today; whatever has a date says it as a moment of the church's week.
 */

type GivenTo<Verb extends (platform: Platform, scope: ChurchScope, given: never) => unknown> = Parameters<Verb>[2]

export type DemoOrganisation = Parameters<typeof editing.foundOrganisation>[1]

export interface DemoChurch {
  readonly founding: Parameters<typeof editing.foundChurch>[1]
  readonly description: GivenTo<typeof editing.describeChurch>
  readonly corApp: string
  readonly modules: ModuleCode[]
  readonly paymentMethods: GivenTo<typeof editing.setPaymentMethods>
  readonly menu: DemoMenuItem[]
  readonly banners: GivenTo<typeof editing.setBanners>
  readonly congregations: DemoCongregation[]
  readonly services: DemoService[]
  readonly pastors: DemoPastor[]
  readonly events: DemoEvent[]
  /** By weeks, each from its Monday on; last week comes first. */
  readonly devotionals: DemoDevotional[][]
  readonly news: DemoNews[]
  readonly notifications: DemoNotification[]
  /** What it asks its members of its own. */
  readonly customFields: DemoCustomField[]
  readonly members: DemoMember[]
}

export type DemoMenuItem = GivenTo<typeof editing.setMenu>[number]
export type DemoCongregation = GivenTo<typeof editing.setCongregations>[number]
export type DemoService = GivenTo<typeof editing.setServices>[number]
export type DemoPastor = GivenTo<typeof editing.setPastors>[number]

type GivenEvent = GivenTo<typeof publishEvent>
export interface DemoEvent extends Pick<GivenEvent, 'titulo' | 'resumo' | 'local' | 'flagOnline'> {
  readonly begins: ComingMoment
  readonly durationMinutes: number
}

export type DemoDevotional = Pick<GivenTo<typeof publishDevotional>, 'titulo' | 'resumo' | 'referencia' | 'autor'>

export interface DemoNews extends Pick<GivenTo<typeof publishNews>, 'titulo' | 'resumo'> {
  readonly published: WeeklyMoment
}

export interface DemoNotification extends Pick<Notification, 'titulo' | 'corpo'> {
  readonly sent: WeeklyMoment
  /** Null for a plain message. */
  readonly tipo: NonNullable<Notification['tipo']>['codigo'] | null
}

export type DemoCustomField = GivenTo<typeof setCustomFields>[number]

export interface DemoMember {
  /** What stands before the @ of their e-mail; all logins of the demo have one password. */
  readonly login: 'member' | 'admin'
  readonly role?: StaffRole
  readonly person: Omit<GivenTo<typeof enrolMember>, 'email' | 'senha' | 'idioma' | 'idCongregacao'>
  /** What the church's office wrote on their member card. */
  readonly card?: Parameters<typeof issueCard>[3]
  /** By its name. */
  readonly congregation?: string
  readonly addresses?: GivenAddress[]
  readonly children?: GivenChild[]
  /** By the codes of what the church asks. */
  readonly answers?: Readonly<Record<string, string>>
}
