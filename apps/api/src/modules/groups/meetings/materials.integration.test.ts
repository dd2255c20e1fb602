import { randomUUID } from 'node:crypto'
import { materialsPerGroup } from '@narthex/contract/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GroupId } from '../../../platform/ids.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpGroups } from '../../../testing/set-up-groups.ts'

describe('what a group reads and uses', () => {
  const stage = setUpGroups()
  let leader: Person
  let member: Person
  let stranger: Person
  let group: GroupId

  beforeAll(async () => {
    leader = await stage.join()
    member = await stage.join()
    stranger = await stage.join()
    const other = await stage.group()
    await stage.seat(other, stranger, { papel: 'LIDER' })
  })
  beforeEach(async () => {
    group = await stage.group()
    await stage.seat(group, leader, { papel: 'LIDER' })
    await stage.seat(group, member)
  })

  const study = { titulo: 'A videira', url: '/studies/3' }
  const save = (id: string, body: object, by = leader) =>
    stage.call('PUT', `/celula/${group}/material/${id}`, { token: by.token, body })
  const list = (by = member) => stage.call('GET', `/celula/${group}/material/`, { token: by.token })
  const remove = (id: string, by = leader) =>
    stage.call('DELETE', `/celula/${group}/material/${id}`, { token: by.token })

  it('is added by who leads, once however often it is sent, changed, and taken away', async () => {
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(id, study)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await list()).body).toEqual([{ id, ...study, dataCadastro: stage.now.toISOString() }])
    await save(id, { ...study, titulo: 'A videira e os ramos' })
    expect((await list()).body).toMatchObject([{ titulo: 'A videira e os ramos' }])
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(404)
    expect((await list()).body).toEqual([])
  })

  it('is the group’s: its members read, others neither read nor write', async () => {
    const id = randomUUID()
    await save(id, study)
    for (const by of [member, stranger]) {
      expect((await save(id, { ...study, titulo: 'Outro' }, by)).status).toBe(404)
      expect((await remove(id, by)).status).toBe(404)
    }
    expect((await list(stranger)).status).toBe(404)
    expect((await stage.call('GET', `/celula/${group}/material/`)).status).toBe(401)
    expect((await list(leader)).body).toMatchObject([study])
  })

  it('is no script', async () => {
    expect((await save(randomUUID(), { ...study, url: 'javascript:alert(1)' })).status).toBe(400)
    expect((await list()).body).toEqual([])
  })

  it('is no more than a group needs, also when all is sent at once', async () => {
    const addSome = (length: number) => Promise.all(Array.from({ length }, () => save(randomUUID(), study)))
    for (let added = 0; added < materialsPerGroup - 10; added += 10) await addSome(10)
    const answers = await addSome(13)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'LIMIT_REACHED')).toHaveLength(3)
    expect((await list()).body).toHaveLength(materialsPerGroup)
  })
})
