import { notesPerMember } from '@narthex/contract/limits'
import { describe, expect, it } from 'vitest'
import { makeBomb } from './testing/bomb.ts'
import { Device } from './testing/device.ts'
import { setUpNotes } from './testing/set-up-notes.ts'

describe('notes', () => {
  const stage = setUpNotes()
  const { add, begin, change, get, list, remove } = stage

  it('are their author’s only: not another member’s, an admin’s, nor of another church', async () => {
    const { id } = await begin()
    const { token } = await stage.test.logIn('canary-videira@example.org')
    for (const who of [stage.rui, { token }]) {
      expect((await list(who)).body).not.toContainEqual(expect.objectContaining({ id }))
      for (const call of [get(id, who), change(id, { titulo: 'x', versao: 1 }, who), remove(id, who)])
        expect((await call).status).toBe(404)
    }
    for (const host of ['oliveira.narthex.test', 'farol.narthex.test'])
      expect((await stage.test.call('GET', `/nota-sermao/${id}`, { token: stage.ana.token, host })).status).toBe(401)
    for (const igreja of ['oliveira', 'farol']) {
      const named = { token: stage.ana.token, body: { titulo: 'x' } }
      expect(
        (await stage.test.call('GET', `/user/nota-sermao?igreja=${igreja}`, { token: stage.ana.token })).status,
      ).toBe(404)
      expect((await stage.test.call('POST', `/nota-sermao/?igreja=${igreja}`, named)).status).toBe(404)
    }
    expect((await stage.test.call('GET', `/nota-sermao/${id}`)).status).toBe(401)
    expect((await get(id)).body).toMatchObject({ titulo: 'Graça', versao: 1 })
  })

  it('are one’s own also where another member used the same id', async () => {
    const { id } = await begin()
    expect((await add({ id, titulo: 'De Rui' }, stage.rui)).status).toBe(201)
    expect((await get(id)).body.titulo).toBe('Graça')
    await remove(id, stage.rui)
    expect((await get(id)).status).toBe(200)
  })

  it('are not begun without a title', async () => {
    expect(await add({ texto: 'x' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect((await list()).body).toEqual([])
  })

  it('are not changed by what is damaged, untitled or too large', async () => {
    const { id, estado } = await begin()
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
    const refused: [atualizacao: string, status: number, code: string][] = [
      [base64(Buffer.from('<b>no update</b>')), 422, 'NOTE_UNREADABLE'],
      [new Device(estado).title('').base64, 422, 'NOTE_UNTITLED'],
      [new Device(estado).write('a'.repeat(100_001)).base64, 413, 'NOTE_TOO_LARGE'],
    ]
    for (const [atualizacao, status, code] of refused)
      expect(await change(id, { atualizacao })).toMatchObject({ status, body: { code } })
    for (const body of [{}, { titulo: 'x' }, { versao: 1, atualizacao: 'AAAA' }, { atualizacao: '' }])
      expect((await change(id, body)).status).toBe(400)
    expect((await get(id)).body).toMatchObject({ titulo: 'Graça', texto: 'Um\nDois', versao: 1 })
  })

  it('are not changed by a bomb, whose sender waits while the others write', async () => {
    const { id } = await begin()
    const bomb = Buffer.from(makeBomb(12_000)).toString('base64')
    const kept = await get(id)
    expect(await change(id, { atualizacao: bomb })).toMatchObject({ status: 422, body: { code: 'NOTE_UNREADABLE' } })
    expect(await change(id, { texto: 'x', versao: 1 })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    })
    expect((await add({ titulo: 'De Rui' }, stage.rui)).status).toBe(201)
    expect(await get(id)).toMatchObject({ status: 200, body: kept.body })
  })

  it('are as many as a list holds, and deleted ones take no place', async () => {
    await stage.test.asOwner((owner) =>
      owner.exec(`insert into nota_sermao (igreja_id, usuario_id, id, titulo, texto, estado, criada_em, alterada_em)
        select ${stage.test.videira.igrejaId}, ${stage.ana.memberId}, gen_random_uuid(), 'n', '', '', now(), now()
        from generate_series(1, ${notesPerMember - 1})`),
    )
    const answers = await Promise.all([add({ titulo: 'a' }), add({ titulo: 'b' }), add({ titulo: 'c' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LIMIT_REACHED')
    const last = answers.find(({ status }) => status === 201)?.body
    await remove(last.id)
    expect((await add({ titulo: 'd' })).status).toBe(201)
  })
})
