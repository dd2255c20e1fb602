import { type DirectoryField, directoryFields } from '@narthex/contract/people/directory-words'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const settingsPath = '/escritorio/diretorio/'
const facts = {
  FOTO: 'imagem',
  TELEFONE: 'telefone',
  EMAIL: 'email',
  CONGREGACAO: 'congregacao',
  ANIVERSARIO: 'aniversario',
  GRUPOS: 'grupos',
} as const satisfies Record<DirectoryField, string>

describe('the directory of members', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-06-10T15:00:00Z') })
  let admin: Person
  let ana: Person
  let rui: Person

  const write = (query: string, values: unknown[]) =>
    test.asOwner((owner) => owner.query<Record<string, unknown>>(query, values))
  const setPerson = ({ memberId }: Pick<Person, 'memberId'>, columns: Readonly<Record<string, unknown>>) => {
    const named = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
    return write(`update usuario set ${named} where id = $1`, [memberId, ...Object.values(columns)])
  }
  async function joinMember(nome: string, columns: Readonly<Record<string, unknown>> = {}) {
    const person = await test.join({ nome, sobrenome: 'Prado' })
    await setPerson(person, { situacao: 'MEMBRO', data_nascimento: '1990-05-07', ...columns })
    return person
  }
  async function setUpDirectory(own: object = {}) {
    const { body: before } = await test.call('GET', settingsPath, { office: admin })
    const form = { flagLigado: true, publico: 'MEMBROS', campos: directoryFields, versao: before.versao, ...own }
    const { status, body } = await test.call('PUT', settingsPath, { office: admin, body: form })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const read = async (person: Person, query = '') => {
    const { status, body } = await test.call('GET', `/diretorio/${query}`, { token: person.token })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['itens', 'proximo'])
    return body.itens as Record<string, unknown>[]
  }
  const namesFor = async (person: Person, query = '') => (await read(person, query)).map(({ nome }) => nome)
  const ownOf = async ({ token }: Person) => (await test.call('GET', '/user/diretorio', { token })).body
  const choose = (person: Person, own: object) =>
    test.call('PUT', '/user/diretorio', {
      token: person.token,
      body: { flagFora: false, campos: [], publico: 'MEMBROS', ...own },
    })
  const church = async () => (await test.call('GET', '/igreja/codigo/farol')).body.igreja
  const office = async () =>
    (await test.call('GET', '/escritorio/diretorio/pessoa/', { office: admin })).body as {
      itens: { nome: string; campos: string[] }[]
      total: number
    }

  beforeAll(async () => {
    admin = await test.join({ nome: 'Zélia', sobrenome: 'Prado', roles: ['ROLE_ADMIN'] })
    ana = await joinMember('Ána', { telefone: '+55 81 91234-5678', email: 'ana@example.org' })
    rui = await joinMember('Rui')
  })
  beforeEach(async () => {
    await write('delete from diretorio_membro', [])
    await write('delete from diretorio_bloqueio', [])
    await write('delete from tentativa', [])
  })

  it('is there once the church switches it on, and empty at once when it is switched off', async () => {
    expect(await ownOf(ana)).toMatchObject({ flagLigado: false, oferecidos: [], proprio: null })
    expect(await namesFor(ana)).toEqual([])
    expect((await choose(ana, {})).status).toBe(404)
    await setUpDirectory()
    expect((await church()).flagDiretorio).toBe(true)
    expect(await namesFor(ana)).toEqual(['Ána Prado', 'Rui Prado', 'Zélia Prado'])
    expect(await office()).toMatchObject({ total: 3 })
    await setUpDirectory({ flagLigado: false })
    expect(await namesFor(ana)).toEqual([])
    expect(await office()).toEqual({ itens: [], proximo: null, total: 0 })
    expect((await church()).flagDiretorio).toBe(false)
    await setUpDirectory()
  })

  it('tells nothing but a name until its owner says so, each fact alone', async () => {
    const nothing = { imagem: null, telefone: null, email: null, congregacao: null, aniversario: null, grupos: [] }
    await write("insert into congregacao (igreja_id, nome, ordem) values ($1, 'Boa Vista', 1)", [
      test.churches.farol.igrejaId,
    ])
    const [place] = await write("select id from congregacao where nome = 'Boa Vista'", [])
    await setPerson(ana, { congregacao_id: place?.id, imagem: '/media/ana-512.webp' })
    const [entry] = await read(rui, '?term=ana')
    expect(entry).toEqual({ id: ana.memberId, nome: 'Ána Prado', ...nothing })
    for (const field of directoryFields) {
      await choose(ana, { campos: [field] })
      const [shown = {}] = await read(rui, '?term=ana')
      const known = Object.entries(shown).filter(([, value]) => value !== null && String(value) !== '')
      const chosen = field === 'GRUPOS' ? [] : [facts[field]]
      expect(known.map(([name]) => name).sort(), field).toEqual(['id', 'nome', ...chosen].sort())
      expect((await office()).itens.find(({ nome }) => nome === 'Ána Prado')?.campos).toEqual([field])
    }
    await choose(ana, { campos: ['ANIVERSARIO'] })
    expect(await read(rui, '?term=ana')).toMatchObject([{ aniversario: '05-07' }])
    // The church no longer offers it: it is not shown, and not kept by a new choice.
    await setUpDirectory({ campos: ['TELEFONE'] })
    expect(await read(rui, '?term=ana')).toMatchObject([nothing])
    expect((await choose(ana, { campos: ['ANIVERSARIO', 'TELEFONE'] })).body.campos).toEqual(['TELEFONE'])
    await setUpDirectory()
    expect(await read(rui, '?term=ana')).toMatchObject([{ aniversario: null, telefone: '+55 81 91234-5678' }])
  })

  it('finds by name alone, without accents, and by nothing that is hidden', async () => {
    expect(await namesFor(rui, '?term=ana%20prado')).toEqual(['Ána Prado'])
    expect(await namesFor(rui, '?term=ANA')).toEqual(['Ána Prado'])
    for (const hidden of ['91234', 'ana@example.org', 'Boa%20Vista', '1990', '05-07', '%25', '_'])
      expect(await namesFor(rui, `?term=${hidden}`), hidden).toEqual([])
    await choose(ana, { campos: directoryFields })
    expect(await namesFor(rui, '?term=91234')).toEqual([])
  })

  it.each([
    ['a minor', { data_nascimento: '2008-06-11' }],
    ['a visitor', { situacao: 'VISITANTE' }],
    ['who registered and is no member yet', { situacao: 'FREQUENTADOR' }],
    ['who is inactive', { situacao: 'INATIVO' }],
    ['whose membership is closed', { flag_ativo: false }],
    ['whose registration is not confirmed', { flag_por_conferir: true }],
  ])('does not hold %s, and is not read by them', async (_, columns) => {
    const bia = await joinMember('Bia', columns)
    expect(await namesFor(ana, '?term=bia')).toEqual([])
    expect((await office()).itens.map(({ nome }) => nome)).not.toContain('Bia Prado')
    if (!('flag_ativo' in columns)) {
      expect(await read(bia)).toEqual([])
      expect((await ownOf(bia)).impedimento).toBe('data_nascimento' in columns ? 'MENOR' : 'NAO_MEMBRO')
    }
    const hide = await test.call('PUT', `/user/diretorio/bloqueio/${bia.memberId}`, { token: ana.token })
    expect(hide.status).toBe(404)
    await write('delete from usuario where id = $1', [bia.memberId]).catch(() => undefined)
    await setPerson(bia, { nome: 'Fora', flag_ativo: false })
  })

  it('holds people of eighteen from their birthday on, and no child of a household whose age is not known', async () => {
    const grown = await joinMember('Caio', { data_nascimento: '2008-06-10' })
    expect(await namesFor(ana, '?term=caio')).toEqual(['Caio Prado'])
    await setPerson(grown, { data_nascimento: null })
    expect(await namesFor(ana, '?term=caio')).toEqual(['Caio Prado'])
    const { body } = await test.call('POST', '/escritorio/domicilio/', {
      office: admin,
      body: { nome: 'Prado', membros: [{ idUsuario: grown.memberId, papel: 'CRIANCA' }] },
    })
    expect(await namesFor(ana, '?term=caio'), JSON.stringify(body)).toEqual([])
    expect(await read(grown)).toEqual([])
  })

  it('does not hold people without a login, and those whom chats ban', async () => {
    await test.call('POST', '/escritorio/usuario/', {
      office: admin,
      body: { nome: 'Davi', sobrenome: 'Prado', situacao: 'MEMBRO' },
    })
    expect(await namesFor(ana, '?term=davi')).toEqual([])
    const eva = await joinMember('Eva')
    expect(await namesFor(ana, '?term=eva')).toEqual(['Eva Prado'])
    await write("insert into chat_bloqueio (igreja_id, usuario_id, tipo, criado_em) values ($1, $2, 'BANIDO', now())", [
      test.churches.farol.igrejaId,
      eva.memberId,
    ])
    expect(await namesFor(ana, '?term=eva')).toEqual([])
    expect(await read(eva)).toEqual([])
    expect((await ownOf(eva)).impedimento).toBe('BLOQUEADO')
  })

  it('is left wholly, and entered again', async () => {
    await choose(ana, { flagFora: true, campos: ['TELEFONE'] })
    expect(await namesFor(rui, '?term=ana')).toEqual([])
    expect((await office()).itens.map(({ nome }) => nome)).not.toContain('Ána Prado')
    expect(await ownOf(ana)).toMatchObject({ flagFora: true, campos: ['TELEFONE'] })
    await choose(ana, { campos: ['TELEFONE'] })
    expect(await read(rui, '?term=ana')).toMatchObject([{ telefone: '+55 81 91234-5678' }])
  })

  it('hides two members from each other where one of them wants it, and tells neither the other', async () => {
    const hide = (method: 'PUT' | 'DELETE', token = ana.token, id = rui.memberId) =>
      test.call(method, `/user/diretorio/bloqueio/${id}`, { token })
    expect([(await hide('PUT')).status, (await hide('PUT')).status]).toEqual([200, 200])
    expect([await namesFor(ana, '?term=rui'), await namesFor(rui, '?term=ana')]).toEqual([[], []])
    expect((await ownOf(ana)).bloqueados).toEqual([{ id: rui.memberId, nome: 'Rui Prado' }])
    expect((await ownOf(rui)).bloqueados).toEqual([])
    // Who is hidden from someone is answered as if there was no one.
    expect((await hide('PUT', rui.token, ana.memberId)).status).toBe(404)
    expect((await hide('DELETE', rui.token, ana.memberId)).status).toBe(200)
    expect(await namesFor(rui, '?term=ana')).toEqual([])
    expect((await hide('DELETE')).status).toBe(200)
    expect(await namesFor(rui, '?term=ana')).toEqual(['Ána Prado'])
  })

  it('shows a wider audience no more than the name of those who agreed to a narrower one', async () => {
    await setUpDirectory({ publico: 'EQUIPE' })
    expect((await choose(ana, { campos: ['TELEFONE'] })).body.code).toBe('CHANGED_MEANWHILE')
    await choose(ana, { campos: ['TELEFONE'], publico: 'EQUIPE' })
    expect(await read(rui)).toEqual([])
    expect(await read(admin, '?term=ana')).toMatchObject([{ telefone: '+55 81 91234-5678' }])
    await setUpDirectory()
    expect(await read(rui, '?term=ana')).toMatchObject([{ nome: 'Ána Prado', telefone: null }])
    expect(await ownOf(ana)).toMatchObject({ flagConfirmar: true, campos: ['TELEFONE'] })
    await choose(ana, { campos: ['TELEFONE'] })
    await setUpDirectory({ publico: 'EQUIPE' })
    expect(await read(admin, '?term=ana')).toMatchObject([{ telefone: '+55 81 91234-5678' }])
    await setUpDirectory()
  })

  it('is cut by congregation and by group, also for who has none', async () => {
    const { igrejaId } = test.churches.farol
    await setUpDirectory({ publico: 'CONGREGACAO' })
    expect(await read(rui)).toEqual([])
    expect(await namesFor(ana)).toEqual(['Ána Prado'])
    await setUpDirectory({ publico: 'GRUPO' })
    expect(await read(ana)).toEqual([])
    const [group] = await write(
      `insert into celula (igreja_id, nome, data_inicio, dia_semana, horario, duracao_minutos, frequencia)
       values ($1, 'Casa', '2026-01-06', 2, '20:00', 60, 'SEMANAL') returning id`,
      [igrejaId],
    )
    for (const { memberId } of [ana, rui])
      await write(
        "insert into celula_membro (igreja_id, celula_id, usuario_id, papel, desde) values ($1, $2, $3, 'MEMBRO', now())",
        [igrejaId, group?.id, memberId],
      )
    expect(await namesFor(ana)).toEqual(['Ána Prado', 'Rui Prado'])
    expect(await read(admin)).toEqual([])
    await setUpDirectory()
  })

  it('is another one at another church', async () => {
    const elsewhere = await test.join({ nome: 'Quirino', at: test.churches.videira })
    await setPerson(elsewhere, { situacao: 'MEMBRO' })
    const foreign = await test.call('GET', '/diretorio/', { token: elsewhere.token, host: 'videira.narthex.test' })
    expect(foreign.body).toEqual({ itens: [], proximo: null })
    expect(await namesFor(ana, '?term=quirino')).toEqual([])
  })

  it('goes on behind a page, and stops who copies it', async () => {
    await write(
      `with made as (insert into conta (email, senha_hash, idioma, flag_ativo, data_cadastro, data_ultima_alteracao)
         select 'copia' || n || '@example.org', 'none', 'pt', true, now(), now() from generate_series(1, 50) n returning id)
       insert into usuario (igreja_id, conta_id, nome, sobrenome, idioma, data_cadastro, situacao)
         select $1, id, 'Copia', 'N' || row_number() over (), 'pt', now(), 'MEMBRO' from made`,
      [test.churches.farol.igrejaId],
    )
    const seen = new Set<unknown>()
    let next: string | null = null
    for (let pages = 0; pages < 5; pages++) {
      const query: string = next === null ? '?term=copia' : `?term=copia&apos=${next}`
      const { body } = await test.call('GET', `/diretorio/${query}`, { token: rui.token })
      for (const { id } of body.itens) seen.add(id)
      next = body.proximo
      if (next === null) break
    }
    expect([seen.size, next]).toEqual([50, null])
    const answers = new Set<unknown>()
    for (let looks = 0; looks < 100; looks++)
      answers.add((await test.call('GET', '/diretorio/?term=ninguem', { token: rui.token })).body.code)
    expect(answers).toContain('TOO_MANY_REQUESTS')
    expect((await test.call('GET', '/diretorio/')).status).toBe(401)
  })

  it('writes down who changes its settings, and gives members no way to', async () => {
    const { status } = await test.call('PUT', settingsPath, {
      office: await test.join({ roles: ['ROLE_SECRETARY'] }),
      body: { flagLigado: true, publico: 'MEMBROS', campos: [], versao: 1 },
    })
    expect(status).toBe(403)
    const [act] = await write(
      "select detalhes from auditoria where acao = 'DIRECTORY_SET' order by id desc limit 1",
      [],
    )
    expect(act?.detalhes).toMatchObject({ ligado: 1, publico: 'MEMBROS' })
  })
})
