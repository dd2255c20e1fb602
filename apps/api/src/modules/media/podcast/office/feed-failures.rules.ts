import type { PodcastState } from '@narthex/contract/media/podcast-office.endpoints'

type Failure = NonNullable<NonNullable<PodcastState['leitura']>['falha']>

/** Failures that staff can do something about, by the reason that a reading left. */
const failures: readonly (readonly [reason: RegExp, failure: Failure])[] = [
  [/^HTTP (?:404|410)$/, 'NAO_ENCONTRADO'],
  [/^HTTP (?:401|402|403|407|451)$/, 'RECUSADO'],
  [/^HTTP [45]\d\d$/, 'SERVIDOR'],
  [/^HTTP/, 'NAO_E_FEED'],
  [/no episodes/, 'SEM_EPISODIOS'],
  [/too (?:long|many|deep)|too deeply/, 'GRANDE'],
  [/^The (?:feed|content type|text encoding)|packed/, 'NAO_E_FEED'],
  [/address|sends on|ENOTFOUND|EAI_|ERR_INVALID_URL|CERT|certificate|ALTNAME|SELF_SIGNED/, 'ENDERECO'],
]

/** Names a failed reading for staff; what no reason tells is a server that did not answer. */
export const toFeedFailure = (reason: string): Failure =>
  failures.find(([known]) => known.test(reason))?.[1] ?? 'SEM_RESPOSTA'
