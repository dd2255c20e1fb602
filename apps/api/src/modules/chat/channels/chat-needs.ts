import type { Needs } from '../../../platform/platform.ts'
import type { PaceKeeper } from './pace.ts'

/** Platform services that chat calls need. */
export type ChatNeeds = Needs<'captcha' | 'streams'> & {
  readonly pace: PaceKeeper
}

declare module '../../../platform/modules/module.ts' {
  interface Provided extends Pick<ChatNeeds, 'pace'> {}
}
