import { dayMs, minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { createMemberCall, type MemberCall } from '../../platform/http/route.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import { findPrayer, holdPrayer, updatePrayer } from './prayers.queries.ts'
import { prayFor } from './praying.service.ts'
import { noon, type PrayerMember, setUpPrayers } from './testing/set-up-prayers.ts'

describe('praying for another member', () => {
  const stage = setUpPrayers()
  const support = async (id: number, who?: PrayerMember) =>
    (await stage.callAs(who, 'GET', `/oracao/farol/apoio?ids=${id}`)).body[0]

  /** Adds members without a login: a hundred logins would take a while. */
  async function crowd(count: number): Promise<MemberCall[]> {
    const rows = await stage.rowsOf<{ memberId: MemberId; accountId: AccountId }>(`
      with logins as (
        insert into conta (email, senha_hash, idioma, data_cadastro, data_ultima_alteracao)
        select 'crowd' || gen_random_uuid() || '@example.org', 'x', 'pt', now(), now() from generate_series(1, ${count}) returning id)
      insert into usuario (igreja_id, conta_id, nome, sobrenome, idioma, data_cadastro)
      select ${stage.farol.igrejaId}, id, 'C', 'C', 'pt', now() from logins returning id as "memberId", conta_id as "accountId"`)
    return rows.map((row) => createMemberCall(stage.platform.transactions.at(stage.farol), row))
  }

  it('counts each person once, and all see it at once', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const id = await stage.asked(ana)
    expect(await support(id, rui)).toEqual({ id, total: 0, mensagens: 0, jaOrei: false, flagMinha: false })
    const answers = await Promise.all(Array.from({ length: 8 }, () => stage.pray(rui, id)))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(8).fill([200, { total: 1 }]))
    expect(await support(id, rui)).toMatchObject({ total: 1, jaOrei: true })
    expect(await support(id, ana)).toMatchObject({ total: 1, jaOrei: false, flagMinha: true })
    expect(await support(id)).toMatchObject({ total: 1, jaOrei: false, flagMinha: false })
  })

  it('of a hundred people at the same moment counts a hundred', async () => {
    const id = await stage.asked(await stage.enrol())
    const people = await crowd(100)
    // As many as wait for a connection without being sent away, some of them twice.
    for (let first = 0; first < people.length; first += 25) {
      const some = people.slice(first, first + 25)
      const twice = [...some, ...some.slice(0, 10)]
      await Promise.all(twice.map((member) => prayFor(member, id)))
    }
    expect(await support(id)).toMatchObject({ total: 100 })
    expect((await stage.rowsOf("select * from tarefa where fila = 'oracao-noticias'")).length).toBe(1)
  })

  it('control: reading a number and writing the next one loses some of a hundred', async () => {
    const id = await stage.asked(await stage.enrol())
    const careless = () =>
      stage.inFarol(async (work) => {
        const { orouSemNome = 0 } = (await findPrayer(work, id)) ?? {}
        await updatePrayer(work, id, { orouSemNome: orouSemNome + 1 })
      })
    await Promise.all(Array.from({ length: 100 }, careless))
    expect((await support(id)).total).toBeLessThan(100)
  })

  it('waits for no other call: neither for who prays at the same moment, nor for who reads the wall', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const id = await stage.asked(ana)
    await stage.inFarol(async (work) => {
      await holdPrayer(work, id, 'share')
      expect((await stage.pray(rui, id)).body).toEqual({ total: 1 })
      expect((await stage.wall()).total).toBe(1)
      expect(await support(id)).toMatchObject({ total: 1 })
    })
  })

  it('is for members of the church, and for what others asked', async () => {
    const [ana, stranger] = [await stage.enrol(), await stage.enrol({}, [], stage.videira)]
    const id = await stage.asked(ana)
    expect(await stage.pray(ana, id)).toMatchObject({ status: 409, body: { code: 'OWN_PRAYER' } })
    expect((await stage.pray(undefined, id)).status).toBe(401)
    expect((await stage.pray(stranger, id)).status).toBe(404)
    expect((await stage.pray(ana, 999_999)).status).toBe(404)
    expect(await support(id)).toMatchObject({ total: 0 })
  })

  it('is told to who asked once for all: after ten minutes, and then once a day', async () => {
    const ana = await stage.enrol()
    const id = await stage.asked(ana)
    const people = await crowd(9)
    const pray = async () => {
      const next = people.pop()
      if (next) await prayFor(next, id)
    }
    const listNotices = async () => {
      await stage.runJobs()
      return (await stage.notices(ana)).map(({ titulo }) => titulo)
    }
    for (let turn = 0; turn < 3; turn++) await pray()
    stage.now = new Date(noon.getTime() + 9 * minuteMs)
    expect(await listNotices()).toEqual([])
    stage.advance(minuteMs)
    expect(await listNotices()).toEqual(['3 pessoas oraram por você'])
    stage.advance(minuteMs)
    await pray()
    await pray()
    stage.advance(23 * 60 * minuteMs)
    expect(await listNotices()).toHaveLength(1)
    stage.advance(60 * minuteMs)
    expect(await listNotices()).toEqual(['3 pessoas oraram por você', '2 pessoas oraram por você'])
    stage.advance(3 * dayMs)
    expect(await listNotices()).toHaveLength(2)
    await pray()
    stage.advance(10 * minuteMs)
    expect((await listNotices()).at(-1)).toBe('Uma pessoa orou por você')
    expect((await stage.notices(ana)).every(({ id_entidade_relacionada }) => id_entidade_relacionada === id)).toBe(true)
  })

  it('while who asked is being told is told them the next time', async () => {
    const ana = await stage.enrol()
    const id = await stage.asked(ana)
    const [first, second] = (await crowd(2)) as [MemberCall, MemberCall]
    await prayFor(first, id)
    stage.advance(10 * minuteMs)
    const [job] = await stage.rowsOf<{ chave: string }>("select chave from tarefa where fila = 'oracao-noticias'")
    await stage.runJobs()
    stage.advance(1)
    await prayFor(second, id)
    const [next] = await stage.rowsOf<{ chave: string }>("select chave from tarefa where fila = 'oracao-noticias'")
    expect(next?.chave).not.toBe(job?.chave)
    stage.advance(dayMs)
    await stage.runJobs()
    expect(await stage.notices(ana)).toHaveLength(2)
  })
})
