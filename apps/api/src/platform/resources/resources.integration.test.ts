import { playTag } from '@narthex/contract/play/tag.resource'
import { beforeAll, describe, expect, it } from 'vitest'
import { tagColumns } from '../../modules/play/catalogue/tag.columns.ts'
import { publishTag, tagService } from '../../modules/play/catalogue/tag.service.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { createOwnCall } from '../http/route.ts'
import { resourceActs } from './resource-acts.ts'
import type { ResourceColumns } from './resource-columns.ts'

const modules = ['MOD_ASSINATURA'] as const
const names = ['Órgão', 'coral', 'Ágape', 'Coral infantil', 'Noites']

describe('a kind of record', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } })
  let editor: Person
  let elsewhere: Person
  const ids: number[] = []

  beforeAll(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    elsewhere = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    const own = createOwnCall(test.platform.transactions.at(test.farol))
    for (const [at, nome] of names.entries()) ids.push(await publishTag(own, { nome, ordem: at % 2 }))
    await publishTag(createOwnCall(test.platform.transactions.at(test.videira)), { nome: 'Coral da Videira', ordem: 0 })
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = editor) =>
    test.call(method, `/igreja/play/tag/${path}`, {
      office: as,
      ...(body && { body }),
    })
  const namesIn = ({ itens }: { itens: { nome: string }[] }) => itens.map(({ nome }) => nome)
  const listNames = async (query: string) => namesIn((await call('GET', query)).body)

  it('is listed in the order that was asked for, ties by id', async () => {
    expect(await listNames('')).toEqual(['Órgão', 'Ágape', 'Noites', 'coral', 'Coral infantil'])
    expect(await listNames('?ordem=-ordem')).toEqual(['Coral infantil', 'coral', 'Noites', 'Ágape', 'Órgão'])
    expect(await listNames('?ordem=nome')).toEqual((await listNames('?ordem=-nome')).toReversed())
  })

  it.each(['ordem', '-ordem', 'nome', '-nome'])('goes on by its cursor, with nothing twice: %s', async (ordem) => {
    const whole = await listNames(`?ordem=${ordem}`)
    const found: string[] = []
    const totals: (number | null)[] = []
    for (let apos = ''; ; ) {
      const { body } = await call('GET', `?ordem=${ordem}&limit=2${apos && `&apos=${apos}`}`)
      found.push(...namesIn(body))
      totals.push(body.total)
      if (body.proximo === null) break
      apos = body.proximo
    }
    expect(found).toEqual(whole)
    expect(totals).toEqual([5, null, null])
  })

  it('refuses the cursor of another order', async () => {
    const { body } = await call('GET', '?ordem=nome&limit=2')
    expect(await call('GET', `?ordem=-nome&apos=${body.proximo}`)).toMatchObject({ status: 400 })
  })

  it('is found by a part of its text, whatever the accents and capitals, and counted', async () => {
    expect((await call('GET', '?term=CORAL')).body).toMatchObject({ total: 2, itens: [{}, {}] })
    expect(await listNames('?term=orgao')).toEqual(['Órgão'])
    expect((await call('GET', '?term=%25')).body).toEqual({ itens: [], proximo: null, total: 0 })
  })

  it('is nothing at another church: neither listed nor read, changed, removed, nor its history', async () => {
    const [id] = ids
    expect(namesIn((await call('GET', '', undefined, elsewhere)).body)).toEqual(['Coral da Videira'])
    const form = { nome: 'X', ordem: 1, versao: 1 }
    expect(await call('GET', `${id}`, undefined, elsewhere)).toMatchObject({ status: 404 })
    expect(await call('GET', `${id}/historico`, undefined, elsewhere)).toMatchObject({ status: 404 })
    expect(await call('PUT', `${id}`, form, elsewhere)).toMatchObject({ status: 404 })
    expect(await call('DELETE', `${id}`, undefined, elsewhere)).toMatchObject({ status: 404 })
    expect(await call('GET', `${id}`)).toMatchObject({ status: 200, body: { nome: 'Órgão' } })
  })

  it('tells what was changed of it, by whom, the newest first and in parts', async () => {
    const { id } = (await call('POST', '', { nome: 'Noites claras', ordem: 7 })).body
    await call('PUT', `${id}`, { nome: 'Noites', ordem: 7, versao: 1 })
    await call('PUT', `${id}`, { nome: 'Noites', ordem: 8, flagHome: false, versao: 2 })
    const first = (await call('GET', `${id}/historico?limit=2`)).body
    const usuario = { id: editor.memberId, nome: expect.any(String), sobrenome: expect.any(String) }
    expect(first).toMatchObject({
      total: 3,
      itens: [
        {
          acao: 'PLAY_TAG_SET',
          usuario,
          campos: [
            { campo: 'ordem', antes: 7, depois: 8 },
            { campo: 'flagHome', antes: true, depois: false },
          ],
        },
        { acao: 'PLAY_TAG_SET', usuario, campos: [{ campo: 'nome', antes: 'Noites claras', depois: 'Noites' }] },
      ],
    })
    const rest = (await call('GET', `${id}/historico?limit=2&apos=${first.proximo}`)).body
    expect(rest).toMatchObject({ proximo: null, total: null, itens: [{ acao: 'PLAY_TAG_ADDED', usuario }] })
    const made = rest.itens[0].campos
    expect(made).toContainEqual({ campo: 'nome', antes: null, depois: 'Noites claras' })
  })

  it('tells nothing of it to those who may not read it', async () => {
    const office = await test.join({ roles: ['ROLE_MODERATOR'] })
    expect(await test.call('GET', `/igreja/play/tag/${ids[0]}/historico`, { office })).toMatchObject({ status: 403 })
  })

  it('names no one where the product itself acted, or someone who has left', async () => {
    expect((await call('GET', `${ids[0]}/historico`)).body.itens).toMatchObject([{ usuario: null }])
  })
})

it('a handler or a column that is missing does not compile', () => {
  const { add: _, ...withoutAdd } = tagService
  // @ts-expect-error The kind has a call that adds.
  expect(() => resourceActs(playTag, withoutAdd)).not.toThrow()
  const { nome: __, ...sorts } = tagColumns.sorts
  // @ts-expect-error Lists are sorted by `nome`.
  const columns: ResourceColumns<typeof playTag> = { ...tagColumns, sorts }
  // @ts-expect-error Lists are searched in `nome`.
  const unsearched: ResourceColumns<typeof playTag> = { ...tagColumns, search: {} }
  expect([columns, unsearched]).toHaveLength(2)
})
