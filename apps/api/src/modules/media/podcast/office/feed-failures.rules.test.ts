import { expect, it } from 'vitest'
import { toFeedFailure } from './feed-failures.rules.ts'

it.each([
  ['HTTP 404', 'NAO_ENCONTRADO'],
  ['HTTP 403', 'RECUSADO'],
  ['HTTP 429', 'SERVIDOR'],
  ['HTTP 503', 'SERVIDOR'],
  ['HTTP 204', 'NAO_E_FEED'],
  ['The feed is not RSS', 'NAO_E_FEED'],
  ['The content type is not that of a feed', 'NAO_E_FEED'],
  ['The feed has no episodes', 'SEM_EPISODIOS'],
  ['The feed has too many elements', 'GRANDE'],
  ['It is too long', 'GRANDE'],
  ['It sends on too often', 'ENDERECO'],
  ['Not a public address', 'ENDERECO'],
  ['ENOTFOUND', 'ENDERECO'],
  ['CERT_HAS_EXPIRED', 'ENDERECO'],
  ['ECONNREFUSED', 'SEM_RESPOSTA'],
  ['TimeoutError', 'SEM_RESPOSTA'],
])('the reason %j is told as %s', (reason, failure) => expect(toFeedFailure(reason)).toBe(failure))
