import type * as editing from '@narthex/api/modules/churches/churches.editing.service'
import type { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import type { openGroup } from '@narthex/api/modules/groups/groups.editing.service'
import type { publishEpisode, setPodcast } from '@narthex/api/modules/media/podcast/podcast.editing.service'
import type { publishVideo } from '@narthex/api/modules/media/videos/videos.editing.service'
import type { publishWrittenSong } from '@narthex/api/modules/praise/praise.editing.service'
import type { addToSchedule } from '@narthex/api/modules/schedule/schedule.editing.service'
import type { issueCard } from '@narthex/api/modules/users/cards/card-office.service'
import type { setCustomFields } from '@narthex/api/modules/users/custom-fields/custom-fields.service'
import type { enrolMember } from '@narthex/api/modules/users/enrolment.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import type { ModuleCode } from '@narthex/contract/churches/codes'
import type { StaffRole } from '@narthex/contract/endpoint'
import type { GivenMeetingRecord } from '@narthex/contract/groups/meeting.schemas'
import type { Notification } from '@narthex/contract/notifications/notification.endpoints'
import type { GivenAddress } from '@narthex/contract/users/address.schemas'
import type { GivenChild } from '@narthex/contract/users/child.schemas'
import type { DemoWall } from './demo-prayers.ts'
import type {
  DemoCourse,
  DemoDevotional,
  DemoMinistry,
  DemoNews,
  DemoPublicationType,
  DemoStudySeries,
} from './demo-reading.ts'
import type { Scene } from './scenes/scene.ts'
import type { Melody } from './scores/melody.ts'
import type { ComingMoment, WeekdayTime, WeeklyMoment } from './weekly-moment.ts'

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
  readonly banners: DemoBanner[]
  readonly congregations: DemoCongregation[]
  readonly services: DemoService[]
  readonly pastors: DemoPastor[]
  readonly events: DemoEvent[]
  /** By weeks, each from its Monday on; last week comes first. */
  readonly devotionals: DemoDevotional[][]
  readonly news: DemoNews[]
  readonly ministries?: DemoMinistry[]
  readonly courses?: DemoCourse[]
  readonly publicationTypes?: DemoPublicationType[]
  readonly studies?: DemoStudySeries[]
  /** Nobody else reads them. */
  readonly studiesAreForMembers?: true
  /** What recurs besides its services. */
  readonly schedule: DemoRecurring[]
  readonly songs: DemoSong[]
  readonly notifications: DemoNotification[]
  readonly podcast?: DemoPodcast
  readonly videos?: DemoVideo[]
  readonly prayers?: DemoWall
  /** What it asks its members of its own. */
  readonly customFields: DemoCustomField[]
  readonly members: DemoMember[]
  /** Who else is there, to be met in groups. */
  readonly neighbours?: DemoNeighbour[]
  readonly groups?: DemoGroup[]
  readonly meetings?: DemoMeetings[]
}

export interface DemoBanner extends Omit<GivenTo<typeof editing.setBanners>[number], 'imagem'> {
  /** Glass of its own where there is none. */
  readonly scene?: Scene
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

/** A song as its text has it (`cifra`: ChordPro, or chords over the words), with melodies that become its scores. */
export interface DemoSong extends Omit<GivenTo<typeof publishWrittenSong>, 'musicalScore'> {
  readonly scores?: readonly { readonly name: string; readonly melody: Melody }[]
}

/** Every week on its day, or every so many weeks; with `nth`, on that one of each month (-1 is the last). */
export interface DemoRecurring
  extends WeekdayTime,
    Pick<GivenTo<typeof addToSchedule>, 'tipo' | 'titulo' | 'descricao' | 'local'> {
  readonly minutes: number
  readonly every?: number
  readonly nth?: 1 | 2 | 3 | 4 | -1
  /** Its last week, counted from this one. */
  readonly endsInWeeks?: number
  readonly skippedWeeksAhead?: number
  /** Once it is another time. */
  readonly moved?: { readonly weeksAhead: number; readonly to: WeekdayTime & { readonly local: string } }
}

export interface DemoNotification extends Pick<Notification, 'titulo' | 'corpo'> {
  readonly sent: WeeklyMoment
  /** Null for a plain message. */
  readonly tipo: NonNullable<Notification['tipo']>['codigo'] | null
  /** The title of what it tells of. */
  readonly about?: string
}

export interface DemoPodcast extends Omit<GivenTo<typeof setPodcast>, 'codigo' | 'idioma' | 'feedUrl'> {
  /** Newest first. */
  readonly episodes: (DemoEpisode & { readonly published: WeeklyMoment })[]
  /** Written already, and not out yet. */
  readonly coming?: { readonly at: ComingMoment; readonly episode: DemoEpisode }
}

export interface DemoVideo
  extends Pick<
    GivenTo<typeof publishVideo>,
    'titulo' | 'descricao' | 'serie' | 'pregador' | 'referencia' | 'capitulos' | 'situacao'
  > {
  /** Captions: from a second, to a second, the words. */
  readonly said?: readonly (readonly [from: number, to: number, text: string])[]
  readonly out: { readonly past: WeeklyMoment } | { readonly coming: ComingMoment }
}

export interface DemoEpisode extends Pick<GivenTo<typeof publishEpisode>, 'titulo' | 'descricao'> {
  /** How long its piece is. */
  readonly seconds: number
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
  /** What they wrote down for themselves. */
  readonly notes?: DemoNote[]
}

export interface DemoNote {
  readonly written: WeeklyMoment
  readonly titulo: string
  readonly texto: string
}

/** Somebody with a login like those of `members`, and nothing of their own to show. */
export interface DemoNeighbour extends Pick<DemoMember, 'person'> {
  readonly login: string
  /** Of a minor, who would grow up by a date. */
  readonly bornYearsAgo?: number
}

type GivenGroup = GivenTo<typeof openGroup>

/** A group that has met for a while, on its day; its people by their logins. */
export interface DemoGroup
  extends Omit<GivenGroup, 'dataInicio' | 'horario' | 'duracaoMinutos'>,
    WeekdayTime,
    Pick<DemoRecurring, 'nth'> {
  readonly minutes?: number
  readonly leads: string
  readonly assists?: string
  readonly members?: readonly string[]
  readonly requests?: readonly { readonly by: string; readonly mensagem: string }[]
}

/** What one of the groups wrote down of its meetings, the latest first, and what it reads. */
export interface DemoMeetings {
  /** By its name, and by the login of who leads it. */
  readonly group: string
  readonly leads: string
  readonly records: readonly (Omit<GivenMeetingRecord, 'data' | 'presencas'> & {
    /** The logins of those who were not there. */
    readonly missed?: readonly string[]
  })[]
  readonly materials: readonly { readonly titulo: string; readonly url: string }[]
}
