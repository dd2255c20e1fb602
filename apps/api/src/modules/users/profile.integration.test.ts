import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { setCongregations } from '../churches/churches.editing.service.ts'

const nowhere = { responsavel: null, telefone: null, endereco: null, latitude: null, longitude: null }

describe('changing one’s own data', () => {
  /** A day later in UTC than in São Paulo. */
  const now = new Date('2026-03-02T01:00:00Z')
  const mailbox = openMailbox()
  let number = 0
  let email: string
  let token: string
  let accountId: AccountId

  const test = setUpChurches(
    { farol: { fusoHorario: 'America/Sao_Paulo' }, videira: {} },
    { clock: () => now, mail: mailbox },
  )

  beforeAll(async () => {
    for (const church of [test.farol, test.videira])
      await setCongregations(createOwnCall(test.platform.transactions.at(church)), [
        { nome: `Centro de ${church.codigo}`, ...nowhere },
      ])
  })
  beforeEach(async () => {
    email = `ana${++number}@example.org`
    const { account } = await enrolPerson(test.platform.transactions.at(test.farol), {
      email,
      observacoes: 'Canto no coro',
    })
    const session = await test.logIn(email)
    token = session.token
    accountId = account.id
  })

  const change = (body: unknown, as = token, host = 'farol.narthex.test') =>
    test.call('PUT', '/usuario/', { body, token: as, host })
  const me = async () => (await test.call('GET', '/me', { token })).body
  const congregation = async (of: string) =>
    (await test.call('GET', `/congregacao/?igreja=${of}`, { host: `${of}.narthex.test` })).body[0].id

  it('changes what is named, leaves what is not, and tells the person as they are then', async () => {
    const given = {
      nome: 'Ana Maria',
      telefone: '11912345678',
      cpf: '529.982.247-25',
      cnpj: '12.abc.345/01de-35',
      dataNascimento: '1990-02-28',
      sexo: 'FEMININO',
      estadoCivil: 'CASADO_CIVIL',
      dataCasamento: '2015-05-05',
      ocupacao: 'Professora',
      numeroFilhos: 2,
      idCongregacao: await congregation('farol'),
    }
    const kept = { ...given, telefone: '+55 11 91234-5678', cpf: '52998224725', cnpj: '12ABC34501DE35' }
    const { status, body } = await change({ ...given, versao: 1 })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...kept, sobrenome: 'Souza', observacoes: 'Canto no coro', idioma: 'pt', versao: 2 },
    })
    expect((await me()).usuario).toEqual(body)
    const documents = await test.call('GET', `/user/${accountId}/documento`, { token })
    expect(documents.body).toEqual([
      { tipo: 'CPF', numero: '52998224725' },
      { tipo: 'CNPJ', numero: '12ABC34501DE35' },
    ])
    const { body: emptied } = await change({ cpf: null, cnpj: null, idCongregacao: null, versao: 2 })
    expect(emptied).toMatchObject({ nome: 'Ana Maria', cpf: null, cnpj: null, idCongregacao: null, versao: 3 })
  })

  it('sent twice is answered alike, however it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => change({ ocupacao: 'Padeira', versao: 1 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await me()).usuario.versao).toBe(2)
  })

  it('in two tabs: the second is told that the first was faster, and undoes nothing', async () => {
    const answers = await Promise.all(
      ['Padeira', 'Pintora', 'Poeta'].map((ocupacao) => change({ ocupacao, versao: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const winner = answers.find(({ status }) => status === 200)?.body
    const loser = answers.find(({ status }) => status === 409)?.body
    expect(loser.code).toBe('CHANGED_MEANWHILE')
    expect((await me()).usuario).toEqual(winner)
    expect((await change({ ocupacao: 'Poeta', versao: winner.versao })).status).toBe(200)
  })

  it('takes a CPF that another member has like any other', async () => {
    await enrolPerson(test.platform.transactions.at(test.farol), {
      email: `rui${number}@example.org`,
      cpf: '11144477735',
    })
    await test.runJobs()
    const { status, body } = await change({ nome: 'Eva', cpf: '111.444.777-35', versao: 1 })
    expect([status, body]).toMatchObject([200, { nome: 'Eva', cpf: '11144477735', versao: 2 }])
    expect((await me()).usuario).toEqual(body)
  })

  it('takes ten CPFs of a person who tries them, as each may end in mails to others', async () => {
    for (let turn = 0; turn < 10; turn++) expect((await change({ cpf: '52998224725', versao: 9 })).status).toBe(409)
    expect(await change({ cpf: '52998224725', versao: 1 })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    })
    expect((await change({ nome: 'Eva', cpf: null, versao: 1 })).status).toBe(200)
  })

  it('changes the language of the mails too', async () => {
    await change({ idioma: 'es', versao: 1 })
    expect(await me()).toMatchObject({ user: { idioma: 'es' }, usuario: { idioma: 'es' } })
    await test.call('POST', '/security/recuperar-senha', { body: { email } })
    expect(mailbox.mails.at(-1)).toMatchObject({ to: email, locale: 'es' })
  })

  it('knows the congregations of this church alone', async () => {
    const idCongregacao = await congregation('videira')
    expect(await change({ idCongregacao, versao: 1 })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body.idCongregacao' }] },
    })
  })

  it.each([
    ['dataNascimento', '2026-03-01', 'DATE_NOT_PAST'],
    ['dataCasamento', '2027-01-01', 'DATE_NOT_PAST'],
    ['cpf', '111.111.111-11', 'CPF'],
  ])('is told at the field what is wrong: %s %s', async (field, value, message) => {
    expect(await change({ [field]: value, versao: 1 })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: `body.${field}`, message }] },
    })
    expect((await me()).usuario.versao).toBe(1)
  })

  it('takes a day of yesterday on the church’s own clocks', async () => {
    expect((await change({ dataNascimento: '2026-02-28', versao: 1 })).status).toBe(200)
  })

  it.each([
    ['nothing', undefined],
    ['a flag', { flagAtivo: false, versao: 1 }],
  ])('is refused with %s', async (_, body) => {
    expect((await change(body)).status).toBe(400)
    expect((await me()).usuario).toMatchObject({ nome: 'Ana', versao: 1 })
  })

  it('needs a login at this church', async () => {
    expect((await change({ nome: 'Eva', versao: 1 }, '')).status).toBe(401)
    expect((await change({ nome: 'Eva', versao: 1 }, token, 'videira.narthex.test')).status).toBe(401)
  })
})
