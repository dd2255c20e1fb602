import { randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { plainPhoto } from '../../testing/plain-photo.ts'
import { eraseMember } from '../leaving/erasure.service.ts'
import { type PrayerMember, setUpPrayers } from './testing/set-up-prayers.ts'

describe('writing to who asked', () => {
  const stage = setUpPrayers()
  const list = async (id: number, who?: PrayerMember, query = '') =>
    (await stage.callAs(who, 'GET', `/oracao/farol/${id}/mensagem/?${query}`)).body
  const textsOf = ({ itens }: { itens: { mensagem: string }[] }) => itens.map(({ mensagem }) => mensagem)
  const erase = ({ account, id }: PrayerMember) =>
    eraseMember(stage.platform, stage.platform.transactions.at(stage.farol), stage.needs.personalData, {
      accountId: account.id,
      memberId: id,
    })

  it('stands below the prayer, oldest first, and is told to who asked with the others', async () => {
    const [ana, rui, lia] = [
      await stage.enrol(),
      await stage.enrol({ nome: 'Rui' }),
      await stage.enrol({ nome: 'Lia' }),
    ]
    const id = await stage.asked(ana)
    expect((await stage.write(rui, id, 'Estamos juntos')).body).toMatchObject({ situacao: 'PUBLICADA', ajuda: null })
    await stage.write(lia, id, 'Deus cuida')
    await stage.write(ana, id, 'Obrigada')
    expect(textsOf(await list(id))).toEqual(['Estamos juntos', 'Deus cuida', 'Obrigada'])
    expect(textsOf(await list(id, undefined, 'limit=2&page=2'))).toEqual(['Obrigada'])
    expect((await stage.callAs(undefined, 'GET', `/oracao/farol/${id}`)).body.mensagens).toMatchObject({
      total: 3,
      itens: [{ nome: 'Rui Souza', flagAutor: false }, {}, { nome: 'Ana Souza', flagAutor: true }],
    })
    expect((await stage.callAs(undefined, 'GET', `/oracao/farol/apoio?ids=${id},999`)).body).toMatchObject([
      { mensagens: 3 },
    ])
    stage.advance(10 * minuteMs)
    await stage.runJobs()
    expect((await stage.notices(ana)).map(({ titulo }) => titulo)).toEqual(['Você recebeu 2 palavras de ânimo'])
    stage.advance(minuteMs)
    await stage.pray(rui, id)
    await stage.write(lia, id, 'E sustenta')
    stage.advance(dayMs)
    await stage.runJobs()
    expect((await stage.notices(ana)).slice(1)).toMatchObject([{ titulo: 'Uma pessoa orou por você, e uma escreveu' }])
  })

  it('that a moderator held is told of from when it is there', async () => {
    const [ana, rui, moderator] = [await stage.enrol(), await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana)
    const titles = async () => (await stage.notices(ana)).map(({ titulo }) => titulo)
    const held = (await stage.write(rui, id, 'Que se dane o medo, vai pro inferno')).body
    expect(held.situacao).toBe('PENDENTE')
    await stage.pray(rui, id)
    stage.advance(10 * minuteMs)
    await stage.runJobs()
    expect(await titles()).toEqual(['Uma pessoa orou por você'])
    stage.advance(dayMs)
    await stage.decideMessage(moderator, held.id, 'PUBLICAR')
    stage.advance(10 * minuteMs)
    await stage.runJobs()
    expect((await titles()).slice(1)).toEqual(['Você recebeu uma palavra de ânimo'])
    await stage.decideMessage(moderator, held.id, 'OCULTAR')
    stage.advance(dayMs)
    await stage.decideMessage(moderator, held.id, 'PUBLICAR')
    stage.advance(dayMs)
    await stage.runJobs()
    expect(await titles()).toHaveLength(2)
  })

  it('sent ten times at once is one', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const id = await stage.asked(ana)
    const chave = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.write(rui, id, 'Força', chave)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await list(id)).total).toBe(1)
    expect((await stage.write(ana, id, 'Obrigada', chave)).status).toBe(200)
    expect((await list(id)).total).toBe(2)
  })

  it('is removed by who wrote it, by who it was written to, and by a moderator', async () => {
    const [ana, rui, lia] = [await stage.enrol(), await stage.enrol(), await stage.enrol()]
    const moderator = await stage.enrol({}, ['ROLE_MODERATOR'])
    const elsewhere = await stage.enrol({}, ['ROLE_MODERATOR'], stage.videira)
    const id = await stage.asked(ana)
    const remove = (who: PrayerMember | undefined, message: number) =>
      stage.callAs(who, 'DELETE', `/oracao/mensagem/${message}`)
    for (const who of [rui, ana, moderator]) {
      const message = (await stage.write(rui, id, 'Força')).body.id
      const mayRemove = async (who?: PrayerMember) => (await list(id, who)).itens[0].flagPodeApagar
      expect([await mayRemove(), await mayRemove(lia), await mayRemove(who)]).toEqual([false, false, true])
      expect((await remove(undefined, message)).status).toBe(401)
      for (const other of [lia, elsewhere]) expect((await remove(other, message)).status).toBe(404)
      expect((await list(id)).total).toBe(1)
      expect((await remove(who, message)).status).toBe(200)
      expect((await remove(who, message)).status).toBe(404)
      expect((await list(id)).total).toBe(0)
    }
    const acts = await stage.rowsOf("select * from auditoria where acao = 'PRAYER_MESSAGE_REMOVED'")
    expect(acts).toHaveLength(1)
  })

  it('again and again is slowed down', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const id = await stage.asked(ana)
    for (let turn = 0; turn < 30; turn++) await stage.write(rui, id, 'Oi')
    expect(await stage.write(rui, id, 'Oi')).toMatchObject({ status: 429 })
    expect((await list(id)).total).toBe(30)
  })

  it('of what is not on the wall is read by its author and moderators alone', async () => {
    const [ana, rui, moderator] = [await stage.enrol(), await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana)
    await stage.write(rui, id, 'Força')
    await stage.decide(moderator, id, 'OCULTAR')
    const statusFor = async (who?: PrayerMember) =>
      (await stage.callAs(who, 'GET', `/oracao/farol/${id}/mensagem/`)).status
    expect([await statusFor(), await statusFor(rui), await statusFor(ana), await statusFor(moderator)]).toEqual([
      404, 404, 200, 200,
    ])
    expect((await stage.write(rui, id, 'Mais')).status).toBe(404)
  })

  it('goes with who wrote it, and what they asked; that they prayed stays counted, without a name', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol({ nome: 'Quirino' })]
    const id = await stage.asked(ana)
    const photo = new File([new Uint8Array(await plainPhoto())], 'p.jpg')
    await stage.asked(rui, { imagem: photo, mensagem: 'Palavras de Quirino' })
    await stage.pray(rui, id)
    await stage.write(rui, id, 'Força')
    await stage.report(rui, { idOracao: id })
    const exported = (await stage.callAs(rui, 'GET', `/user/${rui.account.id}/exportacao?igreja=farol`)).body
    expect(JSON.stringify(exported)).toContain('Palavras de Quirino')
    expect(JSON.stringify(exported)).not.toContain('Orem pela minha mãe')
    const version = () => stage.rowsOf(`select versao from igreja where id = ${stage.farol.igrejaId}`)
    const before = await version()
    await erase(rui)
    await erase(rui)
    expect(await version()).not.toEqual(before)
    expect((await stage.callAs(undefined, 'GET', `/oracao/farol/apoio?ids=${id}`)).body).toMatchObject([
      { total: 1, mensagens: 0 },
    ])
    expect((await stage.wall()).total).toBe(1)
    for (const table of ['oracao', 'oracao_mensagem', 'oracao_orou', 'oracao_denuncia', 'arquivo', 'tarefa'])
      expect(JSON.stringify(await stage.rowsOf(`select * from ${table}`)), table).not.toContain('Quirino')
    expect(await stage.rowsOf('select * from arquivo')).toEqual([])
    await stage.runJobs()
    expect(
      await stage.rowsOf("select * from tarefa where fila = 'arquivo-sobra' and disponivel_em < '2000-01-01'"),
    ).toEqual([])
  })
})
