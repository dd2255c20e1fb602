import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { Resource } from '@narthex/contract/resources/resource'
import type { Verb } from '@narthex/contract/resources/resource-verbs'
import type { ConsoleMessages } from '@narthex/locales/console-catalogue'
import type { ComponentType, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { PlaceName } from '../navigation/places.ts'
import type { KindEditor } from './form/kind-editor.ts'

/** A record as the office reads it: its kind says more. */
export interface OfficeRecord {
  readonly id: number
  readonly versao: number
  readonly [field: string]: unknown
}

/** The namespace of a kind's words in lists. */
export type KindTexts =
  | 'consoleNews'
  | 'consoleDevotionals'
  | 'consoleMinistries'
  | 'consoleProjects'
  | 'consoleCourses'
  | 'consoleClasses'
  | 'consoleLessons'
  | 'consolePublications'
  | 'consolePublicationTypes'
  | 'consoleStudies'
  | 'consoleStudySeries'
  | 'consoleGroups'
  | 'consoleSchedule'
  | 'consoleServices'
  | 'consoleSongs'
  | 'consolePodcast'
  | 'consoleVideos'
  | 'consoleBanners'
  | 'consolePastors'
  | 'consoleMenu'
  | 'consoleCongregations'
  | 'consolePeople'
  | 'consoleHouseholds'
  | 'consoleCustomFields'

/** The names of columns that any of them has a word for. */
type ColumnName = { [Texts in KindTexts]: keyof ConsoleMessages[Texts]['columns'] }[KindTexts]

/** A column of a list. Its head is `<texts>.columns.<name>`. */
export interface Column<Item> {
  readonly name: ColumnName & keyof Item & string
  readonly cell: (item: Item) => ReactNode
  /** Its head, where the church has named it. */
  readonly label?: string
  /** Shown only where the reader wants it. */
  readonly isExtra?: true
  /** Width of every column but the first, which takes the remaining space. */
  readonly width?: 'narrow' | 'usual' | 'wide'
  /** Figures stand at the end of their cell. */
  readonly isNumber?: true
}

export interface FilterControlProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className: string
}

/** A filter: of few values, each named in a namespace of texts, of records that the church has, or of a day. */
export interface Filter {
  readonly name: string
  readonly values: readonly string[]
  /** Records of the church by their ids, which its code names. */
  readonly load?: (church: string) => Promise<readonly { readonly value: string; readonly label: string }[]>
  readonly isDay?: true
  /** A control of its own, for values that it accepts. */
  readonly control?: ComponentType<FilterControlProps>
  readonly accepts?: (value: string) => boolean
  /** A church without the module has no such filter. */
  readonly module?: ModuleCode
  readonly texts:
    | 'consoleStates'
    | 'consoleScheduleKinds'
    | 'consoleSongKinds'
    | 'consolePersonWords'
    | 'consoleGroupStates'
    | 'consoleGroupAudiences'
}

type Item<R extends Resource> = z.output<R['item']> & OfficeRecord
type Calls<R extends Resource> = { readonly [V in keyof R['calls'] & Verb]: Endpoint }

/** A kind of record as the office shows it: what its contract cannot say. */
export interface ConsoleResource<R extends Resource = Resource> {
  /** Name of its caches, and of the copies on the device. */
  readonly name: string
  /** Name of the kind in the contract and in the search of the office. */
  readonly type: R['name']
  readonly place: PlaceName
  readonly texts: KindTexts
  /** Endpoints that the contract builds for the kind. */
  readonly calls: Calls<R>
  readonly may: R['may']
  /** The words by which people know a record. */
  readonly nameOf: (item: Item<R>) => string
  readonly list: {
    readonly columns: readonly Column<Item<R>>[]
    /** The picture by which a record is known in a list that staff put in order. */
    readonly picture?: (item: Item<R>) => string | null
    readonly filters: readonly (Filter & { readonly name: keyof R['list']['filters'] & string })[]
    readonly sorts: { readonly [Name in keyof R['list']['sorts']]: R['list']['sorts'][Name] }
    readonly hasSearch: boolean
  }
  /** A record has a page of its own; its form stands behind that. */
  readonly hasPage?: true
  /** A record that is written elsewhere, and read alone here. */
  readonly isReadOnly?: (item: Item<R>) => boolean
  /** The address of a record on the church's site; undefined while it is not shown there. */
  readonly sitePath?: (item: Item<R>) => string | undefined
  /** Form and texts of the editor, loaded when one is opened. */
  readonly loadEditor: () => Promise<KindEditor>
}

/** A kind whose own types no longer matter: what the engine works with. */
export interface AnyConsoleResource
  extends Omit<ConsoleResource, 'calls' | 'nameOf' | 'list' | 'sitePath' | 'isReadOnly'> {
  readonly calls: Partial<Readonly<Record<Verb, Endpoint>>>
  readonly nameOf: (item: OfficeRecord) => string
  readonly list: {
    readonly columns: readonly Column<OfficeRecord>[]
    readonly picture?: (item: OfficeRecord) => string | null
    readonly filters: readonly Filter[]
    readonly sorts: Readonly<Record<string, 'asc' | 'desc'>>
    readonly hasSearch: boolean
  }
  readonly sitePath?: (item: OfficeRecord) => string | undefined
  readonly isReadOnly?: (item: OfficeRecord) => boolean
}

/** Binds a kind of the contract to its list and its form in the office: columns, filters and sorts that it does not have do not compile. */
export function defineConsoleResource<R extends Resource>(resource: ConsoleResource<R>): AnyConsoleResource {
  return resource as unknown as AnyConsoleResource
}
