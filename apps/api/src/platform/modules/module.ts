import type { FileUse } from '../files/file-uses.ts'
import type { Route } from '../http/route.ts'
import type { TopicKind } from '../http/stream-route.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Post } from '../mail/post.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import type { Platform } from '../platform.ts'
import type { Kind } from '../resources/resource-kind.ts'
import type { AnySettings } from '../resources/settings-routes.ts'
import type { UploadKind } from '../uploads/upload-kind.ts'

/**
 * Signals that modules announce, by name; each is a list of listeners. Open: the file that declares a module's signals
 * adds them here (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it
export interface Signals {}

/** Parts that modules add to the platform for all: gateways, answers for lower modules. Open, as `Signals` are. */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it
export interface Provided {}

/** Dependencies of routes, workers and listeners: the platform, and the parts that modules give each other. */
export interface Assembled extends Platform, Provided {
  readonly signals: Signals
  readonly personalData: readonly PersonalData[]
  readonly topics: readonly TopicKind[]
  /** The kinds of record that staff edit, of all modules: once routes are made. */
  readonly kinds: () => readonly Kind[]
  /** The settings of a church, of all modules: once routes are made. */
  readonly settings: () => readonly AnySettings[]
  readonly fileUses: readonly FileUse[]
  /** The queues of all modules, and the lanes in which their jobs are done. */
  readonly queues: () => readonly Pick<Worker, 'queue' | 'lane'>[]
}

type Listener<List> = List extends readonly ((...signal: infer Facts) => infer Answer)[]
  ? (...signal: [...Facts, needs: Assembled]) => Answer
  : never

/** Functions that are called when a signal is given: with what it says, and with what modules stand on. */
export type Listeners = { readonly [Name in keyof Signals]?: Listener<Signals[Name]> }

export interface Module {
  readonly name: string
  /** The modules that it imports. */
  readonly needs?: readonly string[]
  /** Its own signals, each with no listeners yet. */
  readonly announces?: Partial<Signals>
  /** Its listeners; those of one signal are called in this order. */
  readonly listens?: readonly Listeners[]
  /** Names of the parts that it uses and a module above it provides. */
  readonly asks?: readonly (keyof Provided)[]
  readonly provides?: (platform: Platform) => Partial<Provided>
  /** Parts that workers get in place of those in `provides`. */
  readonly providesToJobs?: (needs: Assembled) => Partial<Provided>
  readonly routes?: (needs: Assembled) => readonly Route[]
  /** Kinds of resumable upload that it takes. */
  readonly uploads?: (needs: Assembled) => readonly UploadKind[]
  readonly workers?: (needs: Assembled, post: Post) => readonly Worker[]
  /** Personal data that it keeps: told to the people, and erased with them. */
  readonly personalData?: readonly PersonalData[]
  /** Its columns that hold addresses of the media library. */
  readonly fileUses?: readonly FileUse[]
  /** Topics of it that open pages may watch. */
  readonly topics?: readonly TopicKind[]
}

/** A module as one value: what it serves, does, keeps, announces and hears. */
export const defineModule = (module: Module): Module => module
