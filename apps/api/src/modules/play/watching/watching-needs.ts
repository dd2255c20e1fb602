import type { TitleAccess } from '@narthex/contract/play/play-values'
import type { MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { SightNeeds } from '../catalogue/sight.queries.ts'

/** Whether a member may play a title now, and on how many devices at once. */
export type FindViewing = (
  work: ChurchWork,
  memberId: MemberId,
  title: { readonly id: number; readonly acesso: TitleAccess },
) => Promise<{ readonly mayPlay: boolean; readonly screens: number }>

/** The dependencies of the services for watching. */
export interface WatchingNeeds extends SightNeeds, Needs<'captcha'> {
  readonly findViewing: FindViewing
}

declare module '../../../platform/modules/module.ts' {
  interface Provided extends Pick<WatchingNeeds, 'findViewing' | 'findSightRights'> {}
}
