import type { TitleService } from '@narthex/contract/play/play-values'

/*
 * A page's policy is set when its document is loaded, and stays while the app goes on to other titles in it.
 */

let opened: TitleService | undefined

/** The document was loaded for a title of this service. */
export function noteDocument(servico: TitleService): void {
  opened ??= servico
}

/** Checks whether this document may play another title; if not, the page has to be loaded for it. */
export function canPlayHere(servico: TitleService): boolean {
  return opened !== undefined && (servico !== 'HLS' || opened === 'HLS')
}

/** Id of the element shown in full screen; it stays from one title to the next. */
export const stageId = 'play-stage'
