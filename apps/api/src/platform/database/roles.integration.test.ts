import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readChurchTables } from '../../testing/catalogue.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { everyDatabase } from '../../testing/test-platform.ts'
import { queryRows, type Tx } from './database.ts'

const refused = { cause: { code: '42501' } }
const run = (statement: string) => (tx: Tx) => queryRows<Record<string, unknown>>(tx, sql.raw(statement))

describe.each(everyDatabase())('the roles of the %s database', (kind) => {
  const test = setUpSeededChurches({ kind })

  const churchTables = () => test.asOwner(readChurchTables)

  describe('the directory', () => {
    it('knows whose a host is', async () => {
      const rows = await test.platform.database.inDirectory(run('select codigo, versao from igreja order by id'))
      expect(rows.map(({ codigo }) => codigo)).toEqual(['videira', 'oliveira', 'farol', 'fechada'])
    })

    it.each(['nome', 'email', 'telefone', 'historia', '*'])('may not read %s of a church', async (column) => {
      const reading = test.platform.database.inDirectory(run(`select ${column} from igreja`))
      await expect(reading).rejects.toMatchObject(refused)
    })

    it('may read no table that keeps something of a church, but for its addresses', async () => {
      for (const table of (await churchTables()).filter((name) => name !== 'dominio')) {
        const reading = test.platform.database.inDirectory(run(`select * from ${table}`))
        await expect(reading, table).rejects.toMatchObject(refused)
      }
    })

    it.each([
      'update igreja set versao = 1',
      'delete from dominio',
      "insert into dominio (tipo, nome, igreja_id) values ('HOST', 'evil.example', 1)",
    ])('may not write: %s', async (statement) => {
      await expect(test.platform.database.inDirectory(run(statement))).rejects.toMatchObject(refused)
    })
  })

  describe('the operator', () => {
    it.each([
      'select telefone from igreja',
      'select email from igreja',
      'delete from dominio',
      "update igreja set nome = 'x'",
      'delete from igreja',
      'update organizacao set slug = nome',
    ])('founds, and may not: %s', async (statement) => {
      await expect(test.platform.database.asOperator(run(statement))).rejects.toMatchObject(refused)
    })

    it('writes translations of the Bible that are everybody’s, and sees none of a church', async () => {
      const as = (statement: string) => test.platform.database.asOperator(run(statement))
      expect(await as('select codigo from biblia_traducao')).toEqual([{ codigo: 'ensaio' }])
      expect(await as('select distinct traducao_id from biblia_versiculo')).toHaveLength(1)
      await expect(
        as(`update biblia_traducao set dona_igreja_id = ${test.farol.igrejaId} where codigo = 'ensaio'`),
      ).rejects.toMatchObject(refused)
    })

    it('may read no table that keeps something of a church, but for its addresses', async () => {
      for (const table of (await churchTables()).filter((name) => name !== 'dominio'))
        await expect(test.platform.database.asOperator(run(`select * from ${table}`)), table).rejects.toMatchObject(
          refused,
        )
    })
  })

  describe('the identity', () => {
    const as = (statement: string) => test.platform.database.inIdentity(test.videira, run(statement))
    const named = (statement: string) =>
      test.platform.database.inIdentity(test.videira, async (tx) => {
        await run("select set_config('app.conta', (select min(id) from conta)::text, true)")(tx)
        return run(statement)(tx)
      })

    it('looks logins up', async () => {
      const logins = await test.asOwner((owner) => owner.query('select email from conta'))
      expect(logins.length).toBeGreaterThan(1)
      expect(await as('select email from conta')).toHaveLength(logins.length)
    })

    it.each(['segredo', 'banner', 'notificacao', 'auditoria', 'usuario_role', 'sessao_token', 'tarefa'])(
      'may not read %s',
      async (table) => {
        await expect(as(`select * from ${table}`)).rejects.toMatchObject(refused)
      },
    )

    it('sees the members and codes of the church of the transaction, and of no other', async () => {
      for (const table of ['usuario', 'codigo_unico'])
        expect(await as(`select distinct igreja_id from ${table}`)).toEqual([{ igreja_id: test.videira.igrejaId }])
    })

    it('sees no sessions before it names an account, then only that account’s, at every church', async () => {
      expect(await as('select * from sessao')).toEqual([])
      expect(await named('select distinct conta_id = current_account() as own from sessao')).toEqual([{ own: true }])
      expect(
        await named(
          'update sessao set revogada_em = now(), motivo = null where conta_id <> current_account() returning id',
        ),
      ).toEqual([])
    })

    it('removes no login before it names its person, and no other’s then', async () => {
      expect(await as('delete from conta returning id')).toEqual([])
      expect(await named('delete from conta where id <> current_account() returning id')).toEqual([])
    })

    it('removes no login that still has a membership', async () => {
      await expect(named('delete from conta')).rejects.toMatchObject({ cause: { code: '23503' } })
    })

    it.each([
      "update conta set email = 'x@example.org'",
      'update usuario set flag_ativo = true',
      'delete from usuario',
      'delete from sessao',
      'select codigo from igreja',
    ])('may not: %s', async (statement) => {
      await expect(as(statement)).rejects.toMatchObject(refused)
    })
  })

  describe('a church', () => {
    const as = (statement: string) => test.platform.database.inScope(test.videira, run(statement))

    it('reads translations that are everybody’s and its own, and writes its own alone', async () => {
      const owners = `coalesce(dona_igreja_id, 0) in (0, ${test.videira.igrejaId})`
      expect(await as(`select ${owners} as readable, count(*)::integer from biblia_traducao group by 1`)).toEqual([
        { readable: true, count: 2 },
      ])
      expect(await as('select distinct traducao_id from biblia_versiculo')).toHaveLength(2)
      for (const change of ["update biblia_traducao set nome = 'x'", 'delete from biblia_traducao'])
        expect(
          await as(`${change} where dona_igreja_id is distinct from ${test.videira.igrejaId} returning id`),
        ).toEqual([])
      const others = `traducao_id in (select id from biblia_traducao where dona_igreja_id is null)`
      for (const change of ["update biblia_versiculo set texto = 'x'", 'delete from biblia_versiculo'])
        expect(await as(`${change} where ${others} returning ordem`)).toEqual([])
      await expect(
        as(`insert into biblia_versiculo (traducao_id, ordem, texto, palavras)
            select id, 1, 'x', '' from biblia_traducao where dona_igreja_id is null`),
      ).rejects.toMatchObject(refused)
      await expect(as('update biblia_traducao set dona_igreja_id = null')).rejects.toMatchObject(refused)
    })

    it('sees itself and its organisation, and no other', async () => {
      expect(await as('select codigo from igreja')).toEqual([{ codigo: 'videira' }])
      expect(await as('select slug from organizacao')).toEqual([{ slug: 'pomar' }])
    })

    it('changes no other church', async () => {
      expect(await as("update igreja set nome = 'x' where codigo <> 'videira' returning id")).toEqual([])
    })

    it.each([
      "insert into igreja (codigo, slug, idioma, fuso_horario, nome) values ('x', 'x', 'pt', 'UTC', 'x')",
      'delete from igreja',
      "update organizacao set nome = 'x'",
      "insert into organizacao (slug, nome, idioma, cor_app) values ('x', 'x', 'pt', '#000000')",
      'select * from migracao',
      'select id from conta',
      'select chave from tentativa',
      'alter table banner disable row level security',
      'drop policy church_wall on banner',
      'select lay_church_walls()',
    ])('may not: %s', async (statement) => {
      await expect(as(statement)).rejects.toMatchObject(refused)
    })

    it('raises the version of its own organisation', async () => {
      expect(await as('update organizacao set versao = versao + 1 returning slug')).toEqual([{ slug: 'pomar' }])
    })
  })

  it('lets a tenant search and the operator gather statistics with the rights of another role, and no other role', async () => {
    const callable = (role: string) => `select p.oid::regprocedure::text as called from pg_proc p
      where p.prosecdef and p.pronamespace = 'public'::regnamespace and has_function_privilege('${role}', p.oid, 'execute')
      order by 1`
    const calledBy = (role: string) => test.asOwner((owner) => owner.query<{ called: string }>(callable(role)))
    expect((await calledBy('narthex_app')).map(({ called }) => called.replace(/\(.*/, ''))).toEqual([
      'find_alike',
      'find_content_titles',
      'find_entry',
      'find_ids',
      'find_people',
      'find_people_texts',
      'find_song_texts',
      'find_ticket_names',
      'find_tied_people',
      'find_verses',
      'find_video_texts',
      'find_words',
      'sort_verse_words',
    ])
    expect(await calledBy('narthex_operator')).toEqual([
      { called: 'refresh_statistics()' },
      { called: 'sort_verse_words()' },
    ])
    for (const role of ['public', 'narthex_directory', 'narthex_identity', 'narthex_worker'])
      expect(await calledBy(role), role).toEqual([])
    const finding = run("select * from find_alike(1, 'canary', 10)")
    await expect(test.platform.database.inIdentity(test.videira, finding)).rejects.toMatchObject(refused)
    await expect(test.platform.database.inScope(test.videira, finding)).resolves.toBeDefined()
  })

  it('an organisation sees its churches and changes none of them', async () => {
    const as = (statement: string) => test.platform.database.inScope(test.pomar, run(statement))
    expect(await as('select codigo from igreja order by id')).toEqual([{ codigo: 'videira' }, { codigo: 'oliveira' }])
    expect(await as('update igreja set versao = versao + 1 returning id')).toEqual([])
    expect(await as('select slug from organizacao')).toEqual([{ slug: 'pomar' }])
  })
})
