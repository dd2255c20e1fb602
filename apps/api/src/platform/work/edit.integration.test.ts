import { beforeEach, describe, expect, it } from 'vitest'
import { tagRecord } from '../../modules/play/catalogue/catalogue.records.ts'
import { insertTag, updateTag } from '../../modules/play/catalogue/tag.queries.ts'
import { addPlayTag, changePlayTag, removePlayTag } from '../../modules/play/catalogue/tag.service.ts'
import { waitsForLock } from '../../testing/lock-waits.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { createMemberCall, createOwnCall, type MemberCall } from '../http/route.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { edit } from './edit.ts'

const form = { nome: 'Em casa', ordem: 1, flagHome: true }

describe('an edit', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-06-20T12:00:00Z') })
  let call: MemberCall

  beforeEach(async () => {
    const { accountId, memberId } = await test.join()
    const source = { address: '192.0.2.7', addressHash: 'hash-of-the-network', userAgent: 'test' }
    call = createMemberCall(test.platform.transactions.at(test.farol), { accountId, memberId }, source)
    await test.asOwner((owner) => owner.exec('delete from historico; delete from auditoria'))
  })

  const rows = <Row>(query: string) => test.asOwner((owner) => owner.query<Row>(query))
  const readHistory = () =>
    rows<{ tipo: string; registro: string; acao: string; conta_id: number | null; antes: object; depois: object }>(
      'select tipo, registro, acao, conta_id, antes, depois from historico order by id',
    )
  const readActs = () =>
    rows<{ acao: string; conta_id: number | null; endereco_hash: string | null; detalhes: object }>(
      'select acao, conta_id, endereco_hash, detalhes from auditoria order by id',
    )
  const readVersion = async ({ igrejaId }: ChurchScope) =>
    (await rows<{ versao: number }>(`select versao from igreja where id = ${igrejaId}`))[0]?.versao ?? 0

  it('writes down who did what, and what changed of the record, by field', async () => {
    const { accountId } = call.actor
    const { id } = await addPlayTag(call, form)
    await changePlayTag(call, id, { ...form, nome: 'Na rua', versao: 1 })
    await removePlayTag(call, id)
    const whole = { nome: 'Em casa', ordem: 1, flagHome: true }
    const about = { tipo: 'play_tag', registro: String(id), conta_id: accountId }
    expect(await readHistory()).toEqual([
      { ...about, acao: 'PLAY_TAG_ADDED', antes: null, depois: whole },
      { ...about, acao: 'PLAY_TAG_SET', antes: { nome: 'Em casa' }, depois: { nome: 'Na rua' } },
      { ...about, acao: 'PLAY_TAG_REMOVED', antes: { ...whole, nome: 'Na rua' }, depois: null },
    ])
    const by = { conta_id: accountId, endereco_hash: 'hash-of-the-network', detalhes: { tag: id } }
    expect(await readActs()).toEqual(
      ['PLAY_TAG_ADDED', 'PLAY_TAG_SET', 'PLAY_TAG_REMOVED'].map((acao) => ({ acao, ...by })),
    )
  })

  it('names no account where the product itself acts', async () => {
    await addPlayTag(createOwnCall(test.platform.transactions.at(test.farol)), form)
    expect(await readHistory()).toMatchObject([{ conta_id: null }])
    expect(await readActs()).toMatchObject([{ conta_id: null, endereco_hash: null }])
  })

  it('raises the content version where pages show the record, and not otherwise', async () => {
    const before = await readVersion(test.farol)
    await edit(call, { act: 'PLAY_TAG_ADDED', isPublic: false }, async () => {})
    expect(await readVersion(test.farol)).toBe(before)
    await edit(call, { act: 'PLAY_TAG_ADDED', isPublic: true }, async () => {})
    expect(await readVersion(test.farol)).toBe(before + 1)
  })

  it('of another version is refused with the version of the other side, and leaves nothing', async () => {
    const { id } = await addPlayTag(call, form)
    const acts = (await readActs()).length
    await expect(changePlayTag(call, id, { ...form, nome: 'Outra', versao: 7 })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      status: 409,
      details: [{ path: 'versao', message: '1' }],
    })
    expect((await readActs()).length).toBe(acts)
    expect((await readHistory()).length).toBe(1)
  })

  it('of what is gone, or another church’s, is 404', async () => {
    const elsewhere = createOwnCall(test.platform.transactions.at(test.videira))
    const { id } = await addPlayTag(elsewhere, form)
    await expect(removePlayTag(call, id)).rejects.toMatchObject({ status: 404 })
    await expect(removePlayTag(call, 2_147_483_647)).rejects.toMatchObject({ status: 404 })
    expect(await readHistory()).toMatchObject([{ acao: 'PLAY_TAG_ADDED' }])
  })

  it('that fails leaves neither history nor act', async () => {
    const { id } = await addPlayTag(call, form)
    const plan = { act: 'PLAY_TAG_SET', isPublic: true, hold: tagRecord(id) } as const
    const failing = edit(call, plan, async ({ work }) => {
      await updateTag(work, { id, versao: 1 }, { ...form, nome: 'Nunca' })
      throw new Error('The rule refuses it')
    })
    await expect(failing).rejects.toThrow('The rule refuses it')
    expect([(await readHistory()).length, (await readActs()).length]).toEqual([1, 1])
  })

  it('that finds everything as it was to be is no act', async () => {
    const result = await edit(call, { act: 'PLAY_TAG_SET', isPublic: false }, async ({ unchanged }) =>
      unchanged('same'),
    )
    expect(result).toBe('same')
    expect([await readHistory(), await readActs()]).toEqual([[], []])
  })

  it('of many records has a row for each that changed', async () => {
    const ids: number[] = []
    for (const nome of ['A', 'B', 'C']) ids.push((await addPlayTag(call, { ...form, nome })).id)
    await test.asOwner((owner) => owner.exec('delete from historico'))
    await edit(call, { act: 'PLAY_TAG_SET', isPublic: true }, async ({ work, watch, made }) => {
      await watch(...ids.map((id) => tagRecord(id)))
      for (const id of ids.slice(1)) await updateTag(work, { id, versao: 1 }, { ...form, nome: `${id}` })
      for (const nome of ['D', 'E']) made(tagRecord(await insertTag(work, { ...form, nome })))
    })
    const changed = await readHistory()
    expect(changed.map(({ antes, depois }) => [antes !== null, depois !== null])).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ])
  })

  it('removes what its own church changed more than two years ago, a hundred rows at once', async () => {
    const insertOld = ({ igrejaId }: ChurchScope, days: number, rows: number) =>
      test.asOwner((owner) =>
        owner.exec(`insert into historico (igreja_id, tipo, registro, acao, momento, depois)
          select ${igrejaId}, 'play_tag', '${days}', 'PLAY_TAG_SET',
            timestamptz '2026-06-20T12:00:00Z' - interval '${days} days', '{}' from generate_series(1, ${rows})`),
      )
    await insertOld(test.farol, 731, 150)
    await insertOld(test.farol, 729, 1)
    await insertOld(test.videira, 731, 1)
    const countOld = async () => (await readHistory()).filter(({ registro }) => registro === '731').length
    await addPlayTag(call, form)
    expect(await countOld()).toBe(51)
    await edit(call, { act: 'PLAY_TAG_SET', isPublic: false }, async () => {})
    expect(await countOld(), 'an act without history removes none').toBe(51)
    await addPlayTag(call, form)
    expect((await readHistory()).map(({ registro }) => registro).filter((id) => id === '729' || id === '731')).toEqual([
      '729',
      '731',
    ])
    const left = await rows<{ igreja_id: number }>(`select igreja_id from historico where registro = '731'`)
    expect(left).toEqual([{ igreja_id: test.videira.igrejaId }])
  })

  describe('at the same moment as another of the same version', () => {
    const changeTwice = async (hold: typeof tagRecord) => {
      const { id } = await addPlayTag(call, form)
      const { promise: isIn, resolve: enter } = Promise.withResolvers<void>()
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const change = (nome: string, before: () => Promise<void>) =>
        edit(call, { act: 'PLAY_TAG_SET', isPublic: false, hold: hold(id), base: 1 }, async ({ work }) => {
          await before()
          await updateTag(work, { id, versao: 1 }, { ...form, nome })
        })
      const first = change('one', () => {
        enter()
        return mayEnd
      })
      await isIn
      const second = change('other', async () => {})
      const isWaiting = await test.asOwner((owner) => waitsForLock(owner, second))
      end()
      const results = await Promise.allSettled([first, second])
      return { isWaiting, made: results.filter(({ status }) => status === 'fulfilled').length }
    }

    it('waits, and is refused', async () => {
      expect(await changeTwice(tagRecord)).toEqual({ isWaiting: true, made: 1 })
    })

    it('control: without the lock both are taken for made, and one is lost', async () => {
      const loose: typeof tagRecord = (id) => {
        const place = tagRecord(id)
        return { ...place, find: (work) => place.find(work) }
      }
      expect(await changeTwice(loose)).toEqual({ isWaiting: false, made: 2 })
    })
  })
})
