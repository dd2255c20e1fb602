import type { Scene } from './scenes/scene.ts'

/** What a church prays for: who asks stands in `people`, or is the login that everybody may use. */
export interface DemoWall {
  readonly reasons: readonly string[]
  readonly people: readonly { readonly nome: string; readonly sobrenome: string; readonly dataNascimento?: string }[]
  readonly prayers: readonly DemoPrayer[]
}

export interface DemoPrayer {
  /** A given name; the login's, where nobody of `people` has it. */
  readonly by: string
  readonly daysAgo: number
  readonly reason?: string
  readonly text: string
  readonly isAnonymous?: true
  readonly forPastors?: true
  readonly wants?: 'call' | 'visit'
  readonly scene?: Scene
  /** How many people prayed, of those that the church has here. */
  readonly prayed?: number
  readonly messages?: readonly (readonly [by: string, text: string])[]
  /** What became of it, so many days ago. */
  readonly answered?: { readonly daysAgo: number; readonly text: string }
  /** It waits for a moderator, or somebody has reported it. */
  readonly is?: 'waiting' | 'reported'
}
