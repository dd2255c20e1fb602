import type { Platform } from '../../../platform/platform.ts'
import type { SourceProbe } from '../sources/source-probe.service.ts'
import type { LiveSignals } from './live.signals.ts'
import type { Viewers } from './viewers.service.ts'

/** Platform services that broadcasts need. */
export interface LiveNeeds extends Pick<Platform, 'captcha' | 'domain' | 'log'> {
  readonly signals: LiveSignals
  readonly viewers: Viewers
  readonly sources: SourceProbe
}

declare module '../../../platform/modules/module.ts' {
  interface Provided extends Pick<LiveNeeds, 'viewers' | 'sources'> {}
}
