import { describe, expect, it } from 'vitest'
import { setUpLive } from '../testing/set-up-live.ts'

describe('the outline of a broadcast', () => {
  const stage = setUpLive()
  const { test } = stage
  const write = (id: number, linhas: readonly object[]) => stage.office('PUT', `${id}/roteiro/`, { linhas })
  const release = (id: number, lineId: number, liberada: boolean) =>
    stage.office('PUT', `${id}/roteiro/${lineId}/liberada`, { liberada })
  const shown = async (id: number) => (await stage.read(`${id}/agora/`)).body.roteiro
  const words = async (id: number): Promise<(string | null)[]> =>
    (await shown(id)).flatMap(({ partes }: { partes: { tipo: string; texto: string | null }[] }) =>
      partes.filter(({ tipo }) => tipo === 'LACUNA').map(({ texto }) => texto),
    )

  it('shows its lines with blanks, whose words are released line by line to everyone who watches', async () => {
    const id = await stage.add()
    const { body } = await write(id, [
      { texto: 'Efésios 2' },
      { texto: 'A graça é um [[presente]]' },
      { texto: 'para [[todos]]' },
    ])
    expect(await words(id)).toEqual([null, null])
    const { events, stop } = stage.watch(id)
    const version = await stage.contentVersion()
    await release(id, body[1].id, true)
    await release(id, body[1].id, true)
    expect(await words(id)).toEqual(['presente', null])
    expect(JSON.stringify(await shown(id))).not.toContain('todos')
    await release(id, body[1].id, false)
    expect(await words(id)).toEqual([null, null])
    await expect.poll(() => events.length).toBe(2)
    stop()
    expect(events[0]).toMatchObject({
      tipo: 'linha',
      linha: { id: body[1].id, partes: [{}, { tipo: 'LACUNA', texto: 'presente' }] },
    })
    expect(await stage.contentVersion()).toBe(version)
  })

  it('keeps the release of a line that is written again, also at another place', async () => {
    const id = await stage.add()
    const [one, two] = (await write(id, [{ texto: '[[um]]' }, { texto: '[[dois]]' }])).body
    await release(id, one.id, true)
    expect((await write(id, [{ texto: '[[zero]]' }, { id: one.id, texto: '[[primeiro]]' }])).status).toBe(200)
    expect(await words(id)).toEqual([null, 'primeiro'])
    expect((await release(id, two.id, true)).status).toBe(404)
  })

  it('is all shown once the service is over', async () => {
    const id = await stage.add()
    await write(id, [{ texto: '[[um]] e [[dois]]' }])
    await stage.move(id, 'AO_VIVO')
    await stage.move(id, 'ENCERRADA')
    expect(await words(id)).toEqual(['um', 'dois'])
  })

  it('takes lines of no other broadcast, of no other church, and none twice', async () => {
    const [id, other] = [await stage.add(), await stage.add()]
    const [line] = (await write(other, [{ texto: 'a' }])).body
    expect((await write(id, [{ id: line.id, texto: 'b' }])).status).toBe(400)
    expect((await write(other, [line, line])).status).toBe(400)
    expect((await release(id, line.id, true)).status).toBe(404)
    expect(
      (
        await write(
          other,
          Array.from({ length: 201 }, () => ({ texto: 'a' })),
        )
      ).status,
    ).toBe(400)
    const farol = await test.join({ at: test.farol, roles: ['ROLE_ADMIN'] })
    const host = 'farol.narthex.test'
    const foreign = await test.call('PUT', `/transmissao/${other}/roteiro/`, {
      host,
      token: farol.token,
      body: { linhas: [] },
    })
    expect(foreign.status).toBe(404)
    expect(await shown(other)).toHaveLength(1)
  })

  it('is written by editors and released by hosts', async () => {
    const id = await stage.add()
    const [line] = (await write(id, [{ texto: '[[a]]' }])).body
    const { token: moderator } = await test.join({ roles: ['ROLE_MODERATOR'] })
    const { token: editor } = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const path = `${id}/roteiro/${line.id}/liberada`
    expect((await stage.office('PUT', path, { liberada: true }, editor)).status).toBe(403)
    expect((await stage.office('PUT', path, { liberada: true }, moderator)).status).toBe(200)
    expect((await stage.office('PUT', `${id}/roteiro/`, { linhas: [] }, moderator)).status).toBe(403)
  })
})
