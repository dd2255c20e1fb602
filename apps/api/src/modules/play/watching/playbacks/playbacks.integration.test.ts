import { randomUUID } from 'node:crypto'
import { playWatching } from '@narthex/contract/play/watching-values'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '../../../../platform/ids.ts'
import type { Person } from '../../../../testing/people.ts'
import { setUpChurches } from '../../../../testing/set-up.ts'
import { addTitle, plainVideo, storeMedia } from '../testing/play-stage.ts'
import { insertPlan, subscribe } from '../testing/subscribed.ts'

const own = { modules: ['MOD_ASSINATURA'] } as const
const minute = 60_000

describe('watching', () => {
  const test = setUpChurches({ videira: own, farol: own, figueira: {} }, { startsAt: new Date('2026-11-23T12:00:00Z') })
  let ana: Person
  let planId: number
  let titleId: number

  beforeEach(async () => {
    ana = await test.join()
    planId = await insertPlan(test.platform.transactions.at(test.videira), 2)
    await subscribe(test.platform.transactions.at(test.videira), { memberId: ana.memberId, planId, days: 30 })
    const midiaId = await storeMedia(test.platform, test.platform.transactions.at(test.videira), {
      'video.mp4': plainVideo(),
    })
    titleId = await addTitle(test.platform.transactions.at(test.videira), { midiaId })
  })

  const start = (person: Person, body: object = {}) =>
    test.call('POST', '/user/play/reproducao/', {
      token: person.token,
      body: { chave: randomUUID(), idConteudo: titleId, aparelho: 'TV', perfil: null, passe: null, ...body },
    })
  const renew = (person: Person, id: string, body: object = {}) =>
    test.call('PUT', `/user/play/reproducao/${id}`, {
      token: person.token,
      body: { segundos: 30, flagConcluido: false, ...body },
    })
  const end = (person: Person, id: string, body: object = {}) =>
    test.call('POST', `/user/play/reproducao/${id}/fim`, {
      token: person.token,
      body: { segundos: 0, flagConcluido: false, ...body },
    })
  const lapse = (memberId: MemberId) =>
    test.asOwner((owner) =>
      owner.exec(`update play_assinatura set situacao = 'ENCERRADA' where usuario_id = ${memberId}`),
    )
  /** Advances the clock and logs in again, because the session's token ends sooner. */
  const later = async (minutes: number) => {
    test.advance(minutes * minute)
    ana = { ...ana, token: (await test.logIn(ana.email)).token }
  }
  const statistics = () =>
    test.asOwner((owner) =>
      owner.query(
        'select inicios, segundos::int as segundos, conclusoes from play_estatistica where conteudo_id = $1',
        [titleId],
      ),
    )

  it('begins for a subscriber with a signed address, and goes on where they stopped', async () => {
    const position = { idConteudo: titleId, segundos: 95, flagVisto: false, vistoEm: test.now.toISOString() }
    await test.call('POST', '/user/play/posicao/', { token: ana.token, body: { perfil: null, posicoes: [position] } })
    const { status, body } = await start(ana)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      servico: 'ARQUIVO',
      codigo: null,
      segundos: 95,
      legendas: [],
      anexos: [],
      proximo: null,
    })
    expect(body.url).toMatch(/^\/play\/media\/[\w-]{60}\.[\w-]{43}\/video\.mp4$/)
    expect(Date.parse(body.expiraEm) - test.now.getTime()).toBeLessThanOrEqual(10 * minute)
  })

  it('is refused without a subscription, a login, the module, or at another church', async () => {
    const other = await test.join()
    expect((await start(other)).body.code).toBe('PLAY_SUBSCRIPTION_NEEDED')
    expect((await test.call('POST', '/user/play/reproducao/', { body: {} })).status).toBe(401)
    const host = 'farol.narthex.test'
    const abroad = await test.join({ at: test.farol })
    const body = { chave: randomUUID(), idConteudo: titleId, aparelho: 'TV', perfil: null, passe: null }
    expect((await test.call('POST', '/user/play/reproducao/', { host, token: abroad.token, body })).status).toBe(404)
    const without = await test.join({ at: test.figueira })
    const off = { host: 'figueira.narthex.test', token: without.token, body }
    expect((await test.call('POST', '/user/play/reproducao/', off)).status).toBe(404)
  })

  it('is refused for drafts, and outside the window of a title', async () => {
    const draft = await addTitle(test.platform.transactions.at(test.videira), { situacao: 'RASCUNHO' })
    const after = (ms: number) => new Date(test.now.getTime() + ms)
    const coming = await addTitle(test.platform.transactions.at(test.videira), { disponivelDe: after(minute) })
    const over = await addTitle(test.platform.transactions.at(test.videira), { disponivelAte: after(0) })
    const codes = []
    for (const idConteudo of [draft, coming, over]) codes.push((await start(ana, { idConteudo })).body.code)
    expect(codes).toEqual(['NOT_FOUND', 'PLAY_NOT_AVAILABLE', 'PLAY_NOT_AVAILABLE'])
    test.advance(minute)
    expect((await start(ana, { idConteudo: coming })).status).toBe(201)
  })

  it('is idempotent by its key, and counts once', async () => {
    const chave = randomUUID()
    const first = await start(ana, { chave })
    expect((await start(ana, { chave })).body).toEqual(first.body)
    expect(await statistics()).toEqual([{ inicios: 1, segundos: 0, conclusoes: 0 }])
    const another = await addTitle(test.platform.transactions.at(test.videira))
    expect((await start(ana, { chave, idConteudo: another })).body.code).toBe('CONFLICT')
    const other = await test.join()
    await subscribe(test.platform.transactions.at(test.videira), { memberId: other.memberId, planId, days: 30 })
    expect((await start(other, { chave })).body.code).toBe('CONFLICT')
  })

  it('on more devices than the plan allows names those that play, and goes on when one has ended', async () => {
    const first = (await start(ana, { aparelho: 'TV da sala' })).body.reproducao
    test.advance(1000)
    await start(ana, { aparelho: 'Telefone' })
    const third = await start(ana, { aparelho: 'Tablet' })
    expect(third.status).toBe(409)
    expect(third.body.code).toBe('PLAY_TOO_MANY_SCREENS')
    expect(third.body.details.map(({ message }: { message: string }) => message)).toEqual(['TV da sala', 'Telefone'])
    expect(third.body.details[0].path).toBe(first)
    await end(ana, first)
    expect((await start(ana)).status).toBe(201)
  })

  it('frees the screen of a device that left without a word, which then waits for its turn', async () => {
    const first = (await start(ana)).body.reproducao
    await start(ana)
    test.advance(playWatching.screenSeconds * 1000)
    await start(ana)
    expect((await start(ana)).status).toBe(201)
    expect((await renew(ana, first)).body.code).toBe('PLAY_TOO_MANY_SCREENS')
    expect((await renew(ana, first)).status).toBe(404)
  })

  it('two devices that start at the same moment get one place', async () => {
    await start(ana)
    const both = await Promise.all([start(ana), start(ana)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is renewed with the next address before the old one ends, and ends with the subscription', async () => {
    const { reproducao, url } = (await start(ana)).body
    test.advance(30_000)
    const early = await renew(ana, reproducao)
    expect(early.body.url).toBe(url)
    for (let at = 0; at < 12; at++) {
      test.advance(30_000)
      expect((await renew(ana, reproducao)).status).toBe(200)
    }
    const later = await renew(ana, reproducao)
    expect(later.body.url).not.toBe(url)
    expect(Date.parse(later.body.expiraEm)).toBeGreaterThan(test.now.getTime() + 4 * minute)
    await lapse(ana.memberId)
    expect((await renew(ana, reproducao)).body.code).toBe('PLAY_SUBSCRIPTION_NEEDED')
    expect((await renew(ana, reproducao)).status).toBe(404)
  })

  it('of another member is found by no one else', async () => {
    const { reproducao } = (await start(ana)).body
    const other = await test.join()
    expect((await renew(other, reproducao)).status).toBe(404)
    expect((await end(other, reproducao)).status).toBe(404)
    expect((await renew(ana, reproducao)).status).toBe(200)
  })

  it('counts no more seconds than have passed, and one end per playback', async () => {
    const { reproducao } = (await start(ana)).body
    test.advance(30_000)
    await renew(ana, reproducao, { segundos: 3600 })
    test.advance(30_000)
    await renew(ana, reproducao, { segundos: 20, flagConcluido: true })
    await end(ana, reproducao, { flagConcluido: true })
    expect(await statistics()).toEqual([{ inicios: 1, segundos: 50, conclusoes: 1 }])
    const staff = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const path = '/igreja/play/estatistica/?inicio=2026-11-01&fim=2026-11-30'
    const { body } = await test.call('GET', path, { token: staff.token })
    expect(body.titulos.find(({ idConteudo }: { idConteudo: number }) => idConteudo === titleId)).toMatchObject({
      titulo: 'O farol',
      inicios: 1,
      segundos: 50,
      conclusoes: 1,
    })
    expect((await test.call('GET', path, { token: ana.token })).status).toBe(403)
  })

  describe('of open titles and previews', () => {
    const open = (id: number, what = 'abertura') =>
      test.call('GET', `/plano-assinatura-conteudo/${id}/${what}?igreja=videira`)

    it('needs no login, and gives no other title away', async () => {
      const midiaId = await storeMedia(test.platform, test.platform.transactions.at(test.videira), {
        'video.mp4': plainVideo(),
      })
      const free = await addTitle(test.platform.transactions.at(test.videira), { acesso: 'ABERTO', midiaId })
      expect((await open(free)).body).toMatchObject({
        servico: 'ARQUIVO',
        url: expect.stringContaining('/play/media/'),
      })
      expect((await open(titleId)).status).toBe(404)
      const other = await test.join()
      expect((await start(other, { idConteudo: free })).status).toBe(201)
    })

    it('shows the preview of a closed title, before it opens too', async () => {
      const previaMidiaId = await storeMedia(test.platform, test.platform.transactions.at(test.videira), {
        'video.mp4': plainVideo(),
      })
      const disponivelDe = new Date(test.now.getTime() + minute)
      const coming = await addTitle(test.platform.transactions.at(test.videira), { previaMidiaId, disponivelDe })
      expect((await open(coming, 'previa')).body.url).toContain('/play/media/')
      expect((await open(titleId, 'previa')).status).toBe(404)
    })
  })

  describe('in a child’s profile', () => {
    const member = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, person = ana) =>
      test.call(method, `/user/play/${path}`, { token: person.token, ...(body ? { body } : {}) })
    const addChild = async () => {
      await member('PUT', 'pin', { pin: '4821', pinAtual: null, senha: null })
      const child = { chave: randomUUID(), nome: 'Clara', idadeMaxima: 10, pin: '4821' }
      expect((await member('POST', 'perfil/', child)).status).toBe(201)
      return child.chave
    }

    it('an open title with an age limit plays by a login that says who watches, and by no other call', async () => {
      const free = await addTitle(test.platform.transactions.at(test.videira), { acesso: 'ABERTO' })
      const adult = await addTitle(test.platform.transactions.at(test.videira), { acesso: 'ABERTO', idadeMinima: 14 })
      const perfil = await addChild()
      for (const token of [undefined, ana.token]) {
        const open = (id: number) =>
          test.call('GET', `/plano-assinatura-conteudo/${id}/abertura?igreja=videira`, { token })
        expect((await open(adult)).body.code).toBe('PLAY_AGE_LIMIT')
        expect((await open(free)).status, 'control').toBe(200)
      }
      expect((await start(ana, { idConteudo: adult, perfil })).body.code).toBe('PLAY_AGE_LIMIT')
      expect((await start(ana, { idConteudo: adult })).body.code).toBe('PLAY_PIN_NEEDED')
    })

    it('what follows a title is offered only where it suits the age', async () => {
      const [first, second] = [
        await addTitle(test.platform.transactions.at(test.videira), { acesso: 'ABERTO' }),
        await addTitle(test.platform.transactions.at(test.videira), { acesso: 'ABERTO', idadeMinima: 14 }),
      ]
      await test.asOwner(async (owner) => {
        const [collection] = await owner.query<{ id: number }>(
          `insert into play_coletanea (igreja_id, tipo, titulo, situacao, versao, alterado_em)
           values ($1, 'SERIE', 'Marés', 'PUBLICADO', 1, now()) returning id`,
          [test.videira.igrejaId],
        )
        await owner.query('update play_conteudo set coletanea_id = $1, numero = id where id = any($2)', [
          collection?.id,
          [first, second],
        ])
      })
      const perfil = await addChild()
      expect((await start(ana, { idConteudo: first, perfil })).body.proximo).toBeNull()
      expect((await start(ana, { idConteudo: first })).body.proximo, 'control').toMatchObject({ id: second })
    })

    it('titles above the age are refused, and the own profile needs the PIN for them', async () => {
      const adult = await addTitle(test.platform.transactions.at(test.videira), { idadeMinima: 14 })
      expect((await start(ana, { idConteudo: adult })).status).toBe(201)
      const perfil = await addChild()
      expect((await start(ana, { idConteudo: adult, perfil })).body.code).toBe('PLAY_AGE_LIMIT')
      expect((await start(ana, { idConteudo: adult })).body.code).toBe('PLAY_PIN_NEEDED')
      expect((await member('POST', 'passe', { pin: '0000' })).body.code).toBe('PLAY_PIN_WRONG')
      const { passe } = (await member('POST', 'passe', { pin: '4821' })).body
      const { reproducao } = (await start(ana, { idConteudo: adult, passe })).body
      await end(ana, reproducao)
      // Not the last sign: two of its bits are not read, so another one can stand for the same signature.
      const [expires, signature] = passe.split('.')
      const forged = `${expires}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
      expect((await start(ana, { idConteudo: adult, passe: forged })).body.code).toBe('PLAY_PIN_NEEDED')
      await later(24 * 60)
      expect((await start(ana, { idConteudo: adult, passe })).body.code).toBe('PLAY_PIN_NEEDED')
    })

    it('the PIN is guessed five times at most, and the limit is no one’s but its member’s', async () => {
      await addChild()
      for (let at = 0; at < 5; at++) await member('POST', 'passe', { pin: '0000' })
      expect((await member('POST', 'passe', { pin: '4821' })).status).toBe(429)
      await later(16)
      expect((await member('POST', 'passe', { pin: '4821' })).status).toBe(200)
    })

    it('a forgotten PIN is replaced by the password, and wrong guesses at it do not lock the new one', async () => {
      const perfil = await addChild()
      const { passe } = (await member('POST', 'passe', { pin: '4821' })).body
      for (let at = 0; at < 5; at++) await member('POST', 'passe', { pin: '0000' })
      const change = (senha: string, person = ana) =>
        member('PUT', 'pin', { pin: '7350', pinAtual: null, senha }, person)
      expect((await change('Videira#errada9')).body.code).toBe('WRONG_PASSWORD')
      expect((await member('POST', 'passe', { pin: '7350' })).status).toBe(429)
      await later(1)
      expect((await change('Videira#quatro4')).status).toBe(200)
      expect((await member('POST', 'passe', { pin: '4821' })).body.code).toBe('PLAY_PIN_WRONG')
      expect((await member('POST', 'passe', { pin: '7350' })).status).toBe(200)
      const adult = await addTitle(test.platform.transactions.at(test.videira), { idadeMinima: 14 })
      expect((await start(ana, { idConteudo: adult, passe })).body.code).toBe('PLAY_PIN_NEEDED')
      expect((await member('GET', 'perfil/')).body.perfis).toMatchObject([{ id: perfil }])
    })

    it('a profile is another member’s under no id, and its limit is not lifted without the PIN', async () => {
      const perfil = await addChild()
      const fields = { nome: 'Clara', idadeMaxima: 16, pin: '1111' }
      expect((await member('PUT', `perfil/${perfil}`, fields)).body.code).toBe('PLAY_PIN_WRONG')
      const other = await test.join()
      expect((await member('PUT', `perfil/${perfil}`, fields, other)).status).toBe(404)
      expect((await start(other, { perfil })).status).toBe(404)
      expect((await member('PUT', 'pin', { pin: '1111', pinAtual: null, senha: null })).body.code).toBe(
        'PLAY_PIN_NEEDED',
      )
      const byPassword = { pin: '1111', pinAtual: null, senha: 'Videira#quatro4' }
      expect((await member('PUT', 'pin', byPassword)).status).toBe(200)
      expect((await member('PUT', `perfil/${perfil}`, fields)).body).toMatchObject({ idadeMaxima: 16 })
      expect((await member('DELETE', `perfil/${perfil}`, { pin: '1111' })).status).toBe(200)
      expect((await member('GET', 'perfil/')).body).toEqual({ flagPin: true, perfis: [] })
    })
  })

  it('a title that the church takes down ends', async () => {
    const { reproducao } = (await start(ana)).body
    await test.platform.transactions.inChurch(test.videira, ({ tx, church }) =>
      tx.execute(
        sql`update play_conteudo set situacao = 'RASCUNHO' where igreja_id = ${church.igrejaId} and id = ${titleId}`,
      ),
    )
    expect((await renew(ana, reproducao)).body.code).toBe('PLAY_NOT_AVAILABLE')
  })
})
