import { describe, expect, it } from 'vitest'
import { createScope } from '../../platform/scope/scope-factory.ts'
import { type Guessable, toCounters } from './limits.rules.ts'

describe('attempts of a login', () => {
  const church = createScope({
    kind: 'church',
    id: 7,
    uuid: '7bd9b5f2-5a6e-4a6c-9c67-5fc2d8a0f0aa',
    codigo: 'videira',
    slug: 'videira',
    flagAtivo: true,
    versao: 1,
    organizacaoId: null,
    hostPrincipal: null,
  })
  const who = (what: Guessable, email: string) =>
    toCounters({ what, email, isKnownNetwork: false }, church, { address: '192.0.2.1', userAgent: '' })[0]?.who
  const spellings = ['a.na@gmail.com', 'ana+1@gmail.com', 'ANA@googlemail.com']

  it.each(['mail', 'registration'] as const)('%s count by the mailbox: it gets the mails', (what) => {
    expect(new Set(spellings.map((email) => who(what, email)))).toEqual(new Set(['ana@gmail.com']))
  })

  it('with a password count by the account', () => {
    expect(new Set(spellings.map((email) => who('login', email))).size).toBe(3)
  })
})
