import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type PlayProfileId, toPlayProfileId } from '../../../../platform/ids.ts'
import type { Person } from '../../../../testing/people.ts'
import { setUpChurches } from '../../../../testing/set-up.ts'
import { deleteProfile, insertProfile } from '../profiles/profiles.queries.ts'
import { addTitle } from '../testing/play-stage.ts'
import { ownProfileId } from './positions.queries.ts'

const own = { modules: ['MOD_ASSINATURA'] } as const

describe('positions', () => {
  const test = setUpChurches({ videira: own, farol: own }, { startsAt: new Date('2026-11-23T12:00:00Z') })
  let ana: Person
  let titleId: number

  beforeEach(async () => {
    ana = await test.join()
    titleId = await addTitle(test.platform.transactions.at(test.videira))
  })

  const at = (seconds: number) => new Date(test.now.getTime() + seconds * 1000).toISOString()
  const position = (segundos: number, vistoEm: string, own: object = {}) => ({
    idConteudo: titleId,
    segundos,
    flagVisto: false,
    vistoEm,
    ...own,
  })
  const save = (posicoes: object[], { perfil = null as string | null, person = ana } = {}) =>
    test.call('POST', '/user/play/posicao/', { token: person.token, body: { perfil, posicoes } })
  const continued = async (query = '') =>
    (await test.call('GET', `/user/play/posicao/${query}`, { token: ana.token })).body
  const mark = (flagVisto: boolean, id = titleId) =>
    test.call('PUT', `/user/play/posicao/${id}`, { token: ana.token, body: { perfil: null, flagVisto } })

  it('keep the newest moment of watching, whatever arrives last', async () => {
    await save([position(50, at(-10)), position(20, at(-60))])
    const { body } = await save([position(30, at(-40))])
    expect(body).toEqual([position(50, at(-10))])
    expect((await save([position(10, at(-5))])).body).toEqual([position(10, at(-5))])
  })

  it('of a clock that is fast count as now', async () => {
    expect((await save([position(50, at(9999))])).body).toEqual([position(50, at(0))])
    test.advance(1000)
    expect((await save([position(60, at(0))])).body).toEqual([position(60, at(0))])
  })

  it('saved at the same time by two devices end the same in any order', async () => {
    const both = [save([position(50, at(-10))]), save([position(70, at(-20))])]
    await Promise.all(both)
    expect((await save([position(1, at(-99))])).body).toEqual([position(50, at(-10))])
  })

  it('leave out titles of other churches, drafts and profiles of others', async () => {
    const foreign = await addTitle(test.platform.transactions.at(test.farol))
    const draft = await addTitle(test.platform.transactions.at(test.videira), { situacao: 'RASCUNHO' })
    const { body } = await save([
      position(5, at(-1), { idConteudo: draft }),
      position(5, at(-1), { idConteudo: foreign }),
    ])
    expect(body).toEqual([])
    expect((await save([position(5, at(-1))], { perfil: randomUUID() })).body).toEqual([])
    expect((await mark(true, draft)).status).toBe(404)
  })

  it('show what was begun and not finished, newest first, of the own profile alone', async () => {
    const other = await addTitle(test.platform.transactions.at(test.videira))
    const seen = await addTitle(test.platform.transactions.at(test.videira))
    const person = await test.join()
    await save([position(9, at(-1))], { person })
    await save([
      position(50, at(-30)),
      position(40, at(-20), { idConteudo: other }),
      position(99, at(-10), { idConteudo: seen, flagVisto: true }),
    ])
    const ids = (list: { conteudo: { id: number } }[]) => list.map(({ conteudo }) => conteudo.id)
    expect(ids(await continued())).toEqual([other, titleId])
    expect((await continued())[0].posicao.segundos).toBe(40)
    await test.asOwner((owner) => owner.exec(`update play_conteudo set situacao = 'RASCUNHO' where id = ${other}`))
    expect(ids(await continued())).toEqual([titleId])
  })

  it('of a child’s profile are its own, and show nothing above its age', async () => {
    const id = toPlayProfileId(randomUUID())
    await test.platform.transactions.inChurch(test.videira, (work) =>
      insertProfile(work, { id, memberId: ana.memberId, nome: 'Clara', idadeMaxima: 10, criadoEm: work.now }),
    )
    const adult = await addTitle(test.platform.transactions.at(test.videira), { idadeMinima: 16 })
    await save([position(5, at(-1)), position(6, at(-1), { idConteudo: adult })], { perfil: id })
    expect(await continued()).toEqual([])
    expect((await continued(`?perfil=${id}`)).map(({ conteudo }: { conteudo: { id: number } }) => conteudo.id)).toEqual(
      [titleId],
    )
  })

  describe('of profiles', () => {
    const addChild = async (person = ana, church = test.videira) => {
      const id = toPlayProfileId(randomUUID())
      await test.platform.transactions.inChurch(church, (work) =>
        insertProfile(work, { id, memberId: person.memberId, nome: 'Clara', idadeMaxima: 16, criadoEm: work.now }),
      )
      return id
    }
    /** Removes a profile; commits once a call of the same moment waits for it, or is through. */
    const removeChildDuring = async <T>(id: PlayProfileId, start: () => Promise<T>): Promise<T> => {
      const calling = await test.platform.transactions.inChurch(test.videira, async (work) => {
        await deleteProfile(work, ana.memberId, id)
        const call = start()
        await Promise.race([call, expect.poll(countWaiting).toBeGreaterThan(0)])
        return { call }
      })
      return calling.call
    }
    const countWaiting = () =>
      test.asOwner(async (owner) => {
        const waiting = await owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return waiting.length
      })
    const listed = async (perfil: string, person = ana) =>
      (
        await test.call('GET', `/user/play/posicao/conteudo/?conteudos=${titleId}&perfil=${perfil}`, {
          token: person.token,
        })
      ).body
    const stored = async () =>
      test.asOwner(async (owner) => {
        const rows = await owner.query<{ perfil: string }>(
          `select perfil_id as perfil from play_posicao where conteudo_id = ${titleId}`,
        )
        return rows.map(({ perfil }) => perfil)
      })

    it('do not touch those of the member or of each other', async () => {
      const [clara, davi] = [await addChild(), await addChild()]
      await save([position(50, at(-10))])
      await save([position(20, at(-60))], { perfil: clara })
      const marked = { perfil: davi, flagVisto: true }
      await test.call('PUT', `/user/play/posicao/${titleId}`, { token: ana.token, body: marked })
      expect(await listed(clara)).toEqual([position(20, at(-60))])
      expect(await listed(davi)).toEqual([position(0, at(0), { flagVisto: true })])
      expect((await continued())[0].posicao).toEqual(position(50, at(-10)))
      expect((await continued(`?perfil=${clara}`))[0].posicao).toEqual(position(20, at(-60)))
      expect(await continued(`?perfil=${davi}`)).toEqual([])
    })

    it('are neither read nor written by another member, or from another church', async () => {
      const clara = await addChild()
      await save([position(50, at(-10))], { perfil: clara })
      const other = await test.join()
      const abroad = await addChild(await test.join({ at: test.farol }), test.farol)
      expect(await listed(clara, other)).toEqual([])
      expect((await save([position(9, at(0))], { perfil: clara, person: other })).body).toEqual([])
      expect((await save([position(9, at(0))], { perfil: abroad })).body).toEqual([])
      const mark = { token: other.token, body: { perfil: clara, flagVisto: true } }
      expect((await test.call('PUT', `/user/play/posicao/${titleId}`, mark)).status).toBe(404)
      const theirs = await test.call('GET', `/user/play/posicao/?perfil=${clara}`, { token: other.token })
      expect(theirs.body).toEqual([])
      expect(await listed(clara)).toEqual([position(50, at(-10))])
      expect(await stored()).toEqual([clara])
    })

    it('go with their profile, also those that arrive while it is removed', async () => {
      const clara = await addChild()
      await save([position(50, at(-10))])
      await save([position(20, at(-60))], { perfil: clara })
      const late = () => save([position(30, at(-5))], { perfil: clara })
      expect((await removeChildDuring(clara, late)).body).toEqual([])
      expect((await late()).body).toEqual([])
      expect(await stored()).toEqual([ownProfileId])
    })
  })

  it('mark a title as watched, and let it begin again', async () => {
    await save([position(50, at(-10))])
    expect((await mark(true)).body).toEqual(position(50, at(0), { flagVisto: true }))
    expect(await continued()).toEqual([])
    expect((await mark(false)).body).toEqual(position(0, at(0)))
    const listed = await test.call('GET', `/user/play/posicao/conteudo/?conteudos=${titleId},999999`, {
      token: ana.token,
    })
    expect(listed.body).toEqual([position(0, at(0))])
  })
})
