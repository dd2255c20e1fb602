import { dayMs } from '@narthex/contract/durations'
import { atStrength } from '@narthex/contract/testing/strength'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { plainPhoto } from '../../testing/plain-photo.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { replacePicture } from '../users/pictures/pictures.service.ts'
import { addPrayerReasons } from './reasons.editing.service.ts'
import { noon, type PrayerMember, setUpPrayers } from './testing/set-up-prayers.ts'

describe('the prayer wall', () => {
  const stage = setUpPrayers()
  const idsOf = ({ itens }: { itens: { id: number }[] }) => itens.map(({ id }) => id)
  const get = async (path: string, who?: PrayerMember) => (await stage.callAs(who, 'GET', path)).body

  it('shows the newest first, page by page, and by reason', async () => {
    const ana = await stage.enrol()
    const [health, family] = await addPrayerReasons(createOwnCall(stage.platform.transactions.at(stage.farol)), [
      'Saúde',
      'Família',
    ])
    const asked: number[] = []
    for (let turn = 0; turn < 7; turn++) {
      asked.unshift(await stage.asked(ana, turn % 3 === 0 ? { idOracaoMotivo: String(health) } : {}))
      stage.advance(dayMs / 2)
    }
    const pages = [await stage.wall('limit=3'), await stage.wall('limit=3&page=2'), await stage.wall('limit=3&page=3')]
    expect(pages.map(idsOf)).toEqual([asked.slice(0, 3), asked.slice(3, 6), asked.slice(6)])
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7])
    expect(await stage.wall('page=4')).toMatchObject({ itens: [], total: 7 })
    expect(idsOf(await stage.wall(`motivo=${health}`))).toEqual([asked[0], asked[3], asked[6]])
    expect(await stage.wall(`motivo=${family}`)).toMatchObject({ itens: [], total: 0, proximaPublicacao: null })
  })

  it('shows the page that a plain list has, whatever is asked, answered, hidden and removed', async () => {
    const ana = await stage.enrol()
    const [health] = await addPrayerReasons(createOwnCall(stage.platform.transactions.at(stage.farol)), ['Saúde'])
    const days = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 4 }),
        hasReason: fc.boolean(),
        isAnswered: fc.boolean(),
        state: fc.constantFrom('PUBLICADA', 'PUBLICADA', 'OCULTA', 'REMOVED'),
      }),
      { maxLength: 25 },
    )
    await fc.assert(
      fc.asyncProperty(days, fc.integer({ min: 1, max: 4 }), async (given, limit) => {
        await stage.asOwner((owner) => owner.exec('delete from oracao'))
        const rows = await stage.rowsOf<{ id: number }>(
          given.length === 0
            ? 'select 1 as id where false'
            : `insert into oracao (igreja_id, usuario_id, chave, mensagem, motivo_id, situacao, flag_publicar_mural, flag_anonimo,
                flag_receber_ligacao, flag_receber_visita, mural_em, data_cadastro)
              select ${stage.farol.igrejaId}, ${ana.id}, gen_random_uuid(), 'x', m, 'PUBLICADA', true, false, false, false, d, now()
              from (values ${given.map(({ day, hasReason }) => `(date '2026-03-0${day + 1}', ${hasReason ? health : 'null::int'})`)}) v (d, m)
              returning id`,
        )
        for (const [index, { state, isAnswered }] of given.entries()) {
          const id = rows[index]?.id
          if (isAnswered) await stage.rowsOf(`update oracao set respondida_em = now() where id = ${id}`)
          if (state === 'OCULTA') await stage.rowsOf(`update oracao set situacao = 'OCULTA' where id = ${id}`)
          if (state === 'REMOVED') await stage.rowsOf(`delete from oracao where id = ${id}`)
        }
        const kept = given
          .map((one, index) => ({ ...one, id: rows[index]?.id ?? 0 }))
          .filter(({ state }) => state === 'PUBLICADA')
          .sort((a, b) => b.day - a.day || b.id - a.id)
        const lists = [
          ['', kept],
          [`motivo=${health}`, kept.filter(({ hasReason }) => hasReason)],
          ['respondidas=1', kept.filter(({ isAnswered }) => isAnswered)],
        ] as const
        for (const [query, list] of lists)
          for (let page = 1; page <= Math.ceil(list.length / limit) + 1; page++) {
            const answer = await stage.wall(`${query}&limit=${limit}&page=${page}`)
            const expected = list.slice((page - 1) * limit, page * limit).map(({ id }) => id)
            expect({ ids: idsOf(answer), total: answer.total }).toEqual({ ids: expected, total: list.length })
          }
      }),
      { numRuns: atStrength({ deep: 12, full: 3 }) },
    )
  })

  it('lets a prayer go after its days, and says when', async () => {
    await stage.settle({ diasNoMural: 2 })
    const ana = await stage.enrol()
    const id = await stage.asked(ana)
    expect((await stage.wall()).proximaPublicacao).toBe('2026-03-12T03:00:00.000Z')
    expect((await get(`/oracao/farol/${id}`)).proximaPublicacao).toBe('2026-03-12T03:00:00.000Z')
    stage.now = new Date('2026-03-12T02:59:59Z')
    expect(idsOf(await stage.wall())).toEqual([id])
    stage.now = new Date('2026-03-12T03:00:00Z')
    expect(await stage.wall()).toMatchObject({ itens: [], total: 0, proximaPublicacao: null })
    expect((await stage.callAs(undefined, 'GET', `/oracao/farol/${id}`)).status).toBe(404)
    expect(await get(`/oracao/farol/apoio?ids=${id}`)).toEqual([])
    const rui = await stage.enrol()
    expect((await stage.pray(rui, id)).status).toBe(404)
    expect((await stage.write(rui, id, 'Força')).status).toBe(404)
    expect(await get(`/user/oracao/${id}`, ana)).toMatchObject({ situacao: 'PUBLICADA', muralAte: null })
    await stage.settle({ diasNoMural: 30 })
    expect(idsOf(await stage.wall())).toEqual([id])
  })

  it('takes a prayer for as long again, once', async () => {
    await stage.settle({ diasNoMural: 2 })
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const id = await stage.asked(ana)
    const renew = (who: PrayerMember) => stage.callAs(who, 'PUT', `/oracao/${id}/renovacao`)
    expect(await renew(ana)).toMatchObject({ status: 409, body: { code: 'NOT_RENEWABLE' } })
    stage.advance(5 * dayMs)
    expect(await get(`/user/oracao/${id}`, ana)).toMatchObject({ flagPodeRenovar: true, muralAte: null })
    expect((await renew(rui)).status).toBe(404)
    expect((await renew(ana)).status).toBe(200)
    expect(await get(`/user/oracao/${id}`, ana)).toMatchObject({
      flagPodeRenovar: false,
      muralAte: '2026-03-17T03:00:00.000Z',
    })
    stage.advance(dayMs)
    expect((await renew(ana)).status).toBe(409)
  })

  it('never tells whose an anonymous prayer is, in anything that anybody else is answered', async () => {
    const [ana, rui] = [await stage.enrol({ nome: 'Zilá', sobrenome: 'Quirino' }), await stage.enrol()]
    await replacePicture(stage.needs, stage.memberCall(ana), await plainPhoto())
    const [row] = await stage.rowsOf<{ imagem: string; uuid: string }>(
      `select imagem, uuid from usuario where id = ${ana.id}`,
    )
    const id = await stage.asked(ana, {
      flagAnonimo: 'true',
      imagem: new File([new Uint8Array(await plainPhoto())], 'Quirino.jpg'),
    })
    await stage.write(ana, id, 'Obrigada a todos')
    await stage.write(rui, id, 'Força!')
    const asked = [
      '/oracao/farol',
      `/oracao/farol/${id}`,
      `/oracao/farol/${id}/mensagem/`,
      `/oracao/farol/apoio?ids=${id}`,
    ]
    for (const who of [undefined, rui])
      for (const path of asked) {
        const text = JSON.stringify(await get(path, who))
        for (const secret of [
          'Zilá',
          'Quirino',
          row?.imagem,
          row?.uuid,
          'usuarioId',
          'memberId',
          'autorId',
          ana.account.email,
        ])
          expect(text, path).not.toContain(secret)
      }
    const { itens } = await get(`/oracao/farol/${id}/mensagem/`, rui)
    expect(itens).toMatchObject([
      { nome: null, imagem: null, flagAutor: true, flagPodeApagar: false, mensagem: 'Obrigada a todos' },
      { nome: 'Ana Souza', flagAutor: false, flagPodeApagar: true },
    ])
    const notices = await stage.rowsOf(`select * from notificacao where usuario_id <> ${ana.id}`)
    expect(JSON.stringify(notices)).not.toContain('Zilá')
    const found = await get('/igreja/farol/busca/?q=Orem')
    expect(JSON.stringify(found)).not.toContain('minha mãe')
    const moderator = await stage.enrol({}, ['ROLE_MODERATOR'])
    await stage.report(rui, { idOracao: id })
    expect(await get('/oracao-moderacao/?fila=DENUNCIADA', moderator)).toMatchObject({
      itens: [{ oracao: { autor: { nome: 'Zilá', sobrenome: 'Quirino' } } }],
    })
  })

  it('shows a minor by the given name alone, without a picture', async () => {
    const bia = await stage.enrol({ nome: 'Bia Maria', sobrenome: 'Lima', dataNascimento: '2010-01-01' })
    await replacePicture(stage.needs, stage.memberCall(bia), await plainPhoto())
    const id = await stage.asked(bia)
    await stage.write(bia, id, 'Obrigada')
    expect((await stage.wall()).itens[0]).toMatchObject({ nome: 'Bia', imagemAutor: null })
    expect((await get(`/oracao/farol/${id}`)).mensagens.itens[0]).toMatchObject({
      nome: 'Bia',
      imagem: null,
      flagAutor: true,
    })
    const moderator = await stage.enrol({}, ['ROLE_MODERATOR'])
    const contact = { flagReceberVisita: 'true', flagPublicarMural: 'false' }
    await stage.ask(bia, contact)
    expect(await get('/oracao-moderacao/?fila=CONTATO', moderator)).toMatchObject({
      itens: [{ oracao: { autor: { nome: 'Bia Maria', flagMenor: true }, flagReceberVisita: true } }],
    })
  })

  it('is raised by what others see change, and not by praying or writing', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const version = async () =>
      (await stage.rowsOf<{ versao: number }>(`select versao from igreja where id = ${stage.farol.igrejaId}`))[0]
        ?.versao ?? 0
    const raised = async (work: () => Promise<unknown>) => {
      const before = await version()
      await work()
      return (await version()) - before
    }
    let id = 0
    expect(
      await raised(async () => {
        id = await stage.asked(ana)
      }),
    ).toBe(1)
    expect(await raised(() => stage.pray(rui, id))).toBe(0)
    expect(await raised(() => stage.write(rui, id, 'Força'))).toBe(0)
    expect(await raised(() => stage.report(rui, { idOracao: id }))).toBe(0)
    expect(await raised(() => stage.callAs(ana, 'PUT', `/oracao/${id}/resposta`, {}))).toBe(1)
    const rename = { nome: 'Aninha', versao: 1 }
    expect(await raised(() => stage.callAs(ana, 'PUT', '/usuario/', rename))).toBe(1)
    expect((await stage.wall()).itens[0].nome).toBe('Aninha Souza')
    const photo = await plainPhoto()
    expect(await raised(() => replacePicture(stage.needs, stage.memberCall(ana), photo))).toBe(1)
    // Who wrote stands there with a name too.
    expect(await raised(() => stage.callAs(rui, 'PUT', '/usuario/', { nome: 'Ruizinho', versao: 1 }))).toBe(1)
    expect(await raised(() => stage.callAs(ana, 'DELETE', `/oracao/${id}`))).toBe(1)
    expect(await raised(() => stage.callAs(rui, 'PUT', '/usuario/', { nome: 'Rui', versao: 2 }))).toBe(0)
  })

  it('of a church without one is empty, and takes nothing', async () => {
    const member = await stage.enrol({}, [], stage.videira)
    await setModules(createOwnCall(stage.platform.transactions.at(stage.videira)), [])
    expect((await stage.callAs(member, 'GET', '/oracao/videira')).body).toMatchObject({ itens: [], total: 0 })
    expect((await stage.ask(member)).status).toBe(404)
    expect((await stage.callAs(member, 'GET', '/user/oracao?igreja=videira')).status).toBe(404)
    await setModules(createOwnCall(stage.platform.transactions.at(stage.videira)), ['MOD_MURAL_ORACAO'])
  })

  it('comes to its beginning again with what was answered', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const first = await stage.asked(ana)
    stage.now = new Date(noon.getTime() + 3 * dayMs)
    const second = await stage.asked(ana)
    const answer = (who: PrayerMember, testemunho?: string) =>
      stage.callAs(who, 'PUT', `/oracao/${first}/resposta`, testemunho ? { testemunho } : {})
    expect((await answer(rui, 'x')).status).toBe(404)
    stage.advance(dayMs)
    expect((await answer(ana, 'Minha mãe voltou para casa')).body).toEqual({ situacao: 'PUBLICADA', ajuda: null })
    expect(idsOf(await stage.wall())).toEqual([first, second])
    expect(await stage.wall('respondidas=1')).toMatchObject({
      total: 1,
      itens: [{ id: first, flagRespondida: true, testemunho: 'Minha mãe voltou para casa' }],
    })
    stage.advance(dayMs)
    await answer(ana, 'E está bem')
    expect(await stage.wall('respondidas=1')).toMatchObject({
      proximaPublicacao: '2026-05-13T03:00:00.000Z',
      itens: [{ testemunho: 'E está bem' }],
    })
    expect((await answer(ana, 'quero morrer')).body).toMatchObject({ situacao: 'CUIDADO', ajuda: { pais: 'BR' } })
    expect(idsOf(await stage.wall())).toEqual([second])
  })
})
