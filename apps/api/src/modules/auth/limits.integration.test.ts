import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../testing/caller.ts'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { insertAccount } from './accounts.queries.ts'

const minutes = (count: number) => count * 60_000
const refused = { status: 401, body: { code: 'INVALID_CREDENTIALS' } }
const captchaWanted = { status: 400, body: { code: 'CAPTCHA_REQUIRED' } }
const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } }

describe('guessing', () => {
  const mailbox = openMailbox()
  let now = new Date('2026-03-01T12:00:00Z')

  const test = setUpChurches({ farol: {}, videira: {} }, { clock: () => now, recaptcha: easyCaptcha, mail: mailbox })

  beforeAll(async () => {
    for (const church of [test.farol, test.videira]) await enrolPerson(test.platform.transactions.at(church))
  })
  // Long enough that nothing earlier counts.
  beforeEach(() => {
    now = new Date(now.getTime() + minutes(60))
  })

  const captcha = solvedAt('farol')
  const guess = (body: object = {}, options: CallOptions = {}) =>
    test.call('POST', '/security/login_check', {
      body: { username: 'ana@example.org', password: 'wrong', ...body },
      ...options,
    })
  const guesses = async (count: number, body: object = {}, options: CallOptions = {}) => {
    const answers = []
    for (let turn = 0; turn < count; turn++) answers.push(await guess(body, options))
    return answers
  }

  it('asks for a captcha at the fourth wrong password, from any client, and takes none that is not solved', async () => {
    for (const answer of await guesses(3)) expect(answer).toMatchObject(refused)
    expect(await guess()).toMatchObject(captchaWanted)
    expect(await guess({ password: usualPassword })).toMatchObject(captchaWanted)
    expect(await guess({ captcha: 'made up' })).toMatchObject({ status: 400, body: { code: 'INVALID_CAPTCHA' } })
    expect((await guess({ password: usualPassword, captcha })).status).toBe(200)
  })

  it('of one login ends after ten tries until the first is a quarter of an hour old, at whatever church it is tried', async () => {
    const first = now.getTime()
    await guesses(5, { captcha })
    now = new Date(first + minutes(5))
    for (const answer of await guesses(5, { captcha: solvedAt('videira') }, { host: 'videira.narthex.test' }))
      expect(answer).toMatchObject(refused)
    const closed = await guess({ password: usualPassword, captcha })
    expect(closed).toMatchObject(tooMany)
    expect(closed.headers['retry-after']).toBe(String(10 * 60))
    now = new Date(first + minutes(15) - 1)
    expect(await guess({ captcha })).toMatchObject(tooMany)
    now = new Date(first + minutes(15))
    expect(await guess({ captcha })).toMatchObject(refused)
    now = new Date(first + minutes(20))
    expect((await guess({ password: usualPassword, captcha })).status).toBe(200)
  })

  it('of one login by forty at the very same time is ten tries', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess({ captcha })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('of one login from everywhere else does not keep out its owner on a known network', async () => {
    const home = { address: '198.51.100.40' }
    const right = { password: usualPassword }
    expect((await guess(right, home)).status).toBe(200)
    await guesses(10, { captcha })
    expect(await guess({ ...right, captcha })).toMatchObject(tooMany)
    expect((await guess(right, home)).status).toBe(200)
    // Behind the same address of IPv6, at another church, and as the months pass.
    const phone = { address: '2001:db8:7:7::1' }
    now = new Date(now.getTime() + minutes(60))
    expect((await guess(right, phone)).status).toBe(200)
    await guesses(10, { captcha })
    expect((await guess(right, { address: '2001:db8:7:7::2' })).status).toBe(200)
    now = new Date(now.getTime() + minutes(90 * 24 * 60))
    await guesses(10, { captcha })
    expect(await guess({ ...right, captcha }, phone)).toMatchObject(tooMany)
  })

  it('of one login from a network that its owner uses is ten tries as well', async () => {
    const home = { address: '198.51.100.41' }
    await guess({ password: usualPassword }, home)
    for (const answer of await guesses(10, { captcha }, home)) expect(answer).toMatchObject(refused)
    expect(await guess({ password: usualPassword, captcha }, home)).toMatchObject(tooMany)
    expect((await guess({ password: usualPassword, captcha })).status).toBe(200)
  })

  it('of an unconfirmed login makes no network known: a stranger may have set its password', async () => {
    const stranger = { address: '198.51.100.42' }
    const username = 'ana@example.org'
    await test.asOwner((owner) => owner.exec("update conta set flag_ativo = false where email = 'ana@example.org'"))
    expect(await guess({ username, password: usualPassword }, stranger)).toMatchObject({ status: 403 })
    await test.asOwner((owner) => owner.exec("update conta set flag_ativo = true where email = 'ana@example.org'"))
    await guesses(10, { captcha })
    expect(await guess({ captcha }, stranger)).toMatchObject(tooMany)
  })

  it('control: the limit of a login is no limit of another', async () => {
    await guesses(11, { captcha })
    expect(await guess({ username: 'unknown@example.org' })).toMatchObject(refused)
  })

  it('an unknown e-mail is limited like a known one', async () => {
    const username = 'unknown@example.org'
    for (const answer of await guesses(3, { username })) expect(answer).toMatchObject(refused)
    expect(await guess({ username })).toMatchObject(captchaWanted)
    await guesses(7, { username, captcha })
    expect(await guess({ username, captcha })).toMatchObject(tooMany)
  })

  it('from one address asks for a captcha after twenty logins; logging in rightly does not count', async () => {
    const address = '198.51.100.7'
    for (let turn = 0; turn < 25; turn++)
      expect((await guess({ password: usualPassword }, { address })).status).toBe(200)
    for (let turn = 0; turn < 20; turn++)
      expect(await guess({ username: `a${turn}@example.org` }, { address })).toMatchObject(refused)
    expect(await guess({ username: 'b@example.org' }, { address })).toMatchObject(captchaWanted)
    expect(await guess({ username: 'b@example.org' })).toMatchObject(refused)
  })

  it('one password on a hundred logins calls for captchas at the church, once into its audit log, and closes nothing', async () => {
    for (let turn = 0; turn < 100; turn++)
      expect(await guess({ username: `spray${turn}@example.org` })).toMatchObject(refused)
    expect(await guess({ username: 'spray@example.org' })).toMatchObject(captchaWanted)
    expect((await guess({ password: usualPassword, captcha })).status).toBe(200)
    const elsewhere = await guess({ username: 'spray@example.org' }, { host: 'videira.narthex.test' })
    expect(elsewhere).toMatchObject(refused)
    const acts = await test.asOwner((owner) => owner.query("select 1 from auditoria where acao = 'LOGIN_SPRAYING'"))
    expect(acts).toHaveLength(1)
  })

  it('e-mails, by asking whether they have a login, asks for a captcha after ten from an address', async () => {
    const look = (turn: number, rest = '') =>
      test.call('GET', `/user/?email=x${turn}@example.org${rest}`, { address: '198.51.100.8' })
    for (let turn = 0; turn < 10; turn++) expect((await look(turn)).status).toBe(200)
    expect(await look(10)).toMatchObject(captchaWanted)
    expect((await look(10, `&captcha=${encodeURIComponent(captcha)}`)).status).toBe(200)
  })

  it('an address is written to at most four times, from the second time on with a captcha', async () => {
    const ask = (body = {}) =>
      test.call('POST', '/security/recuperar-senha', { body: { email: 'ana@example.org', ...body } })
    expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject(captchaWanted)
    for (let turn = 0; turn < 3; turn++) expect((await ask({ captcha })).status).toBe(200)
    expect(await ask({ captcha })).toMatchObject(tooMany)
    expect(mailbox.mails.filter(({ kind }) => kind === 'recovery')).toHaveLength(4)
  })

  it('keeps no e-mail and no address of who tries, and forgets tries that count no more', async () => {
    await guess({}, { address: '198.51.100.99' })
    const kept = await test.asOwner((owner) => owner.query<{ chave: string }>('select * from tentativa'))
    expect(JSON.stringify(kept)).not.toMatch(/ana@|198\.51/)
    now = new Date(now.getTime() + minutes(60))
    for (let turn = 0; turn < 20; turn++) await guess({ username: `later${turn}@example.org` })
    const left = await test.asOwner((owner) =>
      owner.query('select 1 from tentativa where expira_em <= $1', [now.toISOString()]),
    )
    expect(left).toEqual([])
  })

  it('logins of the whole house cannot be read by a church: the database refuses it', async () => {
    const read = test.platform.transactions.inChurch(test.farol, ({ tx }) => tx.execute('select email from conta'))
    await expect(read).rejects.toMatchObject({ cause: { code: '42501' } })
    const dataCadastro = now
    const write = test.platform.transactions.inChurch(test.farol, ({ tx }) =>
      insertAccount(tx, {
        email: 'x@example.org',
        senhaHash: 'x',
        idioma: 'pt',
        dataCadastro,
        dataUltimaAlteracao: dataCadastro,
      }),
    )
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
