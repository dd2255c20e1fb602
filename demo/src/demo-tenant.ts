import type * as editing from '@narthex/api/modules/churches/churches.editing.service'
import type { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import type { createGroup } from '@narthex/api/modules/groups/groups.editing.service'
import type { addMoment } from '@narthex/api/modules/live/moments/moments.service'
import type { publishEpisode } from '@narthex/api/modules/media/podcast/office/episodes.service'
import type { setPodcast } from '@narthex/api/modules/media/podcast/office/show.service'
import type { publishVideo } from '@narthex/api/modules/media/videos/videos.editing.service'
import type { savePaymentSettings } from '@narthex/api/modules/payments/methods/settings.service'
import type { publishWrittenSong } from '@narthex/api/modules/praise/praise.editing.service'
import type { addToSchedule } from '@narthex/api/modules/schedule/schedule.editing.service'
import type { issueCard } from '@narthex/api/modules/users/cards/card-office.service'
import type { enrolMember } from '@narthex/api/modules/users/enrolment.service'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Look } from '@narthex/contract/churches/looks'
import type { GivenMeetingRecord } from '@narthex/contract/groups/meeting.schemas'
import type { Notification } from '@narthex/contract/notifications/notification.endpoints'
import type { StaffRole } from '@narthex/contract/permissions'
import type { GivenAddress } from '@narthex/contract/users/address.schemas'
import type { GivenChild } from '@narthex/contract/users/child.schemas'
import type { CustomFieldForm } from '@narthex/contract/users/custom-field.resource'
import type { DemoGiving } from './demo-giving.ts'
import type { DemoPlan } from './demo-plan.ts'
import type { DemoPlay } from './demo-play.ts'
import type { DemoWall } from './demo-prayers.ts'
import type {
  DemoCourse,
  DemoDevotional,
  DemoMinistry,
  DemoNews,
  DemoPublicationType,
  DemoStudySeries,
} from './demo-reading.ts'
import type { DemoSale } from './demo-sale.ts'
import type { Scene } from './scenes/scene.ts'
import type { Melody } from './scores/melody.ts'
import type { DemoPhotos } from './seed-photos.ts'
import type { ComingMoment, WeekdayTime, WeeklyMoment } from './weekly-moment.ts'

/*
 * A demo tenant as its editors would type it into the product's forms: the services that seed it take the same shapes.
 * It contains no dates; times are moments of the church's week.
 */

/** The input of a service, behind the call and, before it, the parts of the platform that it uses. */
type GivenTo<Verb extends (...given: never) => unknown> =
  Parameters<Verb> extends [ChurchCall, infer Given, ...unknown[]]
    ? Given
    : Parameters<Verb> extends [unknown, unknown, infer Given, ...unknown[]]
      ? Given
      : never

export type DemoOrganisation = Parameters<typeof editing.foundOrganisation>[1]

export interface DemoChurch {
  readonly founding: Parameters<typeof editing.foundChurch>[1]
  readonly description: GivenTo<typeof editing.describeChurch>
  readonly corApp: string
  readonly look: Look
  /** The choice of its home; without it the product's own. */
  readonly home?: GivenTo<typeof editing.setHomeChoice>
  readonly modules: ModuleCode[]
  readonly payments: Parameters<typeof savePaymentSettings>[2]
  readonly menu: DemoMenuItem[]
  readonly banners: DemoBanner[]
  readonly congregations: DemoCongregation[]
  readonly services: DemoService[]
  readonly photos?: DemoPhotos
  readonly pastors: DemoPastor[]
  readonly events: DemoEvent[]
  /** Ticket sales, by the titles of its events. */
  readonly sales?: Readonly<Record<string, DemoSale>>
  /** Devotionals of each week from Monday on; last week comes first. */
  readonly devotionals: DemoDevotional[][]
  readonly news: DemoNews[]
  readonly ministries?: DemoMinistry[]
  readonly courses?: DemoCourse[]
  readonly publicationTypes?: DemoPublicationType[]
  readonly studies?: DemoStudySeries[]
  /** Whether only members can read the studies. */
  readonly studiesAreForMembers?: true
  /** Recurring items besides its services. */
  readonly schedule: DemoRecurring[]
  readonly songs: DemoSong[]
  readonly notifications: DemoNotification[]
  readonly podcast?: DemoPodcast
  readonly videos?: DemoVideo[]
  readonly play?: DemoPlay
  readonly live?: DemoLive
  readonly prayers?: DemoWall
  readonly readingPlan?: DemoPlan
  readonly giving?: DemoGiving
  /** The church's custom fields for members. */
  readonly customFields: DemoCustomField[]
  readonly members: DemoMember[]
  /** Further people, who appear in groups. */
  readonly neighbours?: DemoNeighbour[]
  readonly groups?: DemoGroup[]
  readonly meetings?: DemoMeetings[]
}

/** Broadcasts besides those of its weekly services. */
export interface DemoLive {
  /** Live while the demo is young. */
  readonly now?: {
    readonly titulo: string
    readonly descricao: string
    /** Lines of its outline; words between double brackets are filled in. */
    readonly linhas: readonly string[]
    readonly momentos: readonly Parameters<typeof addMoment>[2][]
  }
  /** Held, and to be watched again. */
  readonly past: readonly { readonly titulo: string; readonly held: WeeklyMoment; readonly minutes: number }[]
}

