import type { TitleService } from '@narthex/contract/play/play-values'
import { unknownVideoPolicy } from '../../../components/player/player-policy.server.ts'
import type { PageSources } from '../../../page.ts'

/**
 * Content policy of a page that plays a title of Play. Stream locations are sent to viewers only, so the page may load
 * pieces from any site.
 */
export function playPolicy(servico: TitleService): Partial<PageSources> {
  return { ...unknownVideoPolicy, ...(servico === 'HLS' && { connect: ['https:'] }) }
}
