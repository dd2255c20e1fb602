import { beforeEach, describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const quarterMs = 15 * 60_000
const captcha = solvedAt('farol')

describe('mails that open an account', () => {
  const mailbox = openMailbox()
  let now = new Date('2026-03-01T12:00:00Z')
  let number = 0
  let name: string
  const test = setUpChurches({ farol: {} }, { clock: () => now, mail: mailbox, recaptcha: easyCaptcha })

  beforeEach(() => {
    mailbox.mails.length = 0
    name = `ana${++number}`
  })

  const ask = (path: string, email = `${name}@example.org`, own: object = {}) =>
    test.call('POST', path, { body: { email, captcha }, ...own })
  const recover = (email?: string, own?: object) => ask('/security/recuperar-senha', email, own)
  const activate = (email?: string) => ask('/security/solicitar-verificacao-email/?igreja=farol', email)
  const register = (email: string) =>
    test.call('POST', '/igreja/farol/usuario/', {
      body: { nome: 'Ana', sobrenome: 'Souza', email, senha: 'Videira#quatro4', idioma: 'pt', captcha },
    })
  const count = (kind: string) => mailbox.mails.filter((mail) => mail.kind === kind).length
  const pass = () => {
    now = new Date(now.getTime() + quarterMs)
  }

  it('are five an hour to one mailbox, and the answer stays the same; the last code stays good', async () => {
    const email = `${name}@example.org`
    await enrolPerson(test.platform.transactions.at(test.farol), { email })
    const answers = []
    for (let turn = 0; turn < 4; turn++) answers.push(await recover())
    pass()
    for (let turn = 0; turn < 4; turn++) answers.push(await recover())
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]))
    expect(count('recovery')).toBe(5)
    const codigo = mailbox.codeOf(email, 'recovery')
    const changed = await test.call('POST', '/user/alterar-senha', { body: { codigo, senha: 'Oliveira#cinco5' } })
    expect(changed.status).toBe(200)
  })

  it('are twenty a day to one mailbox, with those of all its spellings', async () => {
    for (const end of ['', '+a', '+b'])
      await enrolPerson(test.platform.transactions.at(test.farol), { email: `${name}${end}@example.org` })
    for (let quarter = 0; quarter < 24 * 4; quarter++) {
      for (const end of ['', '+a', '+b']) expect((await recover(`${name}${end}@example.org`)).status).toBe(200)
      pass()
    }
    expect(count('recovery')).toBe(20)
  })

  it('of registrations count as well: they stand without one, and the next is sent an hour later', async () => {
    const answers = []
    for (let turn = 0; turn < 8; turn++) answers.push(await register(`${name}+${turn}@example.org`))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, { flagAtivo: false }]))
    expect(count('activation')).toBe(5)
    pass()
    expect((await activate(`${name}+7@example.org`)).status).toBe(200)
    expect(count('activation')).toBe(5)
    for (let quarter = 0; quarter < 4; quarter++) pass()
    expect((await activate(`${name}+7@example.org`)).status).toBe(200)
    expect(count('activation')).toBe(6)
  })

  it('that strangers ask for use up none of those that the owner asks for on a network of theirs', async () => {
    const email = `${name}@example.org`
    const home = { address: '198.51.100.60' }
    await enrolPerson(test.platform.transactions.at(test.farol), { email })
    const login = { username: email, password: usualPassword }
    expect((await test.call('POST', '/security/login_check', { body: login, ...home })).status).toBe(200)
    for (let quarter = 0; quarter < 2; quarter++) {
      for (let turn = 0; turn < 3; turn++) await recover()
      pass()
    }
    expect(count('recovery')).toBe(5)
    expect((await recover(email, home)).status).toBe(200)
    expect(count('recovery')).toBe(6)
  })
})
