import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { askChurchExport as askEndpoint } from '@narthex/contract/church-export/church-export.endpoints'
import { dayMs } from '@narthex/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyArchive } from '../../platform/church-archive/verify-archive.ts'
import { createMemberCall } from '../../platform/http/route.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { updateExport } from './church-export.queries.ts'
import { askChurchExport, endChurchExport, fetchChurchExport, listChurchExports } from './church-export.service.ts'

describe('an export of the whole church', () => {
  const mails: { to: string; kind: string }[] = []
  const test = setUpChurches(
    { videira: {} },
    {
      startsAt: new Date('2026-11-30T12:00:00Z'),
      mail: { send: async (_, { to, kind }) => void mails.push({ to, kind }) },
    },
  )
  let [owner, other]: Person[] = []
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'narthex-export-'))
    owner = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    other = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    await test.join({ roles: ['ROLE_ADMIN'] })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const as = (person: Person | undefined) => {
    if (!person) throw new Error('There is no such person')
    return createMemberCall(test.platform.transactions.at(test.videira), person)
  }
  const ask = (person: Person | undefined) => askChurchExport(test.platform, as(person))
  const fetch = (person: Person | undefined, id: number) => fetchChurchExport(test.platform, as(person), id)
  const list = async () => (await listChurchExports(as(owner), { limit: 20 })).itens
  const acts = () =>
    test.asOwner(async (rows) =>
      (
        await rows.query<{ acao: string }>(`select acao from auditoria where acao like 'CHURCH_EXPORT%' order by id`)
      ).map(({ acao }) => acao),
    )

  it('is written by a job, told to all owners, and fetched by who asked, for a day', async () => {
    const asked = await ask(owner)
    expect(asked).toMatchObject({ situacao: 'EM_CURSO', progresso: 0, flagMinha: true, expiraEm: null })
    expect(mails.map(({ kind }) => kind)).toEqual(['church-export-asked', 'church-export-asked'])
    expect(await ask(owner)).toMatchObject({ id: asked.id })
    await expect(ask(other)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(fetch(owner, asked.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await test.runJobs()
    const [ready] = await list()
    expect(ready).toMatchObject({ situacao: 'PRONTA', progresso: 100, expiraEm: '2026-12-01T12:00:00.000Z' })
    const { filename, content } = await fetch(owner, asked.id)
    expect(filename).toBe('videira-2026-11-30.zip')
    const path = join(folder, 'fetched.zip')
    const bytes = await buffer(Readable.from(content as AsyncIterable<Uint8Array>))
    await writeFile(path, bytes)
    const { manifest } = await verifyArchive(path)
    expect(manifest).toMatchObject({ kind: 'COPY', church: { code: 'videira' } })
    expect([bytes.length, manifest.tables.reduce((sum, { rows }) => sum + rows, 0)]).toEqual([
      ready?.bytes,
      ready?.linhas,
    ])
    await expect(fetch(other, asked.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await acts()).toEqual(['CHURCH_EXPORT_ASKED', 'CHURCH_EXPORT_FETCHED'])
    test.advance(dayMs)
    await expect(fetch(owner, asked.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await list())[0]).toMatchObject({ situacao: 'ENCERRADA' })
    await test.runJobs()
    const [row] = await test.asOwner((rows) =>
      rows.query<{ arquivo: string; situacao: string }>(`select arquivo, situacao from exportacao_igreja`),
    )
    expect(row?.situacao).toBe('ENCERRADA')
    expect(await test.platform.files.stat(test.videira, row?.arquivo ?? '')).toBeUndefined()
  })

  it('is ended before its day is over, by any owner', async () => {
    const { id } = await ask(owner)
    await test.runJobs()
    expect(await endChurchExport(as(other), id)).toMatchObject({ situacao: 'ENCERRADA' })
    expect(await endChurchExport(as(owner), id)).toMatchObject({ situacao: 'ENCERRADA' })
    await expect(fetch(owner, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await test.runJobs()
    const files = await test.asOwner((rows) => rows.query<{ arquivo: string }>('select arquivo from exportacao_igreja'))
    for (const { arquivo } of files) expect(await test.platform.files.stat(test.videira, arquivo)).toBeUndefined()
    expect(await acts()).toContain('CHURCH_EXPORT_ENDED')
  })

  it('that was ended while it was written leaves no file', async () => {
    const { id } = await ask(owner)
    await as(owner).inChurch((work) => updateExport(work, id, { progresso: 40 }))
    await endChurchExport(as(owner), id)
    await test.runJobs()
    expect((await list())[0]).toMatchObject({ id, situacao: 'ENCERRADA', bytes: null })
  })

  it('is no administrator’s to ask for', async () => {
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    const { method, path } = askEndpoint
    expect(await test.call(method, path, { office: admin })).toMatchObject({ status: 403 })
    expect(await test.call('GET', path, { office: admin })).toMatchObject({ status: 403 })
    expect(await test.call('GET', path, { office: owner })).toMatchObject({ status: 200 })
  })
})
