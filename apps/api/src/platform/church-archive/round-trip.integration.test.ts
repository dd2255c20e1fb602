import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedFiles } from '../../modules/media/files/files-backup.service.ts'
import { storedVideos } from '../../modules/play/watching/office/videos-backup.service.ts'
import { readChurchTables } from '../../testing/catalogue.ts'
import { type SetUp, setUpPlatform, setUpSeededChurches } from '../../testing/set-up.ts'
import { everyDatabase } from '../../testing/test-platform.ts'
import type { OwnerConnection } from '../database/database.ts'
import { createCodeMover, readChurchId } from '../files/file-codes.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { ArchiveManifest } from './archive-manifest.ts'
import { exportChurch } from './export-church.ts'
import { forgetImport } from './forget-import.ts'
import { type ImportOptions, importChurch } from './import-church.ts'
import { type ArchiveKind, leftOut, movedAlone, veils } from './travel-rules.ts'
import { readEntries, usualBounds } from './zip-reader.ts'

const named = [storedFiles, storedVideos]
const unknownPassword = 'the hash of no password'

describe.each(everyDatabase())('an exported church, on the %s database', (kind) => {
  const from = setUpSeededChurches({ kind, secret: 'of both' })
  const into = setUpPlatform({ kind, secret: 'of both' })
  let folder: string
  let archives = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'narthex-church-'))
    await into.asOwner(async (owner) => {
      const [translation] = await from.asOwner((other) =>
        other.query<{ row: string }>(
          `select to_json(t)::text as row from biblia_traducao t where dona_igreja_id is null`,
        ),
      )
      await owner.query(
        `insert into biblia_traducao overriding system value select * from json_populate_record(null::biblia_traducao, $1)`,
        [translation?.row],
      )
      await owner.exec(`select setval('biblia_traducao_id_seq', (select max(id) from biblia_traducao))`)
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function save(of: Pick<SetUp, 'platform'>, church: ChurchScope, archiveKind: ArchiveKind) {
    const path = join(folder, `${++archives}.zip`)
    const { platform } = of
    const files = { store: platform.files, named }
    const made = { kind: archiveKind, path, files, productVersion: '1.2.3', now: new Date(0) }
    return { path, manifest: await exportChurch({ ...platform, ...made, church }) }
  }
  const bring = (at: Pick<SetUp, 'platform'>, path: string, options: Partial<ImportOptions> = {}) =>
    importChurch({ ...at.platform, store: at.platform.files, path, unknownPassword, ...options })

  const contents = ({ tables, files }: ArchiveManifest) => [
    Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`])),
    files,
  ]
  const countAll = (owner: OwnerConnection) =>
    owner.query(`select (select count(*) from igreja) as churches, (select count(*) from conta) as accounts,
      (select count(*) from usuario) as people, (select count(*) from arquivo) as files, (select count(*) from dominio) as hosts`)

  it('holds every table of a church that is not left out for a reason, as many rows as there are', async () => {
    const { manifest } = await save(from, from.videira, 'MOVE')
    const tables = await from.asOwner(readChurchTables)
    const held = manifest.tables.map(({ name }) => name)
    expect(tables.filter((name) => !held.includes(name)).toSorted()).toEqual(Object.keys(leftOut).toSorted())
    for (const { name, rows } of manifest.tables.filter(({ name }) => tables.includes(name))) {
      const [found] = await from.asOwner((owner) =>
        owner.query(`select count(*)::int as rows from ${name} where igreja_id = ${from.videira.igrejaId}`),
      )
      expect({ name, ...(found as object) }).toEqual({ name, rows })
    }
    for (const table of [...Object.keys(movedAlone), ...Object.keys(veils)]) expect(tables).toContain(table)
    expect(manifest.files.count).toBeGreaterThan(2)
  })

  it('names no row that is left out', async () => {
    const keys = await from.asOwner((owner) =>
      owner.query<{ table: string; other: string }>(
        `select conrelid::regclass::text as "table", confrelid::regclass::text as other from pg_constraint where contype = 'f'`,
      ),
    )
    const open = keys.filter(({ table, other }) => other in leftOut && !(table in leftOut))
    expect(open).toEqual([])
  })

  it('tells no secret, and nothing of another church', async () => {
    const { path } = await save(from, from.videira, 'COPY')
    const secrets = await from.asOwner((owner) =>
      owner.query<{ secret: string }>(`
        select senha_hash as secret from conta union select token from cartao union select dados from pagamento_credencial
        union select chave_aviso from pagamento_configuracao union select segredo from igreja_produto
        union select pin_hash from play_pin union select hash from sessao_token union select endpoint from push_assinatura
        union select nome from igreja where id <> ${from.videira.igrejaId}
        union select uuid::text from usuario where igreja_id <> ${from.videira.igrejaId}`),
    )
    const known = secrets.flatMap(({ secret }) => (secret ? [secret] : []))
    expect(known.length).toBeGreaterThan(10)
    const leaks: string[] = []
    for await (const entry of readEntries(path, usualBounds)) {
      const content = (await buffer(entry.read())).toString()
      leaks.push(...known.filter((secret) => content.includes(secret)).map((secret) => `${entry.name}: ${secret}`))
    }
    expect(leaks).toEqual([])
  })

  describe('imported into a product without churches', () => {
    it('goes on under the same id after it was killed between its files and its end, and is the same, per table', async () => {
      const { path, manifest } = await save(from, from.videira, 'MOVE')
      // What no process is left to undo.
      const store: FileStore = { ...into.platform.files, remove: async () => {} }
      const onProgress = (line: string) => {
        if (line.endsWith(' files')) throw new Error('Killed')
      }
      await expect(bring(into, path, { store, onProgress })).rejects.toThrow('Killed')
      const { church, leftBehind } = await bring(into, path)
      expect([church.igrejaId, church.uuid, church.codigo, church.flagAtivo]).toEqual([
        from.videira.igrejaId,
        from.videira.uuid,
        'videira',
        false,
      ])
      expect(leftBehind).toEqual([])
      const again = await save(into, church, 'MOVE')
      expect(contents(again.manifest)).toEqual(contents(manifest))
      const derived = (test: SetUp) =>
        test.asOwner((owner) =>
          Promise.all(
            ['arquivo_uso', 'oracao_por_dia'].map((table) =>
              owner.query(
                `select to_jsonb(t) - 'igreja_id' as row from ${table} t where igreja_id = ${church.igrejaId} order by 1`,
              ),
            ),
          ),
        )
      expect(await derived(into)).toEqual(await derived(from))
    })

    it('leaves nothing, no matter where it is stopped', async () => {
      const { path } = await save(from, from.videira, 'COPY')
      const before = await into.asOwner(countAll)
      for (const stop of ['igreja:', 'usuario:', 'historico:', 'files']) {
        const onProgress = (line: string) => {
          if (line.includes(stop)) throw new Error('Stopped')
        }
        await expect(bring(into, path, { as: 'outra', onProgress })).rejects.toThrow('Stopped')
        expect(await into.asOwner(countAll), stop).toEqual(before)
      }
      expect(await forgetImport({ ...into.platform, store: into.platform.files, path })).toBeGreaterThan(2)
      expect(await forgetImport({ ...into.platform, store: into.platform.files, path })).toBeUndefined()
    })

    it('gives the next rows ids of their own', async () => {
      const behind = await into.asOwner((owner) =>
        owner.query(`select (select max(id) from usuario) >= (select last_value from usuario_id_seq) as people,
          (select max(id) from igreja) > (select last_value from igreja_id_seq) as churches,
          (select max(id) from conta) > (select last_value from conta_id_seq) as accounts`),
      )
      expect(behind).toEqual([{ people: false, churches: false, accounts: false }])
    })
  })

  describe('imported where its people are', () => {
    it('takes no name that another church has', async () => {
      const { path } = await save(from, from.videira, 'COPY')
      await expect(bring(from, path)).rejects.toThrow('The code videira is taken here')
      await expect(bring(from, path, { as: 'admin' })).rejects.toThrow('reserved')
      await expect(bring(from, path, { as: 'copia', organisation: 'nowhere' })).rejects.toThrow(
        'no organisation nowhere',
      )
    })

    it('joins logins by their e-mails and changes none of them', async () => {
      const { path, manifest } = await save(from, from.videira, 'COPY')
      const logins = (owner: OwnerConnection) => owner.query('select * from conta order by id')
      const before = await from.asOwner(logins)
      const { church } = await bring(from, path, { as: 'copia' })
      expect(await from.asOwner(logins)).toEqual(before)
      expect([church.uuid, church.igrejaId]).not.toContain(from.videira.uuid)
      expect(church.igrejaId).not.toBe(from.videira.igrejaId)
      const people = await from.asOwner((owner) =>
        owner.query<{ same: boolean; asked: boolean; active: boolean }>(`
          select a.conta_id is not distinct from b.conta_id as same, b.flag_por_conferir and not a.flag_por_conferir as asked, c.flag_ativo as active
          from usuario a join usuario b using (id) left join conta c on c.id = a.conta_id
          where a.igreja_id = ${from.videira.igrejaId} and b.igreja_id = ${church.igrejaId}`),
      )
      expect(people.length).toBe(manifest.tables.find(({ name }) => name === 'usuario')?.rows)
      for (const { same, asked, active } of people)
        expect({ same, asked }).toEqual({ same: true, asked: !active && asked })
      const again = await save(from, church, 'COPY')
      const move = createCodeMover(church.igrejaId, from.videira.igrejaId)
      const read = async (path: string) => {
        const found: Record<string, string> = {}
        for await (const entry of readEntries(path, usualBounds)) {
          const content = (await buffer(entry.read())).toString('latin1')
          if (entry.name.startsWith('files/') || entry.name.startsWith('tables/'))
            found[move(entry.name)] = move(content)
        }
        return found
      }
      const [copy, original] = [await read(again.path), await read(path)]
      const different = Object.keys(original).filter((name) => original[name] !== copy[name])
      // Ids that are unique in the whole product are new ones.
      expect(different).toEqual(['tables/usuario.ndjson'])
      const codes = await from.asOwner((owner) =>
        owner.query<{ codigo: string }>(`select codigo from arquivo where igreja_id = ${church.igrejaId}`),
      )
      expect(codes.length).toBeGreaterThan(0)
      for (const { codigo } of codes) expect(readChurchId(codigo)).toBe(church.igrejaId)
    })
  })

  it('is one ZIP file that its owner alone may read', async () => {
    const { path } = await save(from, from.videira, 'COPY')
    expect((await buffer(createReadStream(path, { end: 3 }))).toString('latin1')).toBe('PK\u0003\u0004')
    expect((await readFile(path)).length).toBeGreaterThan(1000)
  })
})
