import type { Scene } from './scenes/scene.ts'

/** A church's prayers. The author is one of `people` or the demo's login. */
export interface DemoWall {
  readonly reasons: readonly string[]
  readonly people: readonly { readonly nome: string; readonly sobrenome: string; readonly dataNascimento?: string }[]
  readonly prayers: readonly DemoPrayer[]
}

export interface DemoPrayer {
  /** A given name; the login's own, where none of `people` has it. */
  readonly by: string
  readonly daysAgo: number
  readonly reason?: string
  readonly text: string
  readonly isAnonymous?: true
  readonly forPastors?: true
  readonly wants?: 'call' | 'visit'
  readonly scene?: Scene
  /** How many people of the demo church prayed. */
  readonly prayed?: number
  readonly messages?: readonly (readonly [by: string, text: string])[]
  /** The answer, with its age in days. */
  readonly answered?: { readonly daysAgo: number; readonly text: string }
  /** State: it waits for a moderator, or has been reported. */
  readonly is?: 'waiting' | 'reported'
}
