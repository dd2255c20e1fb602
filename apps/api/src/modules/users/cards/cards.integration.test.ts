import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { type MemberId, toMemberId } from '../../../platform/ids.ts'
import { type EnrolledPerson, enrolPerson, type Person } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { describeChurch, setCongregations, setVisual } from '../../churches/churches.editing.service.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { grantRole } from '../role-office.service.ts'

describe('a member card', () => {
  let office: string
  let number = 0
  let email: string
  let ana: { token: string; memberId: MemberId }

  const own = { fusoHorario: 'America/Sao_Paulo', hosts: [{ nome: 'farol.example', flagPrincipal: true }] }
  const test = setUpChurches({ farol: own, videira: {} }, { clock: () => new Date('2026-03-02T01:00:00Z') })

  beforeAll(async () => {
    for (const church of [test.farol, test.videira]) {
      await setVisual(createOwnCall(test.platform.transactions.at(church)), {
        corApp: '#224488',
        logo: '/media/logo.svg',
      })
      const nowhere = { telefone: null, endereco: null, latitude: null, longitude: null }
      await setCongregations(createOwnCall(test.platform.transactions.at(church)), [
        { nome: 'Centro', responsavel: 'Pra. Lídia', ...nowhere },
      ])
    }
    office = (await join({ email: 'office@example.org' }, 'ROLE_ADMIN')).token
  })
  beforeEach(async () => {
    email = `ana${++number}@example.org`
    ana = await join({ email })
  })

  async function join(
    own: EnrolledPerson,
    role?: 'ROLE_ADMIN' | 'ROLE_ADMIN_CONTENT' | 'ROLE_MODERATOR',
    at = test.farol,
  ) {
    const { memberId } = await enrolPerson(test.platform.transactions.at(at), own)
    if (role) await grantRole(createOwnCall(test.platform.transactions.at(at)), { memberId, role })
    const { token } = await test.logIn(own.email ?? '', { host: `${at.codigo}.narthex.test` })
    return { token, memberId }
  }
  const entry = (own: object = {}) => ({ numeroMembro: `N${number}`, ...own })
  const issue = (body: object = entry(), token: string | undefined = office, memberId = ana.memberId) =>
    test.call('PUT', `/usuario/${memberId}/carteirinha`, { token, body })
  const withdraw = (token: string | undefined = office, memberId = ana.memberId) =>
    test.call('DELETE', `/usuario/${memberId}/carteirinha`, { token })
  const read = (token: string | undefined = ana.token, usuario = ana.memberId, igreja = 'farol') =>
    test.call('GET', `/usuario-carteirinha/?usuario=${usuario}&igreja=${igreja}`, { token })
  const codeOf = async () => String((await read()).body.qrCode).split('/card/')[1] ?? ''
  const check = (codigo: string, host = 'farol.narthex.test') => test.call('GET', `/carteirinha/${codigo}`, { host })
  const none = { status: 404, body: { code: 'NO_MEMBER_CARD' } }
  const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

  it('is not there before the church gives it', async () => {
    expect(await read()).toMatchObject(none)
    expect(await withdraw()).toMatchObject(none)
  })

  it('tells what the member, the church and its office say', async () => {
    const [centro] = (await getFrame(test.platform.transactions.at(test.farol))).congregacoes
    const given: EnrolledPerson = {
      nome: 'Bia',
      sobrenome: 'Reis',
      cpf: '52998224725',
      telefone: '(11) 91234-5678',
      dataNascimento: '1990-02-28',
      sexo: 'FEMININO',
      estadoCivil: 'CASADO',
    }
    const bia = await join({ email: `bia${number}@example.org`, ...given, idCongregacao: centro?.id ?? 0 })
    const written = { numeroMembro: 'B-77', dataBatismo: '2008-06-01', cargo: 'Diaconisa' }
    expect(await issue(written, office, bia.memberId)).toMatchObject({ status: 200, body: {} })
    expect((await read(bia.token, bia.memberId)).body).toEqual({
      usuario: { id: bia.memberId },
      foto: null,
      nome: 'Bia Reis',
      ...written,
      dataNascimento: '1990-02-28',
      sexo: 'FEMININO',
      estadoCivil: 'CASADO',
      cpf: '52998224725',
      telefone: '+55 11 91234-5678',
      congregacao: 'Centro',
      igrejaVinculada: 'Igreja farol',
      responsavel: 'Pra. Lídia',
      qrCode: expect.stringMatching(/^http:\/\/farol\.example\/card\/[\w-]{32}$/),
      logo: '/media/logo.svg',
      emitidaEm: '2026-03-02T01:00:00.000Z',
    })
    await issue({ ...written, responsavel: 'Pr. Davi' }, office, bia.memberId)
    expect((await read(bia.token, bia.memberId)).body.responsavel).toBe('Pr. Davi')
  })

  it('tells a stranger name, photo, church and that it is good, and nothing else', async () => {
    await issue(entry({ cargo: 'Diácona' }))
    expect(await check(await codeOf())).toMatchObject({
      status: 200,
      body: { nome: 'Ana Souza', foto: null, igreja: 'Igreja farol', flagValida: true },
    })
    expect(Object.keys((await check(await codeOf())).body)).toEqual(['nome', 'foto', 'igreja', 'flagValida'])
  })

  it('keeps its code while it is good, whatever is changed on it', async () => {
    await issue()
    const before = await codeOf()
    await issue(entry({ cargo: 'Presbítera' }))
    expect(await codeOf()).toBe(before)
  })

  it('that was withdrawn is good no more at once; the next one has another code, and the old one stays useless', async () => {
    await issue()
    const lost = await codeOf()
    expect(await withdraw()).toMatchObject({ status: 200, body: {} })
    expect((await check(lost)).body).toMatchObject({ nome: 'Ana Souza', flagValida: false })
    expect(await read()).toMatchObject(none)
    expect(await withdraw()).toMatchObject(none)
    await issue()
    expect(await codeOf()).not.toBe(lost)
    expect(await check(lost)).toMatchObject(notFound)
    expect((await check(await codeOf())).body.flagValida).toBe(true)
  })

  it('of who is not active at the church is not good', async () => {
    await issue()
    const code = await codeOf()
    await test.asOwner((owner) => owner.query('update usuario set flag_ativo = false where id = $1', [ana.memberId]))
    expect((await check(code)).body.flagValida).toBe(false)
  })

  it('is given to someone without a login as well, and to no one whose membership is closed', async () => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ id: number }>(
        `insert into usuario (igreja_id, nome, sobrenome, flag_ativo, data_cadastro, idioma)
          values ($1, 'Bia', 'Prado', false, now(), 'pt') returning id`,
        [test.farol.igrejaId],
      ),
    )
    const bia = toMemberId(row?.id ?? 0)
    expect((await issue({ numeroMembro: 'B-1' }, office, bia)).status).toBe(200)
    await test.asOwner((owner) => owner.query('update usuario set flag_ativo = false where id = $1', [ana.memberId]))
    expect(await issue(entry())).toMatchObject(notFound)
  })

  it('has a code that cannot be guessed, and that says nothing at another church', async () => {
    await issue()
    const code = await codeOf()
    const next = (letter = 'A') => (letter === 'A' ? 'B' : 'A')
    for (let at = 0; at < code.length; at++) {
      const forged = code.slice(0, at) + next(code[at]) + code.slice(at + 1)
      expect((await check(forged)).status, forged).toBe(404)
    }
    expect(await check(code, 'videira.narthex.test')).toMatchObject(notFound)
    for (const absurd of ['x', `${code}A`, '%00', `${code.slice(0, 30)}%0a`, '-'.repeat(32), '../igreja'])
      expect([400, 404], absurd).toContain((await check(encodeURI(absurd))).status)
  })

  it('is not checked at a church that is closed', async () => {
    await issue()
    const code = await codeOf()
    await describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), { flagAtivo: false })
    expect((await check(code)).status).toBe(403)
    await describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), { flagAtivo: true })
  })

  it('bears a number that no other card of the church has', async () => {
    await issue(entry({ numeroMembro: 'one' }))
    const rui = await join({ email: `rui${number}@example.org` })
    expect(await issue({ numeroMembro: 'one' }, office, rui.memberId)).toMatchObject({
      status: 409,
      body: { code: 'MEMBER_NUMBER_IN_USE' },
    })
    expect(await read(rui.token, rui.memberId)).toMatchObject(none)
    await issue({ numeroMembro: 'two' }, office, rui.memberId)
    expect(await issue(entry({ numeroMembro: 'two' }))).toMatchObject({ status: 409 })
    expect((await read()).body.numeroMembro).toBe('one')
  })

  it('is one, however often the office clicks', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => issue()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await check(await codeOf())).body.flagValida).toBe(true)
  })

  it.each([
    { numeroMembro: '1', dataBatismo: '2026-03-02' },
    { numeroMembro: '1', idIgreja: 1 },
  ])('is not written from %o', async (body) => {
    expect(await issue(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(await read()).toMatchObject(none)
  })

  it('is read by its owner alone, staff included', async () => {
    await issue()
    const rui = await join({ email: `rui${number}@example.org` })
    expect((await read()).status).toBe(200)
    for (const token of [rui.token, office]) expect(await read(token)).toMatchObject(notFound)
    expect(await read(ana.token, rui.memberId)).toMatchObject(notFound)
    expect(await read(ana.token, ana.memberId, 'videira')).toMatchObject(notFound)
    expect((await read('')).status).toBe(401)
  })

  it('is given and withdrawn by the office of its own church alone', async () => {
    const editor = await join({ email: `ed${number}@example.org` }, 'ROLE_ADMIN_CONTENT')
    const moderator = await join({ email: `mo${number}@example.org` }, 'ROLE_MODERATOR')
    const elsewhere = await join({ email: `el${number}@example.org` }, 'ROLE_ADMIN', test.videira)
    await issue()
    for (const [token, status] of [
      ['', 401],
      [ana.token, 403],
      [editor.token, 403],
      [moderator.token, 403],
      [elsewhere.token, 401],
    ] as const) {
      expect((await issue(entry({ cargo: 'x' }), token)).status).toBe(status)
      expect((await withdraw(token)).status).toBe(status)
    }
    for (const memberId of [elsewhere.memberId, toMemberId(999_999)]) {
      expect((await issue(entry({ numeroMembro: 'z' }), office, memberId)).status).toBe(404)
      expect((await withdraw(office, memberId)).status).toBe(404)
    }
    expect((await read()).body.cargo).toBeNull()
  })

  describe('of many people', () => {
    const list = (query: string, person = secretary) =>
      test.call('GET', `/escritorio/carteirinha/?${query}`, { office: person })
    const print = (ids: readonly number[] | string, person = secretary) =>
      test.call('GET', `/escritorio/carteirinha/folha?usuarios=${ids}`, { office: person })
    let secretary: Person
    beforeAll(async () => {
      secretary = await test.join({ roles: ['ROLE_SECRETARY'] })
    })

    it('are listed, found and told apart by whether they are valid', async () => {
      const rui = await join({ email: `rui${number}@example.org`, nome: 'Rui', sobrenome: 'Sá' })
      await issue(entry({ cargo: 'Diácono' }))
      await issue({ numeroMembro: `R${number}` }, office, rui.memberId)
      await withdraw(office, rui.memberId)
      const valid = await list('situacao=VALIDA&limit=50')
      expect(valid.body.itens).toContainEqual(
        expect.objectContaining({
          idUsuario: ana.memberId,
          numeroMembro: `N${number}`,
          cargo: 'Diácono',
          revogadaEm: null,
        }),
      )
      expect(JSON.stringify(valid.body)).not.toContain(`"R${number}"`)
      const names = async (query: string) => (await list(query)).body.itens.map(({ nome }: { nome: string }) => nome)
      expect(await names(`situacao=RECOLHIDA&term=R${number}`)).toEqual(['Rui Sá'])
      expect(await names('situacao=RECOLHIDA&term=rui sa')).toContain('Rui Sá')
      expect(await names('term=zzz')).toEqual([])
      expect((await list('page=999')).body).toMatchObject({ itens: [] })
    })

    it('are printed, the valid ones of this church alone', async () => {
      const rui = await join({ email: `rui${number}@example.org`, nome: 'Rui', sobrenome: 'Sá' })
      const stranger = await join({ email: `there${number}@example.org`, nome: 'Estranho' }, undefined, test.videira)
      await issue()
      await issue({ numeroMembro: `R${number}` }, office, rui.memberId)
      await withdraw(office, rui.memberId)
      const { status, body } = await print([ana.memberId, rui.memberId, stranger.memberId])
      expect(status).toBe(200)
      const [page] = await readPdf(body)
      expect(page).toContain(`N${number}`)
      expect(page).not.toMatch(/Rui|Estranho/)
      for (const none of [[rui.memberId], [stranger.memberId], [999_999]])
        expect(await print(none)).toMatchObject(notFound)
      for (const wrong of ['', '1,', 'a', '-1', Array.from({ length: 101 }, (_, index) => index + 1).join(',')])
        expect((await print(wrong)).status).toBe(400)
    })

    it('are for those who keep cards', async () => {
      const editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT', 'ROLE_PASTOR'] })
      expect((await list('', editor)).status).toBe(403)
      expect((await print([ana.memberId], editor)).status).toBe(403)
    })
  })

  it('leaves in the audit log who gave and withdrew it', async () => {
    await issue()
    await withdraw()
    const rows = await test.asOwner((owner) =>
      owner.query<{ acao: string }>(`select acao from auditoria where detalhes->>'usuario' = $1 order by id`, [
        String(ana.memberId),
      ]),
    )
    expect(rows.map(({ acao }) => acao)).toEqual(['CARD_ISSUED', 'CARD_WITHDRAWN'])
  })
})
