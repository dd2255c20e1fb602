import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { signPreview } from '../../../platform/previews/previews.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { publishContent, rewriteContent } from '../content.editing.service.ts'
import { configureStudies } from './study-settings.service.ts'

/** Word in every text of a study except its title. */
const secret = 'algaravia'
const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const withSummary = (titulo: string) => ({
  titulo,
  resumo: `${secret} no resumo`,
  corpo: doc(`${secret} no corpo`),
  autor: `${secret} Prado`,
  referencia: `${secret} 3`,
  imagem: `/media/${secret}.webp`,
  perguntas: [{ grupo: 'APLICACAO' as const, texto: `${secret} na pergunta?` }],
  orientacaoLider: doc(`${secret} para quem lidera`),
})

describe('studies for members alone', () => {
  let member: string
  let stranger: string
  let first: number
  let second: number

  const test = setUpChurches(
    { farol: { modules: ['MOD_CELULA'] }, lagoa: { modules: ['MOD_CELULA'] } },
    { clock: () => new Date('2026-06-15T12:00:00Z') },
  )

  beforeAll(async () => {
    const serie = { titulo: 'À mesa', resumo: `${secret} na série`, slug: 'a-mesa' }
    const paiId = await publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO_SERIE', serie)
    const study = (titulo: string, ordem: number) =>
      publishContent(createOwnCall(test.platform.transactions.at(test.farol)), 'ESTUDO', {
        ...withSummary(titulo),
        paiId,
        ordem,
      })
    first = await study('O primeiro pão', 1)
    second = await study('O segundo pão', 2)
    await enrolPerson(test.platform.transactions.at(test.farol))
    await enrolPerson(test.platform.transactions.at(test.lagoa), { email: 'bia@example.org' })
    member = (await test.logIn('ana@example.org')).token
    stranger = (await test.logIn('bia@example.org', { host: 'lagoa.narthex.test' })).token
  })

  const get = (path: string, token?: string) => test.call('GET', path, { token })
  const settings = (flagConteudoPublico: boolean) =>
    configureStudies(createOwnCall(test.platform.transactions.at(test.farol)), { flagConteudoPublico })
  const openPaths = () => [
    '/estudo/',
    '/estudo/?serie=a-mesa',
    '/estudo-serie/',
    '/estudo/?q=pao',
    '/estudo/?q=algaravia',
    `/estudo/${first}`,
    `/estudo/${first}?idioma=en`,
    `/estudo/${second}`,
    `/estudo/${first}?previa=${signPreview(test.platform.transactions.at(test.farol), first)}`,
    '/igreja/farol/busca/?q=pao',
    '/igreja/farol/busca/?q=algaravia',
    '/igreja/farol/indice/',
  ]
  const leaks = async (token?: string) => {
    const found: string[] = []
    for (const path of openPaths()) {
      const { status, body } = await get(path, token)
      if (status !== 200 || JSON.stringify(body).includes(secret)) found.push(path)
    }
    return found
  }

  it('are open until the church says otherwise, and each change holds from the next call on', async () => {
    expect((await get('/configuracao-estudo')).body).toEqual({ flagConteudoPublico: true })
    expect((await get(`/estudo/${first}`)).body).toMatchObject({ flagRestrito: false, autor: `${secret} Prado` })
    await settings(false)
    expect((await get('/configuracao-estudo')).body).toEqual({ flagConteudoPublico: false })
    expect((await get(`/estudo/${first}`)).body).toMatchObject({ flagRestrito: true })
    await settings(true)
    expect((await get(`/estudo/${first}`)).body.perguntas).toHaveLength(1)
    expect((await get('/igreja/farol/busca/?q=algaravia')).body.total).toBe(2)
  })

  it('tell visitors, and members of other churches, their titles and nothing else, wherever they ask', async () => {
    // Control: while they are open, nearly every answer says it.
    await settings(true)
    expect((await leaks()).length).toBeGreaterThan(8)
    await settings(false)
    expect(await leaks()).toEqual([])
    expect(await leaks(stranger)).toEqual([])
    const { body } = await get('/estudo/?serie=a-mesa')
    expect(body.itens).toMatchObject([
      { titulo: 'O primeiro pão', resumo: '', imagem: null, flagRestrito: true, serie: { numero: 1 } },
      { titulo: 'O segundo pão', resumo: '', referencia: null, flagRestrito: true, serie: { numero: 2 } },
    ])
    const page = (await get(`/estudo/${first}`)).body
    expect(page).toMatchObject({ corpo: null, perguntas: [], proximo: { id: second, resumo: '' } })
    expect((await get('/igreja/farol/busca/?q=pao')).body.total).toBe(2)
    expect((await get('/igreja/farol/busca/?q=algaravia')).body.total).toBe(0)
    expect((await get(`/estudo/${first}/orientacao`)).status).toBe(401)
    expect((await get(`/estudo/${first}/orientacao`, stranger)).status).toBe(401)
  })

  it('are read by members whole, also right after a visitor asked', async () => {
    await settings(false)
    await get(`/estudo/${first}`)
    const { body } = await get(`/estudo/${first}`, member)
    expect(body).toMatchObject({
      flagRestrito: false,
      resumo: `${secret} no resumo`,
      corpo: doc(`${secret} no corpo`),
      perguntas: [{ grupo: 'APLICACAO', texto: doc(`${secret} na pergunta?`) }],
    })
    expect((await get('/estudo/', member)).body.itens[0].resumo).toContain(secret)
    // The next reader gets an answer by their own access.
    expect(await leaks()).toEqual([])
  })

  it('stay unfindable by their words when they are rewritten', async () => {
    await settings(false)
    const again = { ...withSummary('O primeiro pão, de novo'), ordem: 1 }
    await rewriteContent(createOwnCall(test.platform.transactions.at(test.farol)), { kind: 'ESTUDO', id: first }, again)
    expect(await leaks()).toEqual([])
    const words = await test.asOwner((owner) => owner.query<{ row: string }>('select b::text as row from busca b'))
    expect(words.filter(({ row }) => row.includes(secret))).toEqual([])
  })

  it('are decided in the office, on the version that was read', async () => {
    await settings(true)
    const path = '/escritorio/estudo-configuracao/'
    const editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const save = (body: object, office = editor) => test.call('PUT', path, { office, body })
    const { versao } = (await test.call('GET', path, { office: editor })).body
    const answers = await Promise.all([1, 2].map(() => save({ flagConteudoPublico: false, versao })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await leaks()).toEqual([])
    expect((await test.call('GET', `${path}historico`, { office: editor })).body.itens[0]).toMatchObject({
      acao: 'STUDY_SETTINGS_SET',
      campos: [{ campo: 'flagConteudoPublico', antes: true, depois: false }],
    })
    expect((await save({ flagConteudoPublico: 'nao', versao: versao + 1 })).status).toBe(400)
    const moderator = await test.join({ roles: ['ROLE_MODERATOR'] })
    expect((await save({ flagConteudoPublico: true, versao: versao + 1 }, moderator)).status).toBe(403)
    expect((await get('/configuracao-estudo')).body).toEqual({ flagConteudoPublico: false })
  })

  it('are each church’s own choice', async () => {
    await settings(false)
    const id = await publishContent(
      createOwnCall(test.platform.transactions.at(test.lagoa)),
      'ESTUDO',
      withSummary('De lá'),
    )
    const { body } = await test.call('GET', `/estudo/${id}`, { host: 'lagoa.narthex.test' })
    expect(body).toMatchObject({ flagRestrito: false, resumo: `${secret} no resumo` })
    expect((await test.call('GET', '/configuracao-estudo', { host: 'lagoa.narthex.test' })).body).toEqual({
      flagConteudoPublico: true,
    })
  })
})
