import type { Locale } from '@narthex/contract/locale'
import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import type { ChurchSite } from '../church/site.ts'
import type { KeptMember } from '../session/kept-member.ts'
import type { PagesToKeep } from './keep-pages.ts'

/** A member's home as it has just been loaded. It names what the member has; a module that is off leaves its part empty. */
export interface HomeToKeep {
  readonly reader: KeptMember
  readonly home: MemberHome
  readonly site: ChurchSite
  readonly locale: Locale
}

/** A kind of things of members that are kept on their device before they are opened there. */
export interface Keeper {
  /** Kept also where the visitor saves data. */
  readonly isEssential?: true
  /** The pages of what the home names; undefined where it names none. */
  findPages(subject: HomeToKeep): PagesToKeep | undefined
  /** Stores the data of these pages, and loads code that they do not name. */
  load?(subject: HomeToKeep): Promise<unknown>
}

type LoadKeepers = () => Promise<readonly Keeper[]>

let loadKeepers: LoadKeepers = async () => []

/** Called once, at the top of the app: a member's home then has all of them keep what it names. */
export function registerKeepers(load: LoadKeepers): void {
  loadKeepers = load
}

export const findKeepers: LoadKeepers = () => loadKeepers()
