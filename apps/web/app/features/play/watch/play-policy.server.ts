import type { TitleService } from '@narthex/contract/play/play-values'
import { unknownVideoPolicy } from '../../../components/player/player-policy.server.ts'
import type { PageSources } from '../../../page.ts'

/**
 * What a page that plays a title of Play must be allowed. Where a stream is, only its viewers are told: its page may load
 * pieces from any site.
 */
export function playPolicy(servico: TitleService): Partial<PageSources> {
  return { ...unknownVideoPolicy, ...(servico === 'HLS' && { connect: ['https:'] }) }
}
