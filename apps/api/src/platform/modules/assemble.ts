import type { Route } from '../http/route.ts'
import { streamPassRoutes } from '../http/stream-route.ts'
import type { Worker } from '../jobs/worker.ts'
import { guardPost } from '../mail/guarded-post.ts'
import { mailWorker } from '../mail/mail-worker.ts'
import type { Post } from '../mail/post.ts'
import type { Platform } from '../platform.ts'
import type { Kind } from '../resources/resource-kind.ts'
import { findKinds } from '../resources/resource-routes.ts'
import { type AnySettings, findSettings } from '../resources/settings-routes.ts'
import type { UploadKind } from '../uploads/upload-kind.ts'
import { joinListeners } from './join-listeners.ts'
import type { Assembled, Module, Provided, Signals } from './module.ts'

/** The modules on a platform. */
export interface App {
  /** The dependencies of the modules' functions. */
  readonly needs: Assembled
  /** Every route. */
  routes(): Route[]
  /** Every kind of resumable upload. */
  uploads(): UploadKind[]
  /** Workers for all that is done after a request. */
  workers(mailServer: Post): Worker[]
}

/**
 * Puts modules together on a platform. Listeners of one signal are called, and what is kept of a person is erased, in the
 * order of the modules.
 */
export function assemble(platform: Platform, modules: readonly Module[]): App {
  requireNeeds(modules)
  const provided = joinAnswers(modules, platform)
  requireAnswers(modules, provided)
  const announced = Object.assign({}, ...modules.map(({ announces }) => announces)) as Signals
  const listens = modules.flatMap((module) => module.listens ?? [])
  const needs: Assembled = {
    ...platform,
    ...(provided as Provided),
    signals: joinListeners(announced, listens, () => needs),
    personalData: modules.flatMap(({ personalData }) => personalData ?? []),
    topics: modules.flatMap(({ topics }) => topics ?? []),
    kinds: () => {
      kinds ??= findKinds(makeRoutes())
      return kinds
    },
    settings: () => {
      settings ??= findSettings(makeRoutes())
      return settings
    },
    fileUses: modules.flatMap(({ fileUses }) => fileUses ?? []),
    queues: () => {
      queues ??= makeWorkers(unusedPost).map(({ queue, lane }) => ({ queue, lane }))
      return queues
    },
  }
  let queues: ReturnType<Assembled['queues']> | undefined
  let kinds: readonly Kind[] | undefined
  let settings: readonly AnySettings[] | undefined
  const makeWorkers = (post: Post) => {
    const inJobs = Object.assign({}, needs, ...modules.map(({ providesToJobs }) => providesToJobs?.(needs)))
    return [mailWorker(platform, post), ...modules.flatMap(({ workers }) => workers?.(inJobs, post) ?? [])]
  }
  const makeRoutes = () => modules.flatMap(({ routes }) => routes?.(needs) ?? [])
  return {
    needs,
    routes: () => [...makeRoutes(), ...streamPassRoutes(platform, needs.topics)],
    uploads: () => modules.flatMap(({ uploads }) => uploads?.(needs) ?? []),
    workers: (mailServer) => makeWorkers(guardPost(platform, mailServer)),
  }
}

/** For workers that are asked for their queues alone. */
const unusedPost: Post = {
  deliver: () => Promise.reject(new Error('No mail is sent by workers that do nothing')),
}

function requireNeeds(modules: readonly Module[]): void {
  const names = new Set(modules.map(({ name }) => name))
  for (const { name, needs = [] } of modules)
    for (const need of needs) if (!names.has(need)) throw new Error(`Module ${name} needs ${need}, which is not there`)
}

/** The answers of all modules. A second one to a question would replace the first unseen. */
function joinAnswers(modules: readonly Module[], platform: Platform): Partial<Provided> {
  const answers: Record<string, unknown> = {}
  for (const { name, provides } of modules)
    for (const [question, answer] of Object.entries(provides?.(platform) ?? {})) {
      if (question in answers) throw new Error(`Module ${name} answers ${question}, as another module does`)
      answers[question] = answer
    }
  return answers
}

function requireAnswers(modules: readonly Module[], provided: Partial<Provided>): void {
  for (const { name, asks = [] } of modules)
    for (const question of asks)
      if (!(question in provided)) throw new Error(`Module ${name} asks ${question}, which no module answers`)
}
