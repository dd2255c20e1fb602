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
 * What modules announce, by name; each is a list of listeners. Open: the file that declares a module's signals adds them
 * here (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it
export interface Signals {}

/** What modules make of the platform for all: gateways, answers to questions of lower modules. Open, as `Signals` are. */
// biome-ignore lint/suspicious/noEmptyInterface: modules fill it
export interface Provided {}

/** What routes, workers and listeners stand on: the platform, and what modules give each other. Each takes only what it uses. */
export interface Assembled extends Platform, Provided {
  readonly signals: Signals
  readonly personalData: readonly PersonalData[]
  readonly topics: readonly TopicKind[]
  /** The kinds of record that staff edit, of all modules: once routes are made. */
  readonly kinds: () => readonly Kind[]
  /** The settings of a church, of all modules: once routes are made. */
  readonly settings: () => readonly AnySettings[]
  readonly fileUses: readonly FileUse[]
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
  /** What it hears, in the order in which its listeners of one signal are called. */
  readonly listens?: readonly Listeners[]
  /** What it leaves to a module above it. */
  readonly asks?: readonly (keyof Provided)[]
  readonly provides?: (platform: Platform) => Partial<Provided>
  /** What workers get instead. */
  readonly providesToJobs?: (needs: Assembled) => Partial<Provided>
  readonly routes?: (needs: Assembled) => readonly Route[]
  /** What it takes by resumable uploads. */
  readonly uploads?: (needs: Assembled) => readonly UploadKind[]
  readonly workers?: (needs: Assembled, post: Post) => readonly Worker[]
  /** What it keeps of people: told to them, and erased with them. */
  readonly personalData?: readonly PersonalData[]
  /** Which of its columns hold addresses of the media library. */
  readonly fileUses?: readonly FileUse[]
  /** What open pages may watch of it. */
  readonly topics?: readonly TopicKind[]
}

/** A module as one value: what it serves, does, keeps, announces and hears. */
export const defineModule = (module: Module): Module => module
