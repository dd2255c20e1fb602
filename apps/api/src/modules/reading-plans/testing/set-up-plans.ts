import { hourMs } from '@narthex/contract/durations'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { findAccount } from '../../auth/accounts.service.ts'
import { startSession } from '../../auth/sessions.service.ts'

export const gospelsPlan = '2c6b7b93-9b6e-459e-888f-4eacb0ba1946'
export const monthPlan = '21c616f5-5364-4bd5-b1d1-ff095b155427'
/** A Sunday, 9 o'clock in São Paulo. */
export const startOfTests = new Date('2026-03-01T12:00:00Z')
export const today = '2026-03-01'

/** Two churches, and members who read. */
export function setUpPlans() {
  const statements: string[] = []
  const test = setUpChurches(
    { videira: { fusoHorario: 'America/Sao_Paulo' }, farol: { fusoHorario: 'America/Sao_Paulo' } },
    { startsAt: startOfTests, onQuery: (statement) => statements.push(statement) },
  )
  /** Starts a new session for its token: plans take longer than tokens live. */
  const renewToken = async ({ church, email }: Person) => {
    const account = await findAccount(test.platform.transactions.at(church), email)
    if (!account) throw new Error(`No account of ${email}`)
    const source = { address: '192.0.2.1', userAgent: 'test' }
    return (await startSession(test.platform, test.platform.transactions.at(church), account, { source })).token
  }
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: Person, body?: object) =>
    test.call(method, `/user/plano-leitura/${path}${path.includes('/roda') ? '' : '?idioma=pt'}`, {
      token: await renewToken(by),
      ...(by.church.codigo === 'farol' ? { host: 'farol.narthex.test' } : {}),
      ...(body ? { body } : {}),
    })
  return {
    test,
    call,
    /** Statements that the database was sent. */
    statements,
    async start(by: Person, own: object = {}): Promise<Subscription> {
      const { status, body } = await call('POST', '', by, { plano: monthPlan, inicio: null, lembrete: null, ...own })
      if (status !== 201) throw new Error(`Not begun: ${JSON.stringify(body)}`)
      return body
    },
    /** Marks all passages of days, numbered from 1. */
    read(by: Person, { uuid, rodada, plano }: Subscription, days: readonly number[], lida = true) {
      const em = test.now.toISOString()
      const marcas = days.flatMap((dia) =>
        (plano.dias[dia - 1]?.passagens ?? []).map((passagem) => ({ dia, passagem, lida, em })),
      )
      return call('PUT', `${uuid}/leitura`, by, { rodada, marcas })
    },
    passDays(days: number) {
      test.advance(days * 24 * hourMs)
    },
  }
}
