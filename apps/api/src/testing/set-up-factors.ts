import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { beforeEach } from 'vitest'
import type { MemberId } from '../platform/ids.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import type { Answer, CallOptions } from './caller.ts'
import { openMailbox } from './mailbox.ts'
import { createPasskey, type KeptPasskey } from './passkey-device.ts'
import { enrolPerson, usualPassword } from './people.ts'
import { makeTotp } from './second-factors.ts'
import { setUpChurches } from './set-up.ts'

/** A member with a session, and what they hold of second factors. */
export interface Insider {
  readonly email: string
  readonly id: number
  readonly memberId: MemberId
  token: string
  refreshToken: string
}

export const home = '198.51.100.7'
export const originOfFarol = 'http://farol.narthex.test'

/** Two churches of a platform whose clock the test turns, and members who log in from one address. */
export function setUpFactors() {
  const mailbox = openMailbox()
  let [now, people] = [Date.UTC(2026, 2, 1, 12), 0]
  const test = setUpChurches({ farol: {}, videira: {} }, { mail: mailbox, clock: () => new Date(now) })

  beforeEach(() => {
    // Past every window and period that an earlier test has used up.
    now += 60 * 60_000
    mailbox.mails.length = 0
  })

  const post = (path: string, options: CallOptions) => test.call('POST', path, { address: home, ...options })
  /** Logs in by password; a login with a second factor gets its challenge. */
  const password = (email: string, options: CallOptions = {}): Promise<Answer> =>
    post('/security/login_check', { ...options, body: { username: email, password: usualPassword } })
  const own = ({ id }: Insider, path = '') => `/user/${id}/fator${path}`

  const verbs = {
    mailbox,
    password,
    own,
    turn(ms: number): void {
      now += ms
    },
    time: () => new Date(now),
    async member({
      church = test.farol as ChurchScope,
      email = `pessoa${++people}@example.org`,
    } = {}): Promise<Insider> {
      const { account, memberId } = await enrolPerson(test.platform.transactions.at(church), { email })
      const { body } = await password(email, { host: `${church.codigo}.narthex.test` })
      return { email, id: account.id, memberId, token: body.token, refreshToken: body.refreshToken }
    },
    async challenge(email: string, options?: CallOptions): Promise<SecondStep> {
      const { status, body } = await password(email, options)
      if (status !== 202) throw new Error(`${email} was not asked for a second factor: ${JSON.stringify(body)}`)
      return body
    },
    complete: (desafio: string, prova: FactorProof, options: CallOptions = {}) =>
      post('/security/segundo-fator', { ...options, body: { desafio, prova } }),
    async addTotp(who: Insider): Promise<{ readonly segredo: string; readonly codes: string[] }> {
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
    async addPasskey(
      who: Insider,
      options: CallOptions = {},
    ): Promise<{ readonly passkey: KeptPasskey; readonly codes: string[] }> {
      const { token } = who
      const { body: begun } = await post(own(who, '/chave-acesso'), { token, ...options })
      const { passkey, resposta } = createPasskey(begun.opcoes, { origin: `http://${begun.opcoes.rp.id}` })
      const body = { codigo: begun.codigo, nome: 'Notebook', resposta }
      const confirmed = await post(own(who, '/chave-acesso/confirmar'), { token, body, ...options })
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
      return { passkey, codes: confirmed.body.codigosReserva ?? [] }
    },
    totp: (segredo: string, atMs = now): FactorProof & { readonly tipo: 'TOTP' } => ({
      tipo: 'TOTP',
      codigo: makeTotp(segredo, atMs),
    }),
  }
  return Object.assign(test, verbs)
}