export interface DemoBanner extends Omit<GivenTo<typeof editing.setBanners>[number], 'imagem'> {
  /** Picture; without one the product draws stained glass. */
  readonly scene?: Scene
}
export type DemoMenuItem = GivenTo<typeof editing.setMenu>[number]
export type DemoCongregation = GivenTo<typeof editing.setCongregations>[number]
export type DemoService = GivenTo<typeof editing.setServices>[number]
export type DemoPastor = GivenTo<typeof editing.setPastors>[number]

type GivenEvent = GivenTo<typeof publishEvent>
export interface DemoEvent extends Omit<GivenEvent, 'imagem' | 'dataInicio' | 'dataFim'> {
  readonly begins: ComingMoment | WeeklyMoment
  readonly durationMinutes: number
}

/** A song with its text (`cifra`: ChordPro, or chords above the words) and the melodies for its scores. */
export interface DemoSong extends Omit<GivenTo<typeof publishWrittenSong>, 'musicalScore'> {
  readonly scores?: readonly { readonly name: string; readonly melody: Melody }[]
}

/** Every week on its day, or every `weeks` weeks; with `nth`, on the nth such day of each month (-1 is the last). */
export interface DemoRecurring
  extends WeekdayTime,
    Pick<GivenTo<typeof addToSchedule>, 'tipo' | 'titulo' | 'descricao' | 'local'> {
  readonly minutes: number
  readonly every?: number
  readonly nth?: 1 | 2 | 3 | 4 | -1
  /** The last week, counted from the current one. */
  readonly endsInWeeks?: number
  readonly skippedWeeksAhead?: number
  /** Occurrence at another time. */
  readonly moved?: { readonly weeksAhead: number; readonly to: WeekdayTime & { readonly local: string } }
}

export interface DemoNotification extends Pick<Notification, 'titulo' | 'corpo'> {
  readonly sent: WeeklyMoment
  /** Null for a plain message. */
  readonly tipo: NonNullable<Notification['tipo']>['codigo'] | null
  /** The title of the item that it announces. */
  readonly about?: string
}

export interface DemoPodcast extends Omit<GivenTo<typeof setPodcast>, 'codigo' | 'idioma' | 'feedUrl'> {
  /** Newest first. */
  readonly episodes: (DemoEpisode & { readonly published: WeeklyMoment })[]
  /** Written, and scheduled for later. */
  readonly coming?: { readonly at: ComingMoment; readonly episode: DemoEpisode }
}

export interface DemoVideo
  extends Pick<
    GivenTo<typeof publishVideo>,
    'titulo' | 'descricao' | 'serie' | 'pregador' | 'referencia' | 'capitulos' | 'situacao'
  > {
  /** Captions: start second, end second, text. */
  readonly said?: readonly (readonly [from: number, to: number, text: string])[]
  readonly out: { readonly past: WeeklyMoment } | { readonly coming: ComingMoment }
}

export interface DemoEpisode extends Pick<GivenTo<typeof publishEpisode>, 'titulo' | 'descricao'> {
  /** Length of its audio. */
  readonly seconds: number
}

export type DemoCustomField = { readonly codigo: string } & Pick<CustomFieldForm, 'titulo'> &
  Partial<Omit<CustomFieldForm, 'titulo' | 'idExterno'>>

export interface DemoMember {
  /** The local part of the e-mail; all logins of the demo have the same password. */
  readonly login: 'member' | 'admin'
  readonly role?: StaffRole
  readonly person: Omit<GivenTo<typeof enrolMember>, 'email' | 'senha' | 'idioma' | 'idCongregacao'>
  /** Data of the member card, as the church's office entered it. */
  readonly card?: Parameters<typeof issueCard>[2]
  /** Name of the congregation. */
  readonly congregation?: string
  readonly addresses?: GivenAddress[]
  readonly children?: GivenChild[]
  /** Answers by the codes of the custom fields. */
  readonly answers?: Readonly<Record<string, string>>
  /** Personal notes. */
  readonly notes?: DemoNote[]
}

export interface DemoNote {
  readonly written: WeeklyMoment
  readonly titulo: string
  readonly texto: string
}

/** A person with a login like those of `members`, without content of their own. */
export interface DemoNeighbour extends Pick<DemoMember, 'person'> {
  readonly login: string
  /** Age of a minor; a fixed date of birth would make them an adult in time. */
  readonly bornYearsAgo?: number
}

type GivenGroup = GivenTo<typeof createGroup>

/** An established group with its weekday; its people by their logins. */
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

/** Meeting reports of a group, the latest first, and the study that it reads. */
export interface DemoMeetings {
  /** The group's name, and the login of its leader. */
  readonly group: string
  readonly leads: string
  readonly records: readonly (Omit<GivenMeetingRecord, 'data' | 'presencas'> & {
    /** Logins of absent members. */
    readonly missed?: readonly string[]
  })[]
  readonly materials: readonly { readonly titulo: string; readonly url: string }[]
}
