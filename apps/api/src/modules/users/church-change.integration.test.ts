import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { describeChurch } from '../churches/churches.editing.service.ts'

const there = { host: 'oliveira.narthex.test' }

describe('changing to another church', () => {
  const mailbox = openMailbox()
  let number = 0

  const test = setUpSeededChurches({ mail: mailbox })

  const member = async (own: object = {}) => {
    const email = `ana${++number}@example.org`
    await enrolPerson(test.platform.transactions.at(test.videira), { email, ...own })
    return { email, token: (await test.logIn(email)).token }
  }
  const change = (token: string, igreja = 'oliveira') =>
    test.call('POST', '/usuario/troca-igreja', { body: { igreja }, token })
  const enter = async (codigo: string) =>
    (await test.call('POST', '/security/entrega/trocar', { body: { codigo }, ...there })).body.token

  it('makes the person a member there by what they told, but for their own words, and logs them in', async () => {
    const profile = { nome: 'Ana Rosa', telefone: '+55 11 91234-5678', dataNascimento: '1990-02-28', sexo: 'FEMININO' }
    const { email, token } = await member({ ...profile, cpf: '52998224725', observacoes: 'Só para a Videira' })
    const { status, body } = await change(token)
    expect({ status, body }).toMatchObject({ status: 200, body: { site: 'http://oliveira.narthex.test' } })
    const { body: me } = await test.call('GET', '/me', { token: await enter(body.codigo), ...there })
    expect(me.usuario).toMatchObject({
      ...profile,
      cpf: '52998224725',
      observacoes: null,
      igreja: { codigo: 'oliveira' },
    })
    expect(mailbox.mails.at(-1)).toMatchObject({ to: email, kind: 'welcome', igreja: 'oliveira' })
    expect((await test.call('GET', '/me', { token })).body.usuario.nome).toBe('Ana Rosa')
  })

  it('leaves who is a member there as they are', async () => {
    const { email, token } = await member({ nome: 'Ana daqui' })
    await enrolPerson(test.platform.transactions.at(test.oliveira), { email, nome: 'Ana dali' })
    const { body } = await change(token)
    const { body: me } = await test.call('GET', '/me', { token: await enter(body.codigo), ...there })
    expect(me.usuario.nome).toBe('Ana dali')
  })

  it('clicked several times makes one membership, and the last code is good', async () => {
    const { email, token } = await member()
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await test.asOwner((owner) =>
      owner.query('select 1 from usuario u join conta c on c.id = u.conta_id where c.email = $1', [email]),
    )
    expect(rows).toHaveLength(2)
  })

  it('tells nobody whether another member there has the CPF', async () => {
    await enrolPerson(test.platform.transactions.at(test.oliveira), { email: 'rui@example.org', cpf: '11144477735' })
    const { token } = await member({ cpf: '11144477735' })
    expect((await change(token)).status).toBe(200)
  })

  it('is refused to whom that church has locked out', async () => {
    const { email, token } = await member()
    const { memberId } = await enrolPerson(test.platform.transactions.at(test.oliveira), { email })
    await test.asOwner((owner) => owner.query('update usuario set flag_ativo = false where id = $1', [memberId]))
    expect(await change(token)).toMatchObject({ status: 403, body: { code: 'MEMBERSHIP_INACTIVE' } })
  })

  it.each(['farol', 'fechada', 'videira', 'pomar', '999'])(
    'leads to no church but another of the organisation: %s',
    async (igreja) => {
      const { token } = await member()
      expect(await change(token, igreja)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    },
  )

  it('does not lead to a church whose site is off, nor anybody who is not logged in', async () => {
    const { email, token } = await member()
    expect((await change('')).status).toBe(401)
    await describeChurch(createOwnCall(test.platform.transactions.at(test.oliveira)), { flagAtivo: false })
    expect(await change(token)).toMatchObject({ status: 403, body: { code: 'CHURCH_INACTIVE' } })
    await describeChurch(createOwnCall(test.platform.transactions.at(test.oliveira)), { flagAtivo: true })
    await expect(test.logIn(email, there)).rejects.toThrow('REGISTRATION_INCOMPLETE')
  })
})
