import { beforeEach, describe, expect, it } from 'vitest'
import { describeChurch, foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { type SeededChurches, toHost } from '../../testing/seeded-churches.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { createOwnCall } from '../http/route.ts'
import { createDirectory, type Directory } from './directory.ts'

describe('the directory', () => {
  const statements: string[] = []
  let directory: Directory

  const test = setUpSeededChurches({ onQuery: (statement) => statements.push(statement) })
  beforeEach(() => {
    directory = createDirectory(test.platform.database, test.platform.bus, 'narthex.test')
    statements.length = 0
  })

  it('finds a church by its code and by its own host, an organisation by its slug', async () => {
    expect(await directory.byHost('videira.narthex.test')).toMatchObject({ kind: 'church', codigo: 'videira' })
    expect(await directory.byHost('www.videira.example')).toMatchObject({ kind: 'church', codigo: 'videira' })
    expect(await directory.byHost('pomar.narthex.test')).toMatchObject({ kind: 'organisation', slug: 'pomar' })
  })

  it('finds a church that is not active, and says so', async () => {
    expect(await directory.byHost(toHost(test.fechada))).toMatchObject({ flagAtivo: false })
  })

  it.each([
    'unknown.narthex.test',
    'narthex.test',
    'a.videira.narthex.test',
    'videira.narthex.test.evil.com',
    'videira',
    'no host',
    undefined,
  ])('finds no tenant at %s', async (host) => {
    expect(await directory.byHost(host)).toBeUndefined()
  })

  it('asks the database once for a host, and for a host that leads nowhere', async () => {
    await directory.byHost('videira.narthex.test')
    await directory.byHost('unknown.narthex.test')
    expect(statements).toHaveLength(2)
    await directory.byHost('VIDEIRA.narthex.test:3000')
    await directory.byHost('unknown.narthex.test')
    expect(statements).toHaveLength(2)
  })

  it('asks nothing at all for what is no host', async () => {
    await directory.byHost('evil.com#.narthex.test')
    expect(statements).toHaveLength(0)
  })

  it('asks once for a hundred who want the same host at the same time', async () => {
    const found = await Promise.all(Array.from({ length: 100 }, () => directory.byHost('videira.narthex.test')))
    expect(new Set(found.map((tenant) => tenant?.key))).toEqual(new Set([test.videira.key]))
    expect(statements).toHaveLength(1)
  })

  it('peeks at what it remembers, and never asks', async () => {
    expect(directory.peek('videira.narthex.test')).toBeUndefined()
    const found = await directory.byHost('videira.narthex.test')
    statements.length = 0
    expect(directory.peek('videira.narthex.test')).toBe(found)
    expect(statements).toHaveLength(0)
  })

  it('shows a change of a church to the very next request, and forgets no other', async () => {
    const before = await directory.byHost('videira.narthex.test')
    await directory.byHost('farol.narthex.test')
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { telefone: '11 5555-0101' })
    statements.length = 0
    expect((await directory.byHost('videira.narthex.test'))?.versao).toBe((before?.versao ?? 0) + 1)
    await directory.byHost('farol.narthex.test')
    expect(statements).toHaveLength(1)
  })

  it('finds a church that was founded after its host had been looked up in vain', async () => {
    expect(await directory.byHost('nova.narthex.test')).toBeUndefined()
    expect(await directory.churchFrom(test.videira, 'nova')).toBeUndefined()
    await foundChurch(test.platform, plainChurch('nova', { organizacao: 'pomar' }))
    expect(await directory.byHost('nova.narthex.test')).toMatchObject({ codigo: 'nova' })
    expect(await directory.churchFrom(test.videira, 'nova')).toMatchObject({ codigo: 'nova' })
  })

  describe('seen from the host of a church', () => {
    const namesOf = ({ igrejaId, uuid, slug, codigo }: SeededChurches['videira']) => [
      String(igrejaId),
      uuid,
      slug,
      codigo,
    ]

    it('names itself by id, uuid, slug and code, without asking', async () => {
      for (const name of namesOf(test.videira))
        expect(await directory.churchFrom(test.videira, name), name).toBe(test.videira)
      expect(statements).toHaveLength(0)
    })

    it('names the churches of its organisation by id, uuid, slug and code', async () => {
      for (const name of namesOf(test.oliveira))
        expect(await directory.churchFrom(test.videira, name), name).toMatchObject({ codigo: 'oliveira' })
    })

    it('names no other church', async () => {
      for (const name of namesOf(test.farol)) {
        expect(await directory.churchFrom(test.videira, name), name).toBeUndefined()
        expect(await directory.churchFrom(test.fechada, name), name).toBeUndefined()
        expect(await directory.churchFrom(test.pomar, name), name).toBeUndefined()
      }
      for (const name of namesOf(test.videira))
        expect(await directory.churchFrom(test.farol, name), name).toBeUndefined()
    })

    it('names its own organisation alone', async () => {
      const { pomar, videira, farol } = test.churches
      for (const name of [String(pomar.organizacaoId), pomar.uuid, pomar.slug]) {
        expect(await directory.organisationFrom(videira, name), name).toMatchObject({ slug: 'pomar' })
        expect(await directory.organisationFrom(pomar, name), name).toBe(pomar)
        expect(await directory.organisationFrom(farol, name), name).toBeUndefined()
      }
      expect(await directory.organisationFrom(pomar, 'outra')).toBeUndefined()
    })
  })
})
