import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { publishContent } from '../content/content.editing.service.ts'
import { classService } from '../content/office/content-kinds.service.ts'
import { eraseMember } from '../leaving/erasure.service.ts'
import { classPersonalData } from './classes.personal-data.ts'

/** A Sunday morning in Recife. */
const sunday = new Date('2026-05-03T13:00:00Z')
const today = '2026-05-03'
const at = (time: string) => `${today}T${time}:00Z`

describe('the register of a class', () => {
  const test = setUpChurches({ farol: { modules: ['MOD_EBD'] }, lagoa: { modules: ['MOD_EBD'] } }, { startsAt: sunday })
  let teacher: Person
  let other: Person
  let bia: Person
  let teo: Person
  let turma: number
  let licao: number

  async function publishClass(church: ChurchScope) {
    const call = createOwnCall(test.platform.transactions.at(church))
    const words = { titulo: 'Gênesis', resumo: 'No começo' }
    const paiId = await publishContent(call, 'EBD_CURSO', { ...words, slug: `curso-${randomUUID().slice(0, 8)}` })
    return {
      turma: await publishContent(call, 'EBD_TURMA', { titulo: 'Jovens', resumo: 'Manhã', paiId }),
      licao: await publishContent(call, 'EBD_LICAO', { ...words, titulo: 'A luz', paiId, slug: `a-luz-${paiId}` }),
    }
  }

  beforeAll(async () => {
    teacher = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    other = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    bia = await test.join({ nome: 'Bia', sobrenome: 'Prado' })
    teo = await test.join({ nome: 'Téo', sobrenome: 'Miranda', dataNascimento: '2012-01-01' })
  })
  beforeEach(async () => {
    const made = await publishClass(test.farol)
    turma = made.turma
    licao = made.licao
  })

  const path = (rest: string) => `/escritorio/ebd/turma/${turma}/${rest}`
  const call = (method: 'GET' | 'PUT' | 'DELETE', rest: string, body?: object, office = teacher) =>
    test.call(method, path(rest), { office, ...(body && { body }) })
  const enrol = async (body: object, id: string = randomUUID()) =>
    (await call('PUT', `matricula/${id}`, body)).body as { id: string }
  const mark = (id: string, flagPresente: boolean | null, time: string, office = teacher) =>
    call('PUT', `aula/${today}/presenca/${id}`, { flagPresente, marcadaEm: at(time) }, office)
  const readDay = async () => (await call('GET', `aula/${today}`)).body
  const marks = async () => {
    const { pessoas } = await readDay()
    return pessoas.map(({ nome, flagPresente }: never) => [nome, flagPresente])
  }

  it('has people without a login, put there by staff who read people, who stay the same person with a login', async () => {
    const secretary = await test.join({ roles: ['ROLE_SECRETARY'] })
    const added = { nome: 'Vó', sobrenome: 'Semlogin' }
    const { id } = (await test.call('POST', '/escritorio/usuario/', { office: secretary, body: added })).body
    const [asTeacher, asSecretary] = [randomUUID(), randomUUID()]
    expect((await call('PUT', `matricula/${asTeacher}`, { idUsuario: id })).status).toBe(404)
    const enrolled = await call('PUT', `matricula/${asSecretary}`, { idUsuario: id }, secretary)
    expect(enrolled.body).toMatchObject({ id: asSecretary, idUsuario: id, nome: 'Vó Semlogin' })
    await call('PUT', `aula/${today}`, { tema: null, idLicao: licao })
    expect((await mark(asSecretary, true, '13:30')).status).toBe(200)
    expect(await marks()).toEqual([['Vó Semlogin', true]])
    const found = await test.call('GET', '/escritorio/pessoa/?term=Semlogin', { office: teacher })
    expect(found.body.itens).toEqual([])
    const { accountId } = await test.join({ at: test.lagoa })
    await test.asOwner((owner) =>
      owner.query('update usuario set conta_id = $1, flag_ativo = true where id = $2', [accountId, id]),
    )
    expect(await enrol({ idUsuario: id })).toMatchObject({ id: asSecretary, nome: 'Vó Semlogin' })
    expect(await marks()).toEqual([['Vó Semlogin', true]])
  })

  it('has members and people by name, in the order of names; minors by their given names', async () => {
    await enrol({ idUsuario: teo.memberId })
    await enrol({ nome: 'Ávila' })
    await enrol({ idUsuario: bia.memberId })
    const { body } = await call('GET', 'matricula/')
    expect(body.turma).toEqual({ id: turma, titulo: 'Jovens', curso: 'Gênesis' })
    expect(body.itens.map(({ nome, idUsuario }: never) => [nome, idUsuario])).toEqual([
      ['Ávila', null],
      ['Bia Prado', bia.memberId],
      ['Téo', teo.memberId],
    ])
    expect(JSON.stringify(body)).not.toContain('Miranda')
    const registers = await test.call('GET', '/escritorio/ebd/turma/', { office: teacher })
    expect(registers.body.itens.find(({ id }: { id: number }) => id === turma)).toMatchObject({
      matriculados: 3,
      ultimaAula: null,
      presentes: null,
    })
  })

  it('enrols each person once, however often and from however many phones it is sent', async () => {
    const id = randomUUID()
    const answers = await Promise.all([
      enrol({ idUsuario: bia.memberId }, id),
      enrol({ idUsuario: bia.memberId }, id),
      enrol({ idUsuario: bia.memberId }),
      enrol({ nome: 'Rui' }, '00000000-0000-4000-8000-000000000001'),
      enrol({ nome: 'Rui' }, '00000000-0000-4000-8000-000000000001'),
    ])
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(2)
    expect((await call('GET', 'matricula/')).body.itens).toHaveLength(2)
    const acts = `select count(*)::int as total from auditoria where acao = 'CLASS_ENROLLED'
      and detalhes ->> 'turma' = '${turma}'`
    expect(await test.asOwner((owner) => owner.query(acts))).toEqual([{ total: 2 }])
    await call('DELETE', 'matricula/00000000-0000-4000-8000-000000000001')
  })

  it('takes neither nor both of a member and a name, and no one of another church', async () => {
    const stranger = await test.join({ at: test.lagoa })
    const put = (body: object) => call('PUT', `matricula/${randomUUID()}`, body)
    expect((await put({})).status).toBe(400)
    expect((await put({ idUsuario: bia.memberId, nome: 'Bia' })).status).toBe(400)
    expect((await put({ nome: ' ' })).status).toBe(400)
    expect((await put({ idUsuario: stranger.memberId })).status).toBe(404)
    expect((await call('GET', 'matricula/')).body.itens).toEqual([])
  })

  it('is kept by those who may, at their church alone', async () => {
    const { id } = await enrol({ nome: 'Rui' })
    const moderator = await test.join({ roles: ['ROLE_MODERATOR'] })
    const elsewhere = await test.join({ at: test.lagoa, roles: ['ROLE_SUPER_ADMIN'] })
    const there = (await publishClass(test.lagoa)).turma
    for (const rest of ['matricula/', 'aula/', `aula/${today}`]) {
      expect((await call('GET', rest, undefined, moderator)).status, rest).toBe(403)
      expect((await call('GET', rest, undefined, elsewhere)).status, rest).toBe(404)
      expect((await test.call('GET', path(rest))).status, rest).toBe(401)
    }
    expect((await mark(id, true, '12:00', moderator)).status).toBe(403)
    expect((await mark(id, true, '12:00', elsewhere)).status).toBe(404)
    const foreign = `/escritorio/ebd/turma/${there}/aula/${today}/presenca/${id}`
    const body = { flagPresente: true, marcadaEm: at('12:00') }
    expect((await test.call('PUT', foreign, { office: elsewhere, body })).status).toBe(404)
    expect((await test.call('PUT', foreign, { office: teacher, body })).status).toBe(404)
  })

  it('takes no one of another class, and no class of the trash', async () => {
    const { id } = await enrol({ nome: 'Rui' })
    const second = (await publishClass(test.farol)).turma
    const elsewhere = `/escritorio/ebd/turma/${second}/`
    const body = { flagPresente: true, marcadaEm: at('12:00') }
    const send = (rest: string, given: object) =>
      test.call('PUT', `${elsewhere}${rest}`, { office: teacher, body: given })
    expect((await send(`aula/${today}/presenca/${id}`, body)).status).toBe(404)
    expect((await send(`matricula/${id}`, { nome: 'Rui' })).status).toBe(404)
    await test.platform.transactions
      .at(test.farol)
      .inChurch(async (work) => classService.remove?.(work, (await classService.record(turma).find(work)) as never))
    expect((await mark(id, true, '12:00')).status).toBe(404)
    expect((await call('GET', 'matricula/')).status).toBe(404)
  })

  it('merges the taps of two teachers by person; doubled and late ones change nothing', async () => {
    const first = (await enrol({ nome: 'Ana' })).id
    const second = (await enrol({ nome: 'Bento' })).id
    await Promise.all([
      mark(first, true, '12:01'),
      mark(first, true, '12:01'),
      mark(second, false, '12:01', other),
      mark(first, false, '12:00', other),
    ])
    expect(await marks()).toEqual([
      ['Ana', true],
      ['Bento', false],
    ])
    const late = await mark(first, false, '11:59', other)
    expect(late.body).toEqual({ flagPresente: true, marcadaEm: '2026-05-03T12:01:00.000Z' })
    await mark(second, null, '12:30')
    expect(await marks()).toEqual([
      ['Ana', true],
      ['Bento', null],
    ])
    // A clock that is ahead counts as now.
    await mark(first, false, '23:00')
    expect((await readDay()).pessoas[0].marcadaEm).toBe(sunday.toISOString())
  })

  it('has lesson, visitors and notes of a day, on the version that was read', async () => {
    const { id } = await enrol({ nome: 'Ana' })
    await mark(id, true, '12:00')
    expect(await readDay()).toMatchObject({ versao: 0, licoes: [{ id: licao, titulo: 'A luz' }] })
    const form = { idLicao: licao, visitantes: 4, observacoes: 'Trazer Bíblia', versao: 0 }
    const answers = await Promise.all([
      call('PUT', `aula/${today}`, form),
      call('PUT', `aula/${today}`, { ...form, visitantes: 5 }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const saved = await readDay()
    expect((await call('PUT', `aula/${today}`, { ...form, visitantes: saved.visitantes })).body).toEqual(saved)
    const foreign = await call('PUT', `aula/${today}`, { ...form, idLicao: 999_999, versao: 1 })
    expect(foreign.body).toMatchObject({ idLicao: null, versao: 2 })
    expect((await call('PUT', 'aula/2026-05-10', { ...form })).status).toBe(400)
    expect(
      (await call('PUT', `aula/2026-05-10/presenca/${id}`, { flagPresente: true, marcadaEm: at('12:00') })).status,
    ).toBe(400)
    expect((await call('DELETE', `aula/${today}`)).status).toBe(200)
    expect((await call('DELETE', `aula/${today}`)).status).toBe(404)
    expect(await readDay()).toMatchObject({ versao: 0, visitantes: 0, pessoas: [{ flagPresente: null }] })
  })

  it('shows the last thirteen days, and all of them as a file', async () => {
    const { id } = await enrol({ nome: '=Ana' })
    const gone = (await enrol({ nome: 'Zeca' })).id
    const days = Array.from({ length: 15 }, (_, i) => new Date(Date.UTC(2026, 0, 4 + 7 * i)).toISOString().slice(0, 10))
    for (const [i, day] of days.entries())
      await call('PUT', `aula/${day}/presenca/${id}`, { flagPresente: i % 2 === 0, marcadaEm: `${day}T12:00:00Z` })
    await call('PUT', `aula/${days[14]}/presenca/${gone}`, { flagPresente: true, marcadaEm: at('12:00') })
    expect((await call('DELETE', `matricula/${gone}`)).status).toBe(200)
    const { body } = await call('GET', 'aula/')
    expect(body.dias).toHaveLength(13)
    expect(body.dias[0]).toEqual({ data: days[14], presentes: 2, visitantes: 0, licao: null })
    expect(body.pessoas).toMatchObject([{ nome: '=Ana', presencas: expect.arrayContaining([true, false]) }])
    expect(body.pessoas[0].presencas.slice(0, 2)).toEqual([true, false])
    const file = await call('GET', 'aula/exportacao')
    expect(file.status).toBe(200)
    const text = String(file.body)
    expect(text.split('\n')[0]?.split(';')).toHaveLength(16)
    expect(text).toContain("'=Ana")
  })

  it('leaves nothing of someone who was enrolled by mistake, and puts back who was withdrawn', async () => {
    const mistake = (await enrol({ nome: 'Engano' })).id
    const { id } = await enrol({ idUsuario: bia.memberId })
    await mark(id, true, '12:00')
    for (const each of [mistake, id]) {
      expect((await call('DELETE', `matricula/${each}`)).status).toBe(200)
      expect((await call('DELETE', `matricula/${each}`)).status).toBe(404)
    }
    const rows = await test.asOwner((owner) => owner.query(`select id from ebd_matricula where turma_id = ${turma}`))
    expect(rows).toEqual([{ id }])
    // Marked on that day, they are still shown there.
    expect(await marks()).toEqual([['Bia Prado', true]])
    expect((await enrol({ idUsuario: bia.memberId })).id).toBe(id)
  })

  it('is exported to the member, and stays counted without a name after they leave', async () => {
    const leaver = await test.join({ nome: 'Lia' })
    const { id } = await enrol({ idUsuario: leaver.memberId })
    await mark(id, true, '12:00')
    const subject = { accountId: leaver.accountId, memberId: leaver.memberId }
    const [exported] = await test.platform.transactions.inChurch(test.farol, (work) =>
      Promise.all(classPersonalData.map((data) => data.tell(work, subject))),
    )
    expect(exported?.ebd_matricula).toMatchObject([
      { turmaId: turma, presencas: [{ data: today, flagPresente: true }] },
    ])
    const own = test.platform.transactions.at(test.farol)
    for (let times = 0; times < 2; times++) await eraseMember(test.platform, own, test.needs.personalData, subject)
    expect(await readDay()).toMatchObject({ pessoas: [], semNome: 1 })
    expect((await call('GET', 'aula/')).body).toMatchObject({ dias: [{ presentes: 1 }], pessoas: [] })
    const history = await test.asOwner((owner) =>
      owner.query(`select 1 from historico where registro like '%${id}%' and usuario_id = ${leaver.memberId}`),
    )
    expect(history).toEqual([])
  })
})

describe('the search of people', () => {
  const test = setUpChurches({ farol: {}, lagoa: {} }, { startsAt: sunday })
  let teacher: Person

  beforeAll(async () => {
    teacher = await test.join({ nome: 'Rute', sobrenome: 'Lima', roles: ['ROLE_ADMIN_CONTENT'] })
    await test.join({ nome: 'João Pedro', sobrenome: 'Avelar' })
    await test.join({ nome: 'Téo Luís', sobrenome: 'Avelar', dataNascimento: '2012-01-01' })
    await test.join({ at: test.lagoa, nome: 'Joana', sobrenome: 'Avelar' })
  })

  const find = async (term: string, office = teacher) =>
    (await test.call('GET', `/escritorio/pessoa/?term=${encodeURIComponent(term)}`, { office })).body.itens?.map(
      ({ nome }: { nome: string }) => nome,
    )

  it('finds members of this church by parts of their names, without accents', async () => {
    expect(await find('joao')).toEqual(['João Pedro Avelar'])
    expect(await find('AVELAR ped')).toEqual(['João Pedro Avelar'])
    expect(await find('j%')).toEqual([])
    expect(await find('zzz')).toEqual([])
  })

  it('finds and names minors by their given names alone', async () => {
    expect(await find('teo')).toEqual(['Téo'])
    expect(await find('teo avelar')).toEqual([])
    expect(await find('avelar')).toEqual(['João Pedro Avelar'])
  })

  it('answers twenty at most, without contact data, to those who may', async () => {
    for (let i = 0; i < 22; i++) await test.join({ nome: 'Maria', sobrenome: `Silva ${'abcdefghijklmnopqrstuv'[i]}` })
    const { body } = await test.call('GET', '/escritorio/pessoa/?term=maria', { office: teacher })
    expect(body.itens).toHaveLength(20)
    expect(Object.keys(body.itens[0])).toEqual(['idUsuario', 'nome', 'imagem'])
    const moderator = await test.join({ roles: ['ROLE_MODERATOR'] })
    expect((await test.call('GET', '/escritorio/pessoa/?term=maria', { office: moderator })).status).toBe(403)
    expect((await test.call('GET', '/escritorio/pessoa/?term=%20', { office: teacher })).status).toBe(400)
  })

  it('is bounded', async () => {
    const eager = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    let last = 200
    for (let i = 0; i < 601 && last === 200; i++)
      last = (await test.call('GET', '/escritorio/pessoa/?term=zz', { office: eager })).status
    expect(last).toBe(429)
  })
})
