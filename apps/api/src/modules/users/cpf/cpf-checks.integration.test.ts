import { beforeAll, describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'

const senha = 'Videira#quatro4'
const cpf = '11144477735'

describe('a CPF that a member has', () => {
  const test = setUpChurches(
    { videira: {}, farol: {} },
    { startsAt: new Date('2026-03-02T12:00:00Z'), recaptcha: easyCaptcha },
  )
  const { readNew } = setUpMails(test)
  let number = 0
  beforeAll(() =>
    test.asOwner((owner) => owner.exec(`update igreja set email = 'contato@videira.example' where codigo = 'videira'`)),
  )
  const nextEmail = (name: string) => `${name}${++number}@example.org`

  const register = (email: string, own: object = {}) =>
    test.call('POST', '/igreja/videira/usuario/', {
      body: { nome: 'Ana', sobrenome: 'Souza', email, senha, idioma: 'pt', captcha: solvedAt('videira'), ...own },
    })
  const confirm = (letter: string) =>
    test.call('POST', '/security/confirmar-email', { body: { codigo: /#ativar=([\w-]+)/.exec(letter)?.[1], senha } })
  const me = async (email: string) => {
    const { token } = await test.logIn(email, { password: senha })
    return (await test.call('GET', '/me', { token })).body.usuario
  }
  const stand = async (email: string) => {
    const rows = await test.asOwner((owner) =>
      owner.query(
        'select u.cpf, u.cpf_em_duvida doubt from usuario u join conta c on c.id = u.conta_id where c.email = $1',
        [email],
      ),
    )
    return rows[0]
  }
  /** Registers, and confirms by the link of the mail. Gives what others were mailed until then. */
  async function join(email: string, own: object) {
    const answer = await register(email, own)
    const [letter, ...others] = await readNew()
    expect(letter?.to).toBe(email)
    expect(others).toEqual([])
    expect((await confirm(letter?.text ?? '')).status).toBe(200)
    return { answer, letters: (await readNew()).filter(({ to }) => to !== email) }
  }

  it('is answered like every other one, at once and at each look afterwards', async () => {
    const owner = nextEmail('dono')
    await enrolPerson(test.platform.transactions.at(test.videira), { email: owner, cpf })
    await test.runJobs()
    expect(await stand(owner)).toEqual({ cpf, doubt: false })
    const [known, free] = [nextEmail('ana'), nextEmail('eva')]
    const taken = await join(known, { cpf })
    const other = await join(free, { cpf: '52998224725' })
    expect([taken.answer.status, taken.answer.body]).toEqual([other.answer.status, other.answer.body])
    expect(await me(known)).toMatchObject({ cpf, versao: 1 })
    expect(await me(free)).toMatchObject({ cpf: '52998224725', versao: 1 })
    expect([await stand(known), await stand(free), await stand(owner)]).toEqual([
      { cpf, doubt: true },
      { cpf: '52998224725', doubt: false },
      { cpf, doubt: false },
    ])
    expect(taken.letters.map(({ to }) => to).sort()).toEqual(['contato@videira.example', owner].sort())
    expect(taken.letters.find(({ to }) => to === owner)?.text).not.toContain(known)
    expect(other.letters).toEqual([])
  })

  it('is compared once the e-mail is confirmed: before, no one is told', async () => {
    const owner = nextEmail('dono')
    await enrolPerson(test.platform.transactions.at(test.videira), { email: owner, cpf: '39053344705' })
    await test.runJobs()
    expect((await register(nextEmail('ana'), { cpf: '39053344705' })).status).toBe(201)
    expect((await readNew()).map(({ to }) => to.replace(/\d+/, ''))).toEqual(['ana@example.org'])
  })

  it('is taken by a change of the profile too, and the member whose it is keeps it', async () => {
    const [owner, member] = [await test.join({ cpf: '86288366757' }), await test.join()]
    await readNew()
    const change = (token: string, body: object) => test.call('PUT', '/usuario/', { token, body })
    const answer = await change(member.token, { cpf: '86288366757', versao: 1 })
    expect(answer).toMatchObject({ status: 200, body: { cpf: '86288366757', versao: 2 } })
    expect((await readNew()).map(({ to }) => to).sort()).toEqual(['contato@videira.example', owner.email].sort())
    expect([await stand(owner.email), await stand(member.email)]).toEqual([
      { cpf: '86288366757', doubt: false },
      { cpf: '86288366757', doubt: true },
    ])
    expect((await change(owner.token, { cpf: null, versao: 1 })).status).toBe(200)
    expect(await readNew()).toEqual([])
    expect(await stand(member.email)).toEqual({ cpf: '86288366757', doubt: false })
  })

  it('tells those who wrote it before alike, whether it is theirs or another member’s', async () => {
    const [taken, free] = ['20451793625', '73186925428']
    await test.join({ cpf: taken })
    const readers = async (written: string) => {
      const [first, second] = [await test.join(), await test.join()]
      const write = ({ token }: { readonly token: string }) =>
        test.call('PUT', '/usuario/', { token, body: { cpf: written, versao: 1 } })
      await write(first)
      const early = await readNew()
      await write(second)
      const mailed = (await readNew()).map(({ to }) => to)
      expect([...early.map(({ to }) => to), ...mailed]).not.toContain(second.email)
      expect(early.map(({ to }) => to)).not.toContain(first.email)
      return mailed.includes(first.email)
    }
    await readNew()
    expect([await readers(taken), await readers(free)]).toEqual([true, true])
  })

  it('has one owner, however many write it at once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => test.join()))
    await Promise.all(
      members.map(({ token }) => test.call('PUT', '/usuario/', { token, body: { cpf: '15350946056', versao: 1 } })),
    )
    await readNew()
    const doubts = await Promise.all(members.map(({ email }) => stand(email)))
    expect(doubts.filter((row) => (row as { doubt: boolean }).doubt)).toHaveLength(3)
  })
})
