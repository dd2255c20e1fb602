import { devotionals } from '@narthex/contract/content/devotional.resource'
import { news } from '@narthex/contract/content/news.resource'
import { videos } from '@narthex/contract/media/video.resource'
import { songs } from '@narthex/contract/praise/song.resource'
import type { Resource } from '@narthex/contract/resources/resource'
import { beforeAll, describe, expect, it } from 'vitest'
import { devotionalService, newsService } from '../../modules/content/office/content-kinds.service.ts'
import { videoService } from '../../modules/media/videos/videos.editing.service.ts'
import { songService } from '../../modules/praise/praise.editing.service.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { createOwnCall } from '../http/route.ts'
import { resourceActs } from './resource-acts.ts'

const count = 120
/** Statements besides those of each record: of the call, of the job, and of two steps. */
const mostBesides = 90
/** Statements of a part of an export: its transaction, its list, its records and their texts. */
const mostOfPart = 9
const modules = ['MOD_NOTICIA', 'MOD_DEVOCIONAL'] as const

const kinds = [
  { resource: news, service: newsService, mostOfEach: 2 },
  { resource: devotionals, service: devotionalService, mostOfEach: 2 },
  { resource: videos, service: videoService, mostOfEach: 1 },
  { resource: songs, service: songService, mostOfEach: 1 },
]

describe.each(kinds.map((kind) => [kind.resource.name, kind] as const))('many records of %s', (_, kind) => {
  const sent: string[] = []
  const test = setUpChurches({ farol: { modules } }, { onQuery: (sql) => sent.push(sql) })
  const resource: Resource = kind.resource
  const { path } = resource
  let office: Person
  let ids: number[]

  beforeAll(async () => {
    office = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    ids = []
    for (let number = 0; number < count; number++) {
      const day = new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10)
      const own = 'data' in resource.example ? { data: day } : {}
      const { status, body } = await test.call('POST', path, { office, body: { ...resource.example, ...own } })
      expect(status, JSON.stringify(body)).toBe(201)
      ids.push(body.id)
    }
  })

  it('are changed by hardly more statements than there are records', async () => {
    for (const acao of resource.bulk ?? []) {
      sent.length = 0
      const begun = await test.call('POST', `${path}lote/`, { office, body: { acao, selecao: { ids } } })
      await test.runJobs()
      const after = await test.call('GET', `${path}lote/${begun.body.id}`, { office })
      expect(after.body, acao).toMatchObject({ situacao: 'CONCLUIDO', feitos: count, recusados: 0 })
      expect(sent.length, acao).toBeLessThan(count * kind.mostOfEach + mostBesides)
    }
  })

  it('are exported by as many statements as there are parts, however many records these have', async () => {
    const acts = resourceActs(resource as typeof news, kind.service as typeof newsService)
    const [ordem] = Object.keys(resource.list.sorts)
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    const { body } = await acts.export(own, { ordem } as never)
    sent.length = 0
    let lines = 0
    for await (const part of body.content as AsyncIterable<string>) lines += String(part).split('\r\n').length - 1
    expect(lines).toBeGreaterThan(count)
    expect(sent.length).toBeLessThanOrEqual(2 * mostOfPart)
  })
})
