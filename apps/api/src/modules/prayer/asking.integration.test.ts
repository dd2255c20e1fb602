import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { imageAt } from '@narthex/contract/media/image-address'
import { hostileTexts } from '@narthex/contract/testing/hostile-texts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { noPictures, polyglot, sidewaysPhoto } from '../../testing/hostile-pictures.ts'
import { plainPhoto } from '../../testing/plain-photo.ts'
import { openImage } from '../media/images/images.service.ts'
import { addPrayerReasons } from './reasons.editing.service.ts'
import { type PrayerMember, setUpPrayers } from './testing/set-up-prayers.ts'

const fileOf = (bytes: Uint8Array, name = 'photo.jpg') => new File([new Uint8Array(bytes)], name)
const photo = fileOf(await plainPhoto())

describe('asking for prayer', () => {
  const stage = setUpPrayers()
  const mine = async (who: PrayerMember, id: number) => (await stage.callAs(who, 'GET', `/user/oracao/${id}`)).body
  const photoNamed = (imagem: string) => {
    const { codigo = '', width = 0 } = imageAt(imagem) ?? {}
    return { codigo, width, format: 'webp' as const }
  }
  const bytesOf = async (imagem: string) => {
    const image = await openImage(stage.platform, stage.farol, photoNamed(imagem))
    return buffer(image?.bytes ?? expect.fail('No image'))
  }
  const files = () => stage.rowsOf<{ codigo: string; endereco: string }>('select codigo, endereco from arquivo')

  it('puts it on the wall at once, with name and reason', async () => {
    const ana = await stage.enrol()
    const [idOracaoMotivo] = await addPrayerReasons(createOwnCall(stage.platform.transactions.at(stage.farol)), [
      'Saúde',
      'Família',
    ])
    const before = await stage.wall()
    const { status, body } = await stage.ask(ana, { idOracaoMotivo: String(idOracaoMotivo) })
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(Number), situacao: 'PUBLICADA', ajuda: null },
    })
    expect(before.total).toBe(0)
    expect(await stage.wall()).toEqual({
      page: 1,
      limit: 20,
      total: 1,
      proximaPublicacao: '2026-05-09T03:00:00.000Z',
      itens: [
        {
          id: body.id,
          mensagem: 'Orem pela minha mãe',
          imagem: null,
          nome: 'Ana Souza',
          imagemAutor: null,
          motivo: { id: idOracaoMotivo, nome: 'Saúde' },
          dataCadastro: stage.now.toISOString(),
          flagAnonimo: false,
          flagRespondida: false,
          testemunho: null,
        },
      ],
    })
    expect((await stage.callAs(undefined, 'GET', '/igreja/farol/oracao-motivo/')).body).toHaveLength(2)
  })

  it('waits for a moderator where the church wants it so, and who moderates hears of it in the morning', async () => {
    await stage.settle({ publicarAposAprovacao: true })
    const [ana, moderator] = [await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    expect((await stage.ask(ana)).body.situacao).toBe('PENDENTE')
    expect((await stage.ask(ana)).body.situacao).toBe('PENDENTE')
    expect((await stage.wall()).itens).toEqual([])
    await stage.runJobs()
    expect(await stage.notices(moderator)).toEqual([])
    stage.now = new Date('2026-03-11T11:00:00Z')
    await stage.runJobs()
    expect(await stage.notices(moderator)).toEqual([
      { titulo: '2 pedidos de oração esperam por você', id_entidade_relacionada: null },
    ])
  })

  it('for the pastors alone is shown to them only', async () => {
    const [ana, moderator] = [await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana, { flagPublicarMural: 'false', mensagem: 'Só para vocês' })
    expect((await stage.wall()).itens).toEqual([])
    expect((await stage.callAs(undefined, 'GET', `/oracao/farol/${id}`)).status).toBe(404)
    expect(await mine(ana, id)).toMatchObject({ situacao: 'RESERVADA', muralAte: null })
    const queue = await stage.callAs(moderator, 'GET', '/oracao-moderacao/?fila=RESERVADA')
    expect(queue.body.itens.map(({ oracao }: { oracao: { id: number } }) => oracao.id)).toEqual([id])
    expect(await stage.decide(moderator, id, 'PUBLICAR')).toMatchObject({
      status: 409,
      body: { code: 'NOT_FOR_THE_WALL' },
    })
    expect((await mine(ana, id)).situacao).toBe('RESERVADA')
  })

  it('with words of a person in danger answers with help, tells the pastors at once, and is not shown', async () => {
    const [ana, moderator] = [await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const { body } = await stage.ask(ana, { mensagem: 'Não aguento mais viver' })
    expect(body).toMatchObject({ situacao: 'CUIDADO', ajuda: { pais: 'BR' } })
    expect(body.ajuda.linhas[0]).toEqual({ tipo: 'CONVERSA', nome: 'CVV', telefone: '188' })
    expect((await stage.wall()).itens).toEqual([])
    expect((await stage.notices(moderator)).map(({ titulo }) => titulo)).toEqual(['Um pedido precisa de cuidado agora'])
    const queue = await stage.callAs(moderator, 'GET', '/oracao-moderacao/')
    expect(queue.body).toMatchObject({
      filas: { CUIDADO: 1 },
      itens: [{ oracao: { sinais: ['SUICIDIO'], autor: { nome: 'Ana', sobrenome: 'Souza' } }, mensagem: null }],
    })
  })

  it('sent ten times at once is asked once, also with a photo', async () => {
    const ana = await stage.enrol()
    const chave = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.ask(ana, { chave, imagem: photo })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await stage.wall()).total).toBe(1)
    expect(await files()).toHaveLength(1)
    expect((await stage.ask(ana, { chave, mensagem: 'Outra' })).body.id).toBe(answers[0]?.body.id)
    const rui = await stage.enrol()
    expect((await stage.ask(rui, { chave })).body.id).not.toBe(answers[0]?.body.id)
  })

  it('is done no more often in a day than the church says, and again on the next', async () => {
    await stage.settle({ limitePorDia: 2 })
    const [ana, rui] = [await stage.enrol(), await stage.enrol()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => stage.ask(ana)))
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).sort()).toEqual([
      '200 ',
      '200 ',
      ...Array<string>(3).fill('409 PRAYER_LIMIT'),
    ])
    expect((await stage.wall()).total).toBe(2)
    expect((await stage.ask(rui)).status).toBe(200)
    for (const { status, body } of answers) if (status === 200) await stage.callAs(ana, 'DELETE', `/oracao/${body.id}`)
    expect(await stage.ask(ana)).toMatchObject({ status: 409, body: { code: 'PRAYER_LIMIT' } })
    stage.now = new Date('2026-03-11T03:00:00Z')
    expect((await stage.ask(ana)).status).toBe(200)
  })

  it('again and again is slowed down, whatever becomes of it', async () => {
    const ana = await stage.enrol()
    for (let turn = 0; turn < 15; turn++) await stage.ask(ana, { idOracaoMotivo: '999' })
    expect(await stage.ask(ana)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect((await stage.wall()).total).toBe(0)
  })

  it('for a call needs a phone: the one given, else the member’s own', async () => {
    const [ana, rui] = [await stage.enrol(), await stage.enrol({ telefone: '+55 11 98888-7777' })]
    const call = { flagReceberLigacao: 'true' }
    expect(await stage.ask(ana, call)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body.telefone' }] },
    })
    await stage.asked(ana, { ...call, telefone: '11 91234-5678' })
    await stage.asked(rui, call)
    await stage.asked(rui)
    const rows = await stage.rowsOf<{ telefone: string | null }>('select telefone from oracao order by id')
    expect(rows.map(({ telefone }) => telefone)).toEqual(['+55 11 91234-5678', '+55 11 98888-7777', null])
    const wall = JSON.stringify(await stage.wall())
    for (const secret of ['91234', '98888', 'Ligacao', 'Visita']) expect(wall).not.toContain(secret)
  })

  it('for a reason of another church is refused', async () => {
    const ana = await stage.enrol()
    const [foreign] = await addPrayerReasons(createOwnCall(stage.platform.transactions.at(stage.videira)), ['Saúde'])
    expect(await stage.ask(ana, { idOracaoMotivo: String(foreign) })).toMatchObject({ status: 400 })
    expect((await stage.wall()).total).toBe(0)
  })

  it('requires a login at this church and names invalid fields', async () => {
    const [ana, stranger] = [await stage.enrol(), await stage.enrol({}, [], stage.videira)]
    expect((await stage.ask(undefined)).status).toBe(401)
    expect((await stage.ask({ ...stranger, church: stage.farol })).status).toBe(401)
    for (const wrong of [
      { mensagem: '' },
      { mensagem: 'x'.repeat(2001) },
      { chave: 'x' },
      { flagAnonimo: 'yes' },
      { idUsuario: '1' },
    ] as Record<string, string>[])
      expect((await stage.ask(ana, wrong)).status, JSON.stringify(wrong).slice(0, 40)).toBe(400)
    expect((await stage.wall()).total).toBe(0)
  })

  it('re-encodes a photo without camera metadata and keeps it out of the media library', async () => {
    const ana = await stage.enrol({}, ['ROLE_ADMIN'])
    await stage.asked(ana, { imagem: fileOf(await sidewaysPhoto(), '../../Ana Souza.jpg') })
    const { imagem } = (await stage.wall()).itens[0]
    const bytes = await bytesOf(imagem)
    const { exif, xmp, iptc, orientation, format } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, orientation, format }).toEqual({ format: 'webp' })
    expect(bytes.includes('canary')).toBe(false)
    expect((await stage.callAs(ana, 'GET', '/igreja/farol/arquivo/')).body).toMatchObject({ itens: [], total: 0 })
    const [file] = await files()
    expect((await stage.callAs(ana, 'DELETE', `/igreja/farol/arquivo/${file?.codigo}`)).status).toBe(404)
    expect(await files()).toHaveLength(1)
    const acts = await stage.rowsOf<{ conta_id: number | null }>(
      "select conta_id from auditoria where acao = 'FILE_KEPT'",
    )
    expect(new Set(acts.map(({ conta_id }) => conta_id))).toEqual(new Set([null]))
  })

  it('takes nothing that is no picture, and nothing that hides behind one', async () => {
    const ana = await stage.enrol()
    for (const [what, bytes] of noPictures.slice(0, 12)) {
      stage.advance(3_600_000)
      expect(await stage.ask(ana, { imagem: fileOf(await bytes()) }), what).toMatchObject({
        status: 422,
        body: { code: 'NOT_A_PICTURE' },
      })
    }
    expect([(await stage.wall()).total, await files()]).toEqual([0, []])
    await stage.asked(ana, { imagem: fileOf(await polyglot(), 'x.html') })
    expect((await bytesOf((await stage.wall()).itens[0].imagem)).includes('canary')).toBe(false)
  })

  it('is taken back with its photo, by its author alone', async () => {
    const [ana, rui, moderator] = [await stage.enrol(), await stage.enrol(), await stage.enrol({}, ['ROLE_MODERATOR'])]
    const id = await stage.asked(ana, { imagem: photo })
    const named = photoNamed((await stage.wall()).itens[0].imagem)
    expect(await openImage(stage.platform, stage.farol, named)).toBeDefined()
    await stage.write(rui, id, 'Força!')
    await stage.pray(rui, id)
    const kept = await stage.asked(ana)
    await stage.write(rui, kept, 'Força!')
    stage.advance(600_000)
    await stage.runJobs()
    expect(await stage.notices(ana)).toHaveLength(2)
    for (const other of [rui, moderator])
      expect((await stage.callAs(other, 'DELETE', `/oracao/${id}`)).status).toBe(404)
    expect((await stage.wall()).total).toBe(2)
    expect((await stage.callAs(ana, 'DELETE', `/oracao/${id}`)).status).toBe(200)
    expect((await stage.callAs(ana, 'DELETE', `/oracao/${id}`)).status).toBe(404)
    expect(await stage.notices(ana)).toMatchObject([{ id_entidade_relacionada: kept }])
    await stage.callAs(ana, 'DELETE', `/oracao/${kept}`)
    expect((await stage.wall()).total).toBe(0)
    for (const table of ['oracao', 'oracao_orou', 'oracao_mensagem', 'oracao_por_dia', 'arquivo'])
      expect(await stage.rowsOf(`select * from ${table}`), table).toEqual([])
    await stage.runJobs()
    expect(await openImage(stage.platform, stage.farol, named)).toBeUndefined()
  })

  it('keeps every text as it was written, without invisible characters', async () => {
    await stage.settle({ limitePorDia: 50 })
    const ana = await stage.enrol()
    let shown = 0
    for (const text of hostileTexts.slice(0, 40)) {
      stage.advance(3_600_000)
      const { status, body } = await stage.ask(ana, { mensagem: text })
      expect(status, text).toBe(200)
      if (body.situacao !== 'PUBLICADA') continue
      shown++
      const { mensagem } = (await stage.callAs(undefined, 'GET', `/oracao/farol/${body.id}`)).body
      expect(mensagem).toBe(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim())
    }
    expect(shown).toBeGreaterThan(30)
  })
})
