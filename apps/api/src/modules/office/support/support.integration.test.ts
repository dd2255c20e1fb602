import { hourMs, minuteMs } from '@narthex/contract/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { officePage } from '../../../testing/office-door.ts'
import { type OfficeBrowser, setUpOffice } from '../../../testing/set-up-office.ts'
import { addOperator, openOperator, operatorCookie, operatorPage } from '../../../testing/set-up-operator.ts'
import { dismissOperator } from '../../auth/operators/operator-invitations.service.ts'

const path = '/escritorio/suporte/'
const reason = { motivo: 'Os cultos não aparecem.', flagEscrita: false }
const loggedOut = { status: 401, body: { code: 'UNAUTHENTICATED' } }
const forbidden = { status: 403, body: { code: 'FORBIDDEN' } }
const news = { titulo: 'Batismo', texto: '', slug: 'batismo' }

describe('support access', () => {
  const test = setUpOffice()
  const { from, member, enter, mailbox } = test
  let owner: OfficeBrowser
  let ownerEmail: string
  let operators = 0
  let operator: { readonly email: string; readonly headers: Record<string, string> }

  beforeEach(async () => {
    await test.asOwner((db) =>
      db.query('update acesso_suporte set encerrado_em = expira_em where encerrado_em is null'),
    )
    const { email } = await member(['ROLE_SUPER_ADMIN'])
    ownerEmail = email
    owner = await enter(email)
    const named = await addOperator(test.platform, `op${++operators}@example.org`)
    const secret = await openOperator(test.platform, named)
    operator = { email: named.email, headers: { ...operatorPage, cookie: operatorCookie(secret) } }
  })

  const open = (form: object = reason, at = owner) => from(at, 'POST', path, { body: form })
  const knock = (codigo = 'farol') =>
    test.call('POST', `/operador/igreja/${codigo}/suporte`, { headers: operator.headers })
  const codeOf = (endereco: string) => new URLSearchParams(new URL(endereco).hash.slice(1)).get('codigo') ?? ''
  const takeCode = (codigo: string, church: ChurchScope = test.farol) =>
    test.call('POST', '/escritorio/suporte/entrada', { headers: officePage(church), body: { codigo } })

  /** Headers of support in the office of the church that has let it in. */
  async function enterAsSupport(): Promise<Record<string, string>> {
    const { body } = await knock()
    const { headers } = await takeCode(codeOf(body.endereco))
    const sent = [headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('narthex-support='))
    return { ...officePage(test.farol), cookie: String(sent).split(';', 1)[0] ?? '' }
  }
  const asSupport =
    (headers: Record<string, string>) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', to: string, body?: object) =>
      test.call(method, to, { headers, ...(body ? { body } : {}) })

  it('is opened by an owner for an hour, told to all owners, and shown to everyone in the office', async () => {
    const other = await member(['ROLE_SUPER_ADMIN'])
    const editor = await enter((await member(['ROLE_ADMIN_CONTENT'])).email)
    expect((await from(editor, 'GET', '/escritorio/sessao')).body.suporte).toBeNull()
    mailbox.mails.length = 0
    const opened = await open()
    expect(opened).toMatchObject({
      status: 201,
      body: { ...reason, flagAberto: true, consultas: 0, encerradoEm: null },
    })
    const { id, abertoEm, expiraEm } = opened.body
    expect(Date.parse(expiraEm) - Date.parse(abertoEm)).toBe(hourMs)
    expect(mailbox.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([ownerEmail, other.email]))
    expect(mailbox.mails[0]).toMatchObject({
      kind: 'support-opened',
      locale: 'pt',
      data: { link: 'http://farol.admin.narthex.test/settings/support' },
    })
    const shown = { id, expiraEm, flagEscrita: false, flagPropria: false }
    expect((await from(editor, 'GET', '/escritorio/sessao')).body.suporte).toEqual(shown)
    expect(await from(editor, 'GET', path)).toMatchObject(forbidden)
    expect(await open(reason, editor)).toMatchObject(forbidden)
    expect(await from(editor, 'DELETE', `${path}${id}`)).toMatchObject(forbidden)
    test.advance(hourMs)
    expect((await from(owner, 'GET', '/escritorio/sessao')).body.suporte).toBeNull()
  })

  it('is opened once by a doubled click, one at a time, and with a fresh proof', async () => {
    mailbox.mails.length = 0
    const [one, two] = await Promise.all([open(), open()])
    expect(one.body.id).toBe(two.body.id)
    expect(mailbox.mails.filter(({ to }) => to === ownerEmail)).toHaveLength(1)
    expect(await open({ ...reason, flagEscrita: true })).toMatchObject({
      status: 409,
      body: { code: 'SUPPORT_ALREADY_OPEN' },
    })
    expect(await open({ motivo: ' ', flagEscrita: false })).toMatchObject({ status: 400 })
    test.advance(11 * minuteMs)
    expect(await open()).toMatchObject({ body: { code: 'REAUTHENTICATION_REQUIRED' } })
    // Ended at any moment, without one.
    expect(await from(owner, 'DELETE', `${path}${one.body.id}`)).toMatchObject({
      status: 200,
      body: { flagAberto: false, encerradoEm: expect.any(String), encerradoPor: { nome: 'Ana' } },
    })
    expect((await from(owner, 'DELETE', `${path}${one.body.id}`)).status).toBe(200)
    expect((await from(owner, 'DELETE', `${path}99999`)).status).toBe(404)
    const elsewhere = await enter((await member(['ROLE_SUPER_ADMIN'], test.videira)).email, test.videira)
    expect((await from(elsewhere, 'DELETE', `${path}${one.body.id}`)).status).toBe(404)
    expect((await from(elsewhere, 'GET', `${path}${one.body.id}/consulta/`)).status).toBe(404)
  })

  it('lets an operator in by a code that is good once, for a minute, at that church alone', async () => {
    expect(await knock()).toMatchObject({ status: 404 })
    expect((await test.call('GET', '/operador/igreja/farol/suporte', { headers: operator.headers })).body).toEqual({
      aberto: null,
    })
    const { body: access } = await open()
    expect(await knock('videira')).toMatchObject({ status: 404 })
    expect(await knock('x.farol')).toMatchObject({ status: 404 })
    expect(
      (await test.call('GET', '/operador/igreja/farol/suporte', { headers: operator.headers })).body,
    ).toMatchObject({
      aberto: { id: access.id, motivo: reason.motivo, flagEscrita: false },
    })
    const first = codeOf((await knock()).body.endereco)
    expect(await takeCode(first, test.videira)).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    const both = await Promise.all([takeCode(first), takeCode(first)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = codeOf((await knock()).body.endereco)
    test.advance(minuteMs)
    expect(await takeCode(late)).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    const ended = codeOf((await knock()).body.endereco)
    await from(owner, 'DELETE', `${path}${access.id}`)
    expect(await takeCode(ended)).toMatchObject({ status: 400 })
  })

  it('shows what the church publishes, writes down each look, and changes nothing', async () => {
    const { body: access } = await open()
    const as = asSupport(await enterAsSupport())
    const session = await as('GET', '/escritorio/sessao')
    expect(session).toMatchObject({
      status: 200,
      body: { roles: [], user: { email: operator.email }, suporte: { id: access.id, flagPropria: true } },
    })
    expect(session.body.permissoes).not.toContain('giving.read')
    expect((await as('GET', '/escritorio/pastor/')).status).toBe(200)
    expect((await as('GET', '/escritorio/congregacao/7')).status).toBe(404)
    expect((await as('GET', '/escritorio/busca?term=bat')).status).toBe(200)
    for (const closed of ['/tesouraria/doacao/', '/oracao-moderacao/', '/igreja/farol/role', '/igreja/farol/auditoria'])
      expect(await as('GET', closed), closed).toMatchObject(forbidden)
    expect(await as('GET', '/conteudo/noticia/exportacao')).toMatchObject(forbidden)
    expect(await as('POST', '/conteudo/noticia/', news)).toMatchObject(forbidden)
    expect(await as('GET', path)).toMatchObject(forbidden)
    const views = await from(owner, 'GET', `${path}${access.id}/consulta/`)
    expect(views.body).toMatchObject({
      total: 3,
      itens: [
        { chamada: 'searchOffice', registros: [] },
        {
          chamada: 'getOfficeCongregation',
          caminho: '/escritorio/congregacao/{id}',
          registros: ['7'],
          flagMudanca: false,
        },
        { chamada: 'listOfficePastors', caminho: '/escritorio/pastor/', registros: [] },
      ],
    })
    expect(JSON.stringify(views.body)).not.toContain('bat"')
    expect((await from(owner, 'GET', path)).body.itens[0]).toMatchObject({ id: access.id, consultas: 3 })
  })

  it('changes what is published where the church has let it, named as support', async () => {
    const { body: access } = await open({ ...reason, flagEscrita: true })
    const as = asSupport(await enterAsSupport())
    const added = await as('POST', '/escritorio/congregacao/', { nome: 'Norte' })
    expect(added.status).toBe(201)
    const history = await from(owner, 'GET', `/escritorio/congregacao/${added.body.id}/historico`)
    expect(history.body.itens).toMatchObject([{ acao: 'CONGREGATION_ADDED', usuario: null, flagSuporte: true }])
    const log = await from(owner, 'GET', '/igreja/farol/auditoria?acao=CONGREGATION_ADDED')
    expect(log.body.itens[0]).toMatchObject({ usuario: null, detalhes: { suporte: access.id } })
    expect(await as('PUT', '/igreja/farol/seguranca', { flagSegundoFatorEquipe: true })).toMatchObject(forbidden)
  })

  it.each([
    ['the church ends it', async (id: number) => void (await from(owner, 'DELETE', `${path}${id}`))],
    ['its time runs out', async () => test.advance(hourMs)],
    ['the operator is removed', async () => void (await dismissOperator(test.platform, operator.email))],
    [
      'the operator logs out',
      async () => void (await test.call('DELETE', '/operador/sessao', { headers: operator.headers })),
    ],
  ])('ends at the next call once %s', async (_, end) => {
    const { body: access } = await open()
    const as = asSupport(await enterAsSupport())
    expect((await as('GET', '/escritorio/pastor/')).status).toBe(200)
    await end(access.id)
    expect(await as('GET', '/escritorio/pastor/')).toMatchObject(loggedOut)
  })

  it('ends for its browser with the way out, and is good at no other office', async () => {
    await open()
    const headers = await enterAsSupport()
    const there = { ...headers, ...officePage(test.videira) }
    expect(await test.call('GET', '/conteudo/noticia/', { headers: there })).toMatchObject(loggedOut)
    const out = await asSupport(headers)('DELETE', '/escritorio/sessao')
    expect(String(out.headers['set-cookie'])).toMatch(/^narthex-support=; Max-Age=0/)
    expect(await asSupport(headers)('GET', '/escritorio/pastor/')).toMatchObject(loggedOut)
  })

  it('takes the place of a session of staff at the same browser', async () => {
    await open()
    const { body } = await knock()
    const answer = await from(owner, 'POST', '/escritorio/suporte/entrada', { body: { codigo: codeOf(body.endereco) } })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^narthex-office=; Max-Age=0/),
      expect.stringMatching(/^narthex-support=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
    expect(await from(owner, 'GET', '/escritorio/sessao')).toMatchObject(loggedOut)
  })
})
