import { cleanLine, cleanLines } from '@narthex/contract/pasted-text'
import { hostileTexts } from '@narthex/contract/testing/hostile-texts'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { toGroupId } from '../../platform/ids.ts'
import { plainGroup, setUpGroups } from '../../testing/set-up-groups.ts'
import { addGroupMember, closeGroup, createGroup, replaceGroup } from './groups.editing.service.ts'

const invalid = { status: 400, code: 'VALIDATION' }
const notFound = { status: 404, code: 'NOT_FOUND' }

describe('what an editor writes of groups', () => {
  const stage = setUpGroups()
  const shown = async (id: number) => (await stage.get(`/celula/${id}`)).body
  const rows = () => stage.rowsOf('celula')

  it('is refused with what nobody asked for', async () => {
    const before = await rows()
    const own = { igrejaId: 1 } as never
    await expect(
      createGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), plainGroup(own)),
    ).rejects.toMatchObject(invalid)
    expect(await rows()).toEqual(before)
  })

  it('is given back as it was written, whatever it looks like', async () => {
    const id = await stage.group()
    for (const hostile of hostileTexts) {
      const whole = cleanLines(hostile).trim()
      const start = cleanLine([...whole].slice(0, 30).join('')).trim()
      if (!start) continue
      const words = { nome: start, resumo: start, descricao: whole, tipo: start, bairro: start, cidade: start }
      const local = { logradouro: start, latitude: null, longitude: null, link: null }
      await replaceGroup(
        createOwnCall(stage.platform.transactions.at(stage.videira)),
        id,
        plainGroup({ ...words, local }),
      )
      const [row] = (await stage.rowsOf<Record<string, string>>('celula')).filter((one) => Number(one.id) === id)
      expect(row).toMatchObject(words)
      expect(await shown(id)).toMatchObject(words)
    }
  })

  it('takes the place of what was, and says so to subscribed calendars; its members stay', async () => {
    const id = await stage.group({ resumo: 'Antes', capacidade: 1, flagOnline: true, dataInicio: '2026-01-07' })
    const [first, second] = [await stage.join(), await stage.join()]
    for (const person of [first, second]) await stage.seat(id, person)
    await replaceGroup(
      createOwnCall(stage.platform.transactions.at(stage.videira)),
      id,
      plainGroup({ nome: 'Depois', capacidade: 1 }),
    )
    expect(await shown(id)).toMatchObject({ nome: 'Depois', resumo: null, flagOnline: false, diaSemana: 2, vagas: 0 })
    expect(await rows()).toContainEqual(expect.objectContaining({ id, versao: 2 }))
    expect((await stage.get(`/celula/${id}/membro/`, first)).body.total).toBe(2)
  })

  it('changes what kept pages tell', async () => {
    const version = async () => (await stage.platform.directory.byHost('videira.narthex.test'))?.versao ?? 0
    const before = await version()
    const id = await stage.group()
    await replaceGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), id, plainGroup())
    await stage.seat(id, await stage.join(), { papel: 'LIDER' })
    await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), id)
    expect(await version()).toBe(before + 4)
  })

  it('is nothing of another church, nor of a group that is closed', async () => {
    const foreign = await stage.group({ nome: 'Do Farol' }, stage.farol)
    const closed = await stage.group()
    await closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), closed)
    const before = await rows()
    const { memberId } = await stage.join()
    for (const id of [foreign, closed, toGroupId(2_147_483_647)]) {
      await expect(
        replaceGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), id, plainGroup()),
      ).rejects.toMatchObject(notFound)
      await expect(closeGroup(createOwnCall(stage.platform.transactions.at(stage.videira)), id)).rejects.toMatchObject(
        notFound,
      )
      await expect(
        addGroupMember(createOwnCall(stage.platform.transactions.at(stage.videira)), id, { memberId }),
      ).rejects.toMatchObject(notFound)
    }
    const { memberId: foreigner } = await stage.join({ at: stage.farol })
    const own = await stage.group()
    await expect(
      addGroupMember(createOwnCall(stage.platform.transactions.at(stage.videira)), own, {
        memberId: foreigner,
      }),
    ).rejects.toMatchObject(invalid)
    expect(await rows()).toEqual(expect.arrayContaining(before))
  })
})
