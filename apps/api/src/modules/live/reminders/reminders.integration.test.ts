import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { plainBroadcast, setUpLive } from '../testing/set-up-live.ts'

describe('reminders of a broadcast', () => {
  const stage = setUpLive()
  const { test } = stage
  const call = (method: 'GET' | 'POST' | 'DELETE', id: number, by?: Person) =>
    test.call(method, `/transmissao/${id}/lembrete/`, { token: by?.token })
  const noticesOf = (memberId: number) =>
    test.asOwner((owner) =>
      owner.query(
        'select titulo, tipo, id_entidade_relacionada as id from notificacao where usuario_id = $1 order by id',
        [memberId],
      ),
    )

  it('come a quarter of an hour before, once, to those who asked for them', async () => {
    const [ana, rui] = [await test.join(), await test.join()]
    const id = await stage.add()
    for (const person of [ana, rui]) expect((await call('POST', id, person)).status).toBe(200)
    await call('POST', id, ana)
    await call('DELETE', id, rui)
    expect((await call('GET', id, ana)).body).toEqual({ flagLembrete: true })
    expect((await call('GET', id, rui)).body).toEqual({ flagLembrete: false })
    await stage.pass(44)
    expect(await noticesOf(ana.memberId)).toEqual([])
    await stage.pass(5)
    const notice = { titulo: 'Culto da família começa em 15 minutos', tipo: 'CULTO', id }
    expect([await noticesOf(ana.memberId), await noticesOf(rui.memberId)]).toEqual([[notice], []])
  })

  it('follow a broadcast that is moved, and are not sent for one that was canceled', async () => {
    const ana = await test.join()
    const [moved, canceled] = [await stage.add({ fonte: null }), await stage.add()]
    for (const id of [moved, canceled]) await call('POST', id, ana)
    const later = plainBroadcast(new Date(test.now.getTime() + 60 * minuteMs), { fonte: null })
    await stage.office('PUT', `${moved}`, { ...later, versao: 1 })
    await stage.move(canceled, 'CANCELADA')
    await stage.pass(100)
    expect(await noticesOf(ana.memberId)).toEqual([])
    await stage.pass(6)
    expect(await noticesOf(ana.memberId)).toMatchObject([{ id: moved }])
  })

  it('are refused once it has begun, without a login, and at another church', async () => {
    const ana = await test.join()
    const id = await stage.add()
    expect((await call('POST', id)).status).toBe(401)
    const farol = await test.join({ at: test.farol })
    const elsewhere = await test.call('POST', `/transmissao/${id}/lembrete/`, {
      host: 'farol.narthex.test',
      token: farol.token,
    })
    expect(elsewhere.status).toBe(404)
    await stage.move(id, 'AO_VIVO')
    expect((await call('POST', id, ana)).body.code).toBe('REMINDER_TOO_LATE')
  })
})
