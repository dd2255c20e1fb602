import { describe, expect, it } from 'vitest'
import { enrolPerson, usualPassword } from '../../../testing/people.ts'
import { home, setUpFactors } from '../../../testing/set-up-factors.ts'

const wrong = { status: 400, body: { code: 'INVALID_FACTOR' } }
const spent = { status: 400, body: { code: 'INVALID_CODE' } }
const recovery = (codigo: string) => ({ tipo: 'CODIGO_RESERVA', codigo }) as const

describe('the second step of a login', () => {
  const stage = setUpFactors()
  const { challenge, complete, totp } = stage

  /** A member with an authenticator app. */
  const guarded = async () => {
    const who = await stage.member()
    return { ...who, ...(await stage.addTotp(who)) }
  }
  const opened = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length
  const acts = async (id: number) => {
    const rows = await stage.asOwner((owner) =>
      owner.query<{ acao: string }>('select acao from auditoria where conta_id = $1 order by id', [id]),
    )
    return rows.map(({ acao }) => acao)
  }

  it('follows a right password, and gives no token before it', async () => {
    const ana = await guarded()
    const { status, body } = await stage.password(ana.email)
    expect(status).toBe(202)
    expect(body).toEqual({
      desafio: expect.stringMatching(/^[\w-]{43}$/),
      expiraEm: new Date(stage.time().getTime() + 5 * 60_000).toISOString(),
      meios: ['TOTP', 'CODIGO_RESERVA'],
      chaveAcesso: null,
    })
    const answer = await complete(body.desafio, totp(ana.segredo))
    expect(answer).toMatchObject({ status: 200, body: { user: { id: ana.id } } })
    expect((await stage.call('GET', '/me', { token: answer.body.token })).status).toBe(200)
    const renewal = { body: { refreshToken: answer.body.refreshToken } }
    expect((await stage.call('POST', '/security/token/refresh', renewal)).status).toBe(200)
  })

  it('says nothing of itself where the password is wrong', async () => {
    const ana = await guarded()
    const body = { username: ana.email, password: 'Errada#123' }
    const answer = await stage.call('POST', '/security/login_check', { body })
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  })

  it('takes the codes of the neighbouring periods, and no other', async () => {
    for (const [seconds, outcome] of [
      [-60, 400],
      [-30, 200],
      [30, 200],
      [60, 400],
    ] as const) {
      const ana = await guarded()
      const { desafio } = await challenge(ana.email)
      const prova = totp(ana.segredo, stage.time().getTime() + seconds * 1000)
      expect((await complete(desafio, prova)).status, `${seconds} s`).toBe(outcome)
    }
  })

  it('takes each code once, and none that is older than one it took', async () => {
    const ana = await guarded()
    const earlier = totp(ana.segredo, stage.time().getTime() - 30_000)
    const code = totp(ana.segredo)
    expect((await complete((await challenge(ana.email)).desafio, code)).status).toBe(200)
    const { desafio } = await challenge(ana.email)
    expect(await complete(desafio, code)).toMatchObject(wrong)
    expect(await complete(desafio, earlier)).toMatchObject(wrong)
    stage.turn(30_000)
    expect((await complete(desafio, totp(ana.segredo))).status).toBe(200)
  })

  it('is good once, for five minutes, at its church, from its network', async () => {
    const ana = await guarded()
    await enrolPerson(stage.platform.transactions.at(stage.videira), { email: ana.email })
    const { desafio } = await challenge(ana.email)
    const prova = totp(ana.segredo)
    const at = (options: object) => complete(desafio, prova, options)
    expect(await at({ address: '203.0.113.9' })).toMatchObject(spent)
    expect(await at({ host: 'videira.narthex.test' })).toMatchObject(spent)
    expect((await at({})).status).toBe(200)
    expect(await at({})).toMatchObject(spent)

    stage.turn(60_000)
    const late = await challenge(ana.email)
    stage.turn(5 * 60_000)
    expect(await complete(late.desafio, totp(ana.segredo))).toMatchObject(spent)
    expect(await complete('made-up', totp(ana.segredo))).toMatchObject(spent)
  })

  it('ends with the password that led to it', async () => {
    const ana = await guarded()
    const { desafio } = await challenge(ana.email)
    await stage.call('POST', '/security/recuperar-senha', { body: { email: ana.email } })
    const codigo = stage.mailbox.codeOf(ana.email, 'recovery')
    const reset = await stage.call('POST', '/user/alterar-senha', { body: { codigo, senha: 'Oliveira#azul8' } })
    expect(reset.status).toBe(200)
    expect(await complete(desafio, totp(ana.segredo))).toMatchObject(spent)

    // A new password opens nothing by itself: what guards the login still does.
    const body = { username: ana.email, password: 'Oliveira#azul8' }
    expect((await stage.call('POST', '/security/login_check', { body })).status).toBe(202)
  })

  it('takes a recovery code once, however it is typed, and tells its owner', async () => {
    const ana = await guarded()
    const [first = '', second = ''] = ana.codes
    expect(ana.codes).toHaveLength(10)
    const typed = recovery(` ${first.toUpperCase().replace('-', ' ')} `)
    expect((await complete((await challenge(ana.email)).desafio, typed)).status).toBe(200)
    expect(stage.mailbox.mails.at(-1)).toMatchObject({ kind: 'recovery-code-used', to: ana.email })
    expect(await complete((await challenge(ana.email)).desafio, recovery(first))).toMatchObject(wrong)
    expect((await complete((await challenge(ana.email)).desafio, recovery(second))).status).toBe(200)
    expect(await acts(ana.id)).toEqual(expect.arrayContaining(['RECOVERY_CODE_USED', 'FACTOR_FAILED']))
    const others = await guarded()
    expect(await complete((await challenge(ana.email)).desafio, recovery(others.codes[0] ?? ''))).toMatchObject(wrong)
  })

  it('limits guesses: five in a quarter of an hour, and the owner is told', async () => {
    const ana = await guarded()
    const bad = { tipo: 'TOTP', codigo: '000000' } as const
    const guess = async () => complete((await challenge(ana.email)).desafio, bad, { address: home })
    for (let turn = 0; turn < 5; turn++) expect(await guess()).toMatchObject(wrong)
    expect(stage.mailbox.mails.filter(({ kind }) => kind === 'second-factor-failed')).toHaveLength(1)
    expect(await guess()).toMatchObject({ status: 429 })
    const right = await complete((await challenge(ana.email)).desafio, totp(ana.segredo))
    expect(right).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    stage.turn(15 * 60_000)
    expect((await complete((await challenge(ana.email)).desafio, totp(ana.segredo))).status).toBe(200)
  })

  it('opens one session however often one answer is sent at once', async () => {
    const ana = await guarded()
    const { desafio } = await challenge(ana.email)
    const answers = await Promise.all([1, 2, 3].map(() => complete(desafio, totp(ana.segredo))))
    expect(opened(answers)).toBe(1)
  })

  it('takes one code at one of two challenges that are answered at once', async () => {
    const ana = await guarded()
    const both = [await challenge(ana.email), await challenge(ana.email)]
    const answers = await Promise.all(both.map(({ desafio }) => complete(desafio, totp(ana.segredo))))
    expect(opened(answers)).toBe(1)
  })

  it('control: with the period forgotten, one code answers both', async () => {
    const ana = await guarded()
    await without('conta_totp', 'ultimo_passo', async () => {
      const both = [await challenge(ana.email), await challenge(ana.email)]
      const answers = await Promise.all(both.map(({ desafio }) => complete(desafio, totp(ana.segredo))))
      expect(opened(answers)).toBe(2)
    })
  })

  it('takes one of two answers that one challenge is given at once, and leaves the other good', async () => {
    const ana = await guarded()
    const { desafio } = await challenge(ana.email)
    const codes = ana.codes.slice(0, 2).map(recovery)
    const answers = await Promise.all(codes.map((code) => complete(desafio, code)))
    expect(opened(answers)).toBe(1)
    const left = codes[answers.findIndex(({ status }) => status !== 200)] ?? recovery('')
    expect((await complete((await challenge(ana.email)).desafio, left)).status).toBe(200)
  })

  it('control: with the challenge never spent, both are taken', async () => {
    const ana = await guarded()
    await without('codigo_unico', 'usado_em', async () => {
      const { desafio } = await challenge(ana.email)
      const answers = await Promise.all(ana.codes.slice(0, 2).map((code) => complete(desafio, recovery(code))))
      expect(opened(answers)).toBe(2)
    })
  })

  it('is asked for after a registration at another church, and not after a hand-off', async () => {
    const ana = await guarded()
    await enrolPerson(stage.platform.transactions.at(stage.videira), { email: ana.email })
    const there = { host: 'videira.narthex.test' }
    const { status } = await stage.password(ana.email, there)
    expect(status).toBe(202)
    const { desafio } = await challenge(ana.email, there)
    expect((await complete(desafio, totp(ana.segredo), there)).status).toBe(200)
  })

  it('is not asked of who has none', async () => {
    const rui = await stage.member()
    const { status, body } = await stage.password(rui.email)
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['token', 'refreshToken', 'user'] })
    const login = await stage.logIn(rui.email, { password: usualPassword })
    expect(login.user.id).toBe(rui.id)
  })

  /** Runs while a column forgets whatever is written to it. */
  async function without(table: string, column: string, work: () => Promise<void>): Promise<void> {
    await stage.asOwner(async (owner) => {
      await owner.exec(`
        create function forget() returns trigger language plpgsql as
          $$ begin new.${column} := old.${column}; return new; end $$;
        create trigger forget before update on ${table} for each row execute function forget();`)
    })
    await work().finally(() =>
      stage.asOwner((owner) => owner.exec(`drop trigger forget on ${table}; drop function forget();`)),
    )
  }
})
