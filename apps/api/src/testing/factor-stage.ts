import type { Credential } from '@narthex/contract/auth/auth.schemas'
import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { foundChurch } from '../modules/churches/churches.editing.service.ts'
import type { MemberId } from '../platform/ids.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import { type Answer, type Caller, type CallOptions, openCaller } from './caller.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { createPasskey, type KeptPasskey } from './passkey-device.ts'
import { enrolPerson, usualPassword } from './people.ts'
import { plainChurch } from './plain-church.ts'
import { makeTotp } from './second-factors.ts'
import { openTestPlatform, type TestPlatform } from './test-platform.ts'

/** A member with a session, and what they hold of second factors. */
export interface Insider {
  readonly email: string
  readonly id: number
  readonly memberId: MemberId
  token: string
  refreshToken: string
}

/** Two churches of an own platform whose clock the test turns, and members who log in from one address. */
export interface FactorStage {
  readonly test: TestPlatform
  readonly caller: Caller
  readonly farol: ChurchScope
  readonly videira: ChurchScope
  readonly mailbox: Mailbox
  /** Now, and from now on. */
  turn(ms: number): void
  now(): Date
  member(own?: { readonly church?: ChurchScope; readonly email?: string }): Promise<Insider>
  /** Logs in by password; a login with a second factor gets its challenge. */
  password(email: string, options?: CallOptions): Promise<Answer>
  challenge(email: string, options?: CallOptions): Promise<SecondStep>
  complete(desafio: string, prova: FactorProof, options?: CallOptions): Promise<Answer>
  addTotp(who: Insider): Promise<{ readonly segredo: string; readonly codes: string[] }>
  addPasskey(who: Insider, options?: CallOptions): Promise<{ readonly passkey: KeptPasskey; readonly codes: string[] }>
  totp(segredo: string, atMs?: number): FactorProof & { readonly tipo: 'TOTP' }
  own(who: Insider, path?: string): string
}

export const home = '198.51.100.7'
export const originOfFarol = 'http://farol.narthex.test'

export function openFactorStage(): FactorStage {
  const mailbox = openMailbox()
  let [now, people] = [Date.UTC(2026, 2, 1, 12), 0]
  let stage: Pick<FactorStage, 'test' | 'caller' | 'farol' | 'videira'>

  beforeAll(async () => {
    const test = await openTestPlatform({ mail: mailbox, clock: () => new Date(now) })
    const farol = await foundChurch(test.platform, plainChurch('farol'))
    const videira = await foundChurch(test.platform, plainChurch('videira'))
    stage = { test, farol, videira, caller: await openCaller(test.platform, 'farol') }
  })
  afterAll(async () => {
    await stage.caller.app.close()
    await stage.test.close()
  })
  beforeEach(() => {
    // Past every window and period that an earlier test has used up.
    now += 60 * 60_000
    mailbox.mails.length = 0
  })

  const post = (path: string, options: CallOptions) => stage.caller.call('POST', path, { address: home, ...options })
  const password: FactorStage['password'] = (email, options = {}) =>
    post('/security/login_check', { ...options, body: { username: email, password: usualPassword } })
  const own = ({ id }: Insider, path = '') => `/user/${id}/fator${path}`

  return {
    get test() {
      return stage.test
    },
    get caller() {
      return stage.caller
    },
    get farol() {
      return stage.farol
    },
    get videira() {
      return stage.videira
    },
    mailbox,
    turn(ms) {
      now += ms
    },
    now: () => new Date(now),
    async member({ church = stage.farol, email = `pessoa${++people}@example.org` } = {}) {
      const { account, memberId } = await enrolPerson(stage.test.platform, church, { email })
      const host = `${church.codigo}.narthex.test`
      const { body }: { body: Credential } = await password(email, { host })
      return { email, id: account.id, memberId, token: body.token, refreshToken: body.refreshToken }
    },
    password,
    async challenge(email, options) {
      const { status, body } = await password(email, options)
      if (status !== 202) throw new Error(`${email} was not asked for a second factor: ${JSON.stringify(body)}`)
      return body
    },
    complete: (desafio, prova, options = {}) =>
      post('/security/segundo-fator', { ...options, body: { desafio, prova } }),
    async addTotp(who) {
      const { token } = who
      const { body: begun } = await post(own(who, '/totp'), { token })
      const totp = makeTotp(begun.segredo, now)
      const body = { codigo: begun.codigo, totp, nome: 'Telefone' }
      const confirmed = await post(own(who, '/totp/confirmar'), { token, body })
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
      // The code that confirmed it is used up.
      now += 60_000
      return { segredo: begun.segredo, codes: confirmed.body.codigosReserva ?? [] }
    },
    async addPasskey(who, options = {}) {
      const { token } = who
      const { body: begun } = await post(own(who, '/chave-acesso'), { token, ...options })
      const { passkey, resposta } = createPasskey(begun.opcoes, { origin: `http://${begun.opcoes.rp.id}` })
      const body = { codigo: begun.codigo, nome: 'Notebook', resposta }
      const confirmed = await post(own(who, '/chave-acesso/confirmar'), { token, body, ...options })
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
      return { passkey, codes: confirmed.body.codigosReserva ?? [] }
    },
    totp: (segredo, atMs = now) => ({ tipo: 'TOTP', codigo: makeTotp(segredo, atMs) }),
    own,
  }
}
