import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Device } from './testing/device.ts'
import { setUpNotes } from './testing/set-up-notes.ts'

describe('notes', () => {
  const stage = setUpNotes()
  const { add, begin, change, get, list, remove } = stage

  it('are begun, listed, read, changed and deleted', async () => {
    const { status, body } = await add({ titulo: ' Graça ', texto: 'Efésios 2\n• só pela fé' })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        titulo: 'Graça',
        texto: 'Efésios 2\n• só pela fé',
        versao: 1,
        dataUltimaAlteracao: stage.test.now.toISOString(),
      },
    })
    const { id } = body
    expect((await list()).body).toEqual([
      {
        id,
        titulo: 'Graça',
        inicio: 'Efésios 2 • só pela fé',
        versao: 1,
        dataCadastro: stage.test.now.toISOString(),
        dataUltimaAlteracao: stage.test.now.toISOString(),
      },
    ])
    expect(await get(id)).toMatchObject({ status: 200, body })
    stage.test.now = stage.minutesOn(1)
    expect((await change(id, { texto: 'Efésios 2.8', versao: 1 })).body).toMatchObject({
      titulo: 'Graça',
      texto: 'Efésios 2.8',
      versao: 2,
      dataCadastro: '2026-03-02T12:00:00.000Z',
      dataUltimaAlteracao: '2026-03-02T12:01:00.000Z',
    })
    expect(await remove(id)).toMatchObject({ status: 200, body: {} })
    expect((await list()).body).toEqual([])
    for (const call of [get(id), change(id, { texto: 'x', versao: 2 }), add({ id, titulo: 'Graça' })])
      expect(await call).toMatchObject({ status: 410, body: { code: 'NOTE_DELETED' } })
    expect((await remove(id)).status).toBe(200)
  })

  it('are listed with what was changed last first, as many as are asked for', async () => {
    const ids: string[] = []
    for (const minute of [1, 2, 3]) {
      stage.test.now = stage.minutesOn(minute)
      ids.push((await begin(`Minuto ${minute}`)).id)
    }
    stage.test.now = stage.minutesOn(4)
    await change(ids[0] ?? '', { titulo: 'Minuto 9', versao: 1 })
    const titles = async (query = '') =>
      (await list(stage.ana, query)).body.map(({ titulo }: { titulo: string }) => titulo)
    expect(await titles()).toEqual(['Minuto 9', 'Minuto 3', 'Minuto 2'])
    expect(await titles('&limit=2')).toEqual(['Minuto 9', 'Minuto 3'])
    for (const limit of ['0', '1000', 'x']) expect((await list(stage.ana, `&limit=${limit}`)).status).toBe(400)
  })

  it('are begun once, however often one click is sent', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ id, titulo: 'Graça', texto: 'Um' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map(({ body }) => body.vetor)).size).toBe(1)
    expect((await list()).body).toMatchObject([{ id, versao: 1 }])
    expect(await add({ id, titulo: 'Outra' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    const written = new Device().title('Fé').write('palavra')
    const again = randomUUID()
    for (let turn = 0; turn < 3; turn++)
      expect(await add({ id: again, atualizacao: written.base64 })).toMatchObject({
        status: 201,
        body: { titulo: 'Fé', texto: 'palavra', versao: 1 },
      })
  })

  it('of one device answer what another wrote in the meantime, and nothing twice', async () => {
    const { id, estado } = await begin()
    const [phone, tablet] = [new Device(estado).write('do telefone', 1), new Device(estado).write('do tablet', 2)]
    const sent = await change(id, { atualizacao: phone.base64, vetor: phone.vector })
    expect(sent).toMatchObject({ status: 200, body: { texto: 'Um\ndo telefone\nDois', versao: 2 } })
    const { body } = await change(id, { atualizacao: tablet.base64, vetor: tablet.vector })
    expect(body.texto.split('\n').sort()).toEqual(['Dois', 'Um', 'do tablet', 'do telefone'])
    expect(Buffer.from(body.estado, 'base64').includes('do telefone')).toBe(true)
    expect(Buffer.from(body.estado, 'base64').includes('do tablet')).toBe(false)
    expect(tablet.take(body.estado).vector).toBe(body.vetor)
    stage.test.now = stage.minutesOn(1)
    expect(await change(id, { atualizacao: tablet.base64 })).toMatchObject({
      body: { versao: 3, texto: body.texto, dataUltimaAlteracao: stage.startsAt.toISOString() },
    })
  })

  it('lose no word where fifty devices write at once and come again where that is too many', async () => {
    const { id, estado } = await begin('Vigília', '')
    const words = Array.from({ length: 50 }, (_, index) => `palavra-${index}`)
    let toSend = words
    for (let round = 0; toSend.length > 0; round++) {
      expect(round).toBeLessThan(10)
      const sending = toSend.map((word) => change(id, { atualizacao: new Device(estado).write(word).base64 }))
      const codes = (await Promise.all(sending)).map(({ status, body }) => (status === 200 ? 'done' : body.code))
      expect(codes.filter((code) => code === 'done').length).toBeGreaterThanOrEqual(Math.min(11, toSend.length))
      toSend = toSend.filter((_, place) => codes[place] === 'BUSY')
    }
    const { body } = await get(id)
    expect(body.versao).toBe(51)
    for (const word of words) expect(body.texto.split('\n')).toContain(word)
  })

  it('do not come back where a device that was away sends what it wrote', async () => {
    const { id, estado } = await begin()
    const away = new Device(estado).write('depois')
    await remove(id)
    const late = [change(id, { atualizacao: away.base64 }), add({ id, atualizacao: away.base64 })]
    for (const answer of await Promise.all(late)) expect(answer.body.code).toBe('NOTE_DELETED')
    expect((await list()).body).toEqual([])
    const kept = await stage.test.asOwner((owner) =>
      owner.query('select titulo, texto from nota_sermao where id = $1', [id]),
    )
    expect(kept).toEqual([{ titulo: '', texto: '' }])
  })

  it('in two programs that do not merge: the second is told that the first was faster', async () => {
    const { id } = await begin()
    const answers = await Promise.all([
      change(id, { texto: 'da primeira', versao: 1 }),
      change(id, { texto: 'da segunda', versao: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'NOTE_CHANGED', details: [{ path: 'body.versao', message: '2' }] })
    const winner = answers.find(({ status }) => status === 200)?.body
    expect((await get(id)).body.texto).toBe(winner.texto)
    expect((await change(id, { texto: winner.texto, versao: 1 })).body).toMatchObject({ versao: 2 })
  })
})
