import { describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpPlans } from '../testing/set-up-plans.ts'

const form = {
  nome: 'Sete dias de gratidão',
  descricao: 'Uma semana para agradecer.',
  idioma: 'pt',
  flagPublicado: true,
  idCelula: null,
  serie: null,
  dias: [
    {
      passagens: ['Ps.100', 'Luke.17.11-Luke.17.19'],
      texto: 'Agradecer é lembrar.',
      pergunta: 'Pelo que você é grato?',
    },
    { passagens: ['Ps.103'], texto: null, pergunta: null },
  ],
}

describe('reading plans of a church', () => {
  const stage = setUpPlans()
  const { test } = stage
  const office = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: Person, body?: object) =>
    test.call(method, `/igreja/plano-leitura/${path}`, { token: by.token, ...(body ? { body } : {}) })
  const find = async (by: Person, uuid: string, host?: string) =>
    (await test.call('GET', `/plano-leitura/${uuid}?idioma=en`, { token: by.token, ...(host ? { host } : {}) })).status
  const listed = async (by: Person) => (await test.call('GET', '/plano-leitura/?idioma=en', { token: by.token })).body
  const staff = () => test.join({ roles: ['ROLE_ADMIN_CONTENT'] })

  it('are written, published, changed and removed by staff', async () => {
    const [editor, ana] = [await staff(), await test.join()]
    const { status, body: draft } = await office('POST', '', editor, { ...form, flagPublicado: false })
    expect([status, draft]).toMatchObject([201, { ...form, flagPublicado: false, versao: 1 }])
    expect(await find(ana, draft.uuid)).toBe(404)
    expect(await find(editor, draft.uuid)).toBe(200)
    const published = await office('PUT', draft.uuid, editor, { ...form, versao: 1 })
    expect(published.body).toMatchObject({ flagPublicado: true, versao: 2 })
    expect((await office('PUT', draft.uuid, editor, { ...form, versao: 1 })).body.code).toBe('CHANGED_MEANWHILE')
    expect((await listed(ana))[0]).toMatchObject({ uuid: draft.uuid, origem: 'IGREJA', totalDias: 2 })
    const begun = await stage.start(ana, { plano: draft.uuid })
    expect(begun.plano.dias).toEqual(form.dias)
    expect((await office('DELETE', draft.uuid, editor)).status).toBe(200)
    expect(await find(ana, draft.uuid)).toBe(404)
    expect((await stage.read(ana, begun, [1, 2])).body).toMatchObject({ situacao: 'CONCLUIDA' })
    const rui = await test.join()
    const late = await stage.call('POST', '', rui, { plano: draft.uuid, inicio: null, lembrete: null })
    expect(late.status).toBe(404)
  })

  it('that grow go on for those who read them, and keep what was read', async () => {
    const [editor, ana] = [await staff(), await test.join()]
    const { body } = await office('POST', '', editor, form)
    const begun = await stage.start(ana, { plano: body.uuid })
    await stage.read(ana, begun, [1])
    const dias = [...form.dias, { passagens: ['Ps.136'], texto: null, pergunta: null }]
    await office('PUT', body.uuid, editor, { ...form, dias, versao: 1 })
    const grown = (await stage.call('GET', begun.uuid, ana)).body
    expect(grown).toMatchObject({ agenda: [0, 1, 2], diasFeitos: 1, plano: { totalDias: 3 } })
  })

  it('are not there for another church, and are not written by members or at another church', async () => {
    const [editor, ana] = [await staff(), await test.join()]
    const elsewhere = await test.join({ at: test.farol, roles: ['ROLE_ADMIN_CONTENT'] })
    const { body } = await office('POST', '', editor, form)
    expect(await find(elsewhere, body.uuid, 'farol.narthex.test')).toBe(404)
    expect((await stage.call('POST', '', elsewhere, { plano: body.uuid, inicio: null, lembrete: null })).status).toBe(
      404,
    )
    expect((await office('POST', '', ana, form)).status).toBe(403)
    const write = (method: 'PUT' | 'DELETE', sent?: object) =>
      test.call(method, `/igreja/plano-leitura/${body.uuid}`, {
        host: 'farol.narthex.test',
        token: elsewhere.token,
        ...(sent ? { body: sent } : {}),
      })
    expect((await write('PUT', { ...form, versao: 1 })).status).toBe(404)
    expect((await write('DELETE')).status).toBe(404)
    expect(await find(ana, body.uuid)).toBe(200)
  })

  it('are not made with a passage that does not exist', async () => {
    const dias = [{ passagens: ['Ps.151'], texto: null, pergunta: null }]
    expect((await office('POST', '', await staff(), { ...form, dias })).status).toBe(400)
  })

  it('are not linked to a group that is not there', async () => {
    expect((await office('POST', '', await staff(), { ...form, idCelula: 2_000_000_000 })).status).toBe(404)
  })

  it('stand before those of the product, which are named in the reader’s language', async () => {
    const ana = await test.join()
    const names = (await listed(ana)).filter(({ origem }: { origem: string }) => origem === 'PRODUTO')
    expect(names.map(({ nome }: { nome: string }) => nome)).toContain('The Bible in a year')
    expect(names.find(({ nome }: { nome: string }) => nome === 'Lent')).toMatchObject({ inicioSugerido: '2026-02-18' })
  })
})
