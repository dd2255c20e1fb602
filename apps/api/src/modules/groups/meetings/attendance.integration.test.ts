import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { minorsBirth } from '../../../testing/set-up-groups.ts'
import { record, setUpMeetings } from '../../../testing/set-up-meetings.ts'
import { eraseMember } from '../../leaving/erasure.service.ts'
import { meetingPersonalData } from './meetings.personal-data.ts'

describe('who was at a meeting', () => {
  const here = setUpMeetings()
  const { stage, put, get, marksOfGroup, mark, join } = here

  it('join who was there of two devices: the later word on each person, in whatever order they arrive', async () => {
    const phone = [mark(here.bia, true, '23:10'), mark(here.davi, true, '23:30')]
    const tablet = [mark(here.bia, false, '23:20'), mark(here.rui, true, '23:05')]
    const outcomes = []
    for (const order of [
      [phone, tablet],
      [tablet, phone],
      [phone, tablet, phone],
    ]) {
      const id = randomUUID()
      for (const presencas of order) expect((await put(id, { ...record, presencas })).status).toBe(200)
      const { presencas, presentes, versao } = (await get(id, here.ana)).body
      expect({ presentes, versao }, 'attendance is no new version of the words').toEqual({ presentes: 2, versao: 1 })
      outcomes.push(presencas.map(({ idUsuario, flagPresente }: never) => [idUsuario, flagPresente]).toSorted())
    }
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(outcomes[2]).toEqual(outcomes[0])
    expect(Object.fromEntries(outcomes[0])).toEqual({
      [here.bia.memberId]: false,
      [here.davi.memberId]: true,
      [here.rui.memberId]: true,
    })
  })

  it('ignore people outside the group, so that no name can be learnt from an id', async () => {
    const id = randomUUID()
    const presencas = [mark(here.caio, true, '23:10'), { ...mark(here.bia, true, '23:10'), idUsuario: 999_999 }]
    expect(await put(id, { ...record, presencas })).toMatchObject({
      status: 200,
      body: { presentes: 0, presencas: [] },
    })
  })

  it('show minors by their given names, and to those who lead alone', async () => {
    const id = randomUUID()
    const minor = await join({ nome: 'Téo', sobrenome: 'Miranda', dataNascimento: minorsBirth })
    const { body } = await put(id, {
      ...record,
      presencas: [mark(minor, true, '23:10'), mark(here.bia, true, '23:10')],
    })
    expect(body.presencas.map(({ nome }: { nome: string }) => nome).toSorted()).toEqual(['Bia Prado', 'Téo'])
    expect(JSON.stringify(body)).not.toContain('Miranda')
  })

  it('still count a member who has left the group, and name them no more', async () => {
    const id = randomUUID()
    const leaver = await join({ nome: 'Zeca' })
    await put(id, { ...record, presencas: [mark(leaver, true, '23:10')] })
    const of = `/celula/${here.group}/membro/${leaver.memberId}`
    expect((await stage.call('DELETE', of, { token: leaver.token })).status).toBe(200)
    expect((await get(id, here.ana)).body).toMatchObject({ presentes: 1, presencas: [] })
    expect((await get(id, leaver)).status).toBe(404)
  })

  it('are exported to the person, and stay counted without a name after they leave the church', async () => {
    const id = randomUUID()
    const leaver = await join({ nome: 'Lia' })
    await put(id, { ...record, presencas: [mark(leaver, true, '23:10')] })
    const subject = { accountId: leaver.accountId, memberId: leaver.memberId }
    const exported = await stage.platform.transactions.inChurch(stage.videira, (work) =>
      Promise.all(meetingPersonalData.map((data) => data.tell(work, subject))),
    )
    expect(exported[0]?.reuniao_presenca).toEqual([
      { celulaId: here.group, data: record.data, tema: record.tema, flagPresente: true, marcadaEm: expect.anything() },
    ])
    for (let times = 0; times < 2; times++)
      await eraseMember(
        stage.platform,
        stage.platform.transactions.at(stage.videira),
        stage.needs.personalData,
        subject,
      )
    expect((await get(id, here.ana)).body).toMatchObject({ presentes: 1, presencas: [] })
    expect((await marksOfGroup()).map(({ usuario_id }) => usuario_id)).toEqual([null])
  })
})
