import { describe, expect, it } from 'vitest'
import { noon, setUpPush } from '../../testing/set-up-push.ts'
import { type MemberNotice, notifyMembers } from './personal.service.ts'

describe('what one member is told', () => {
  const stage = setUpPush()
  type Member = Awaited<ReturnType<typeof stage.join>>

  const about = { tipo: 'CELULA', idEntidadeRelacionada: 5, message: 'groupRequest' } as const
  function tell(to: readonly Member[], own: Partial<MemberNotice> = {}, church = stage.videira) {
    const notice = { ...about, chave: 'pedido-1', values: { name: 'Bia', group: 'Aurora' }, ...own }
    return stage.platform.transactions.inChurch(church, (work) =>
      notifyMembers(work, { to: to.map(({ memberId }) => memberId), ...notice }),
    )
  }
  const get = async ({ accountId, token }: Member, path = '') =>
    (await stage.call('GET', `/user/${accountId}/notificacao${path}`, { token })).body
  const own = async (member: Member) =>
    (await get(member)).itens.filter(({ tipo }: { tipo: { codigo: string } | null }) => tipo?.codigo === about.tipo)

  it('stands in their list in the church’s language, counts as new, and leads to what it tells of', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    const before = (await get(ana, '/novas')).novas
    await tell([ana, ana])
    expect(await own(ana)).toEqual([
      expect.objectContaining({
        titulo: 'Bia quer participar de Aurora',
        tipo: { codigo: 'CELULA' },
        idEntidadeRelacionada: 5,
        dataCadastro: noon.toISOString(),
        flagLida: false,
      }),
    ])
    expect((await get(ana, '/novas')).novas).toBe(before + 1)
    expect(await own(bia)).toEqual([])
  })

  it('is for its recipient only: neither in the church’s public list nor in its total', async () => {
    const list = () => stage.call('GET', '/igreja/videira/notificacao/?limit=100')
    const before = (await list()).body
    await tell([await stage.join()])
    expect((await list()).body).toEqual(before)
  })

  it('is told once, however often it is said', async () => {
    const [ana, bia] = [await stage.join(), await stage.join()]
    await tell([ana])
    await Promise.all(Array.from({ length: 10 }, () => tell([ana, bia])))
    await tell([ana], { chave: 'pedido-2' })
    expect([(await own(ana)).length, (await own(bia)).length]).toEqual([2, 1])
  })

  it('reaches their devices alone, unless they turned it off', async () => {
    const ana = await stage.joinWith('ana')
    await stage.joinWith('bia')
    const still = await stage.joinWith('still')
    await stage.put(still, '/notificacao/escolhas', { tiposDesligados: ['CELULA'], silencio: null })
    await tell([ana, still])
    await stage.runJobs()
    expect(stage.names()).toEqual(['ana'])
    expect(stage.service.received[0]?.message).toMatchObject({ caminho: '/groups/5' })
  })

  it('counts in words', async () => {
    const ana = await stage.join()
    const prayed = { ...about, tipo: 'ORACAO', message: 'prayed' } as const
    for (const count of [1, 7]) await tell([ana], { ...prayed, chave: `${count}`, values: { count } })
    const titles = (await get(ana)).itens.map(({ titulo }: { titulo: string }) => titulo)
    expect(titles.slice(0, 2)).toEqual(['7 pessoas oraram por você', 'Uma pessoa orou por você'])
  })

  it('keeps what a name may hold from being read as a message, and cuts what is too long', async () => {
    const ana = await stage.join()
    await tell([ana], { values: { name: '{group} <b>x</b>', group: 'a'.repeat(300) } })
    const [{ titulo }] = await own(ana)
    expect(titulo).toBe(`{group} <b>x</b> quer participar de ${'a'.repeat(59)}…`)
  })

  it('is not told to whom the church does not know', async () => {
    const ana = await stage.join()
    await expect(tell([ana], {}, stage.oliveira)).rejects.toThrow()
    expect(await own(ana)).toEqual([])
  })
})
