import { searchOrganisation } from '@narthex/contract/search/search.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import { clientAt } from '../../../testing/client-at.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { publicItemAt } from '../../search/public-items.service.ts'
import { insertPurchase } from '../subscriptions/purchases.queries.ts'
import { insertPlan, subscribe } from '../watching/testing/subscribed.ts'
import { publishCollection, setPlayUp } from './collections.editing.service.ts'
import { publishTag } from './tag.service.ts'
import { publishTitle } from './title-editing.service.ts'

/** Every way to titles of a church, and what each shows of them to those who may not see the catalogue. */
const ways = {
  list: (slug: string) => `/plano-assinatura-conteudo/?igreja=${slug}&limit=50`,
  featured: (slug: string) => `/plano-assinatura-conteudo/?igreja=${slug}&destaque=true`,
  search: (slug: string) => `/plano-assinatura-conteudo/?igreja=${slug}&term=canario`,
  tag: (slug: string, { tag }: Ids) => `/plano-assinatura-conteudo/?igreja=${slug}&tag=${tag}`,
  collection: (slug: string, { collection }: Ids) =>
    `/plano-assinatura-conteudo/?igreja=${slug}&coletanea=${collection}`,
  popular: (slug: string) => `/plano-assinatura-conteudo/?igreja=${slug}&ordem=MAIS_VISTOS`,
  title: (slug: string, { film }: Ids) => `/plano-assinatura-conteudo/${film}?igreja=${slug}`,
  open: (slug: string, { open }: Ids) => `/plano-assinatura-conteudo/${open}?igreja=${slug}`,
  video: (slug: string, { open }: Ids) => `/plano-assinatura-conteudo/${open}/abertura?igreja=${slug}`,
  collections: (slug: string) => `/igreja/${slug}/plano-assinatura-coletanea/`,
  season: (slug: string, { collection }: Ids) => `/igreja/${slug}/plano-assinatura-coletanea/${collection}`,
  site: (slug: string) => `/igreja/${slug}/busca/?q=canario`,
  items: (slug: string) => `/igreja/${slug}/indice/`,
} as const

interface Ids {
  readonly tag: number
  readonly collection: number
  readonly film: number
  readonly open: number
}

describe('a closed catalogue of Play', () => {
  const modules = ['MOD_ASSINATURA'] as const
  const organizacao = 'pomar'
  const test = setUpChurches(
    { farol: { modules, organizacao }, aberta: { modules, organizacao } },
    { startsAt: new Date('2026-06-20T12:00:00Z') },
  )
  const ids: Record<string, Ids> = {}
  const people: Record<string, { readonly token: string; readonly memberId: MemberId }> = {}

  beforeAll(async () => {
    for (const [name, visibility] of [
      ['farol', 'CLOSED_CONTENT'],
      ['aberta', 'OPEN_CONTENT'],
    ] as const) {
      const church = test.churches[name]
      await setPlayUp(createOwnCall(test.platform.transactions.at(church)), {
        nome: 'Play',
        chamada: null,
        tipoVisibilidadeConteudo: visibility,
      })
      const tag = await publishTag(createOwnCall(test.platform.transactions.at(church)), { nome: 'Em casa', ordem: 1 })
      const collection = await publishCollection(createOwnCall(test.platform.transactions.at(church)), {
        tipo: 'SERIE',
        titulo: 'Canário em série',
      })
      const shown = {
        tipo: 'FILME' as const,
        descricao: 'Segredo do canário',
        idioma: 'pt',
        endereco: 'https://youtu.be/abcdefghijk',
        idColetanea: collection,
        flagDestaque: true,
        tags: [tag],
        dataPublicacao: '2026-06-01T12:00:00Z',
      }
      const publish = (titulo: string, acesso: 'ASSINANTE' | 'ABERTO') =>
        publishTitle(createOwnCall(test.platform.transactions.at(church)), { ...shown, titulo, acesso })
      const film = await publish('Canário um', 'ASSINANTE')
      ids[name] = { tag, collection, film, open: await publish('Canário dois', 'ABERTO') }
    }
    for (const name of ['member', 'buyer', 'subscriber', 'lapsed']) people[name] = await test.join()
    people.neighbour = await test.join({ at: test.aberta })
    const planId = await insertPlan(test.platform.transactions.at(test.farol), 2)
    const paid = (name: string, days: number) =>
      subscribe(test.platform.transactions.at(test.farol), { memberId: memberOf(name), planId, days })
    await paid('subscriber', 30)
    await paid('lapsed', -30)
    await test.platform.transactions.inChurch(test.farol, (work) =>
      insertPurchase(work, {
        id: crypto.randomUUID(),
        memberId: memberOf('buyer'),
        titleId: ids.farol?.film ?? 0,
        tipo: 'COMPRA',
        situacao: 'PAGA',
        valor: 990,
        moeda: 'BRL',
        pedidoCodigo: 'x',
        ate: null,
        chave: crypto.randomUUID(),
        conteudoHash: 'x',
        criadoEm: work.now,
        alteradoEm: work.now,
      }),
    )
  })

  function memberOf(name: string): MemberId {
    const person = people[name]
    if (!person) throw new Error(`There is no ${name}`)
    return person.memberId
  }

  /** The ways that show a title to a person, by name. */
  async function seen(who: string | undefined, church = 'farol', host = church): Promise<string[]> {
    const token = who === undefined ? undefined : people[who]?.token
    const shown: string[] = []
    for (const [name, way] of Object.entries(ways)) {
      const path = way(church, ids[church] as Ids)
      const { status, text } = await ask(path, { token, host })
      expect([200, 404], path).toContain(status)
      if (/Can[áa]rio/i.test(text) || text.includes('abcdefghijk') || text.includes('"PLAY"')) shown.push(name)
    }
    return shown
  }

  async function ask(path: string, { token, host }: { token: string | undefined; host: string }) {
    const answer = await test.call('GET', path, { token, host: `${host}.narthex.test` })
    return { status: answer.status, text: JSON.stringify(answer.body) }
  }

  const everyWay = Object.keys(ways)

  it('shows nothing beyond its home to visitors, members without a subscription and those of other churches', async () => {
    for (const who of [undefined, 'member', 'lapsed']) expect(await seen(who), who ?? 'visitor').toEqual([])
    expect(await seen('neighbour', 'farol', 'aberta'), 'a login of another church of the organisation').toEqual([])
    expect(await seen(undefined, 'aberta'), 'control: an open catalogue').toEqual(everyWay)
  })

  it('is whole for subscribers, and of what a member bought there is that title alone', async () => {
    // What visitors of the whole organisation and search engines get names no title, for subscribers too.
    expect(await seen('subscriber')).toEqual(everyWay.filter((way) => way !== 'items'))
    expect(await seen('buyer')).toEqual(everyWay.filter((way) => !['items', 'open', 'video', 'site'].includes(way)))
    const { body } = await test.call('GET', ways.title('farol', ids.farol as Ids), { token: people.buyer?.token ?? '' })
    expect([body.proximo, body.relacionados]).toEqual([null, []])
    expect((await test.call('GET', ways.list('farol'), { token: people.buyer?.token ?? '' })).body.total).toBe(1)
  })

  it('answers a visitor after a subscriber as before, and the other way round', async () => {
    for (let round = 0; round < 2; round++) {
      expect(await seen(undefined)).toEqual([])
      expect(await seen('subscriber')).toContain('site')
    }
  })

  it('has a home with names and covers for everyone, whose summaries are for subscribers', async () => {
    const shelves = async (token?: string) =>
      (await test.call('GET', '/igreja/farol/plano-assinatura-home/', { token })).body
    const titles = (found: { conteudos: { titulo: string; resumo: string | null }[] }[]) =>
      found.flatMap(({ conteudos }) => conteudos.map(({ titulo, resumo }) => [titulo, resumo]))
    expect(titles(await shelves())).toEqual([
      ['Canário dois', null],
      ['Canário um', null],
    ])
    const settings = await test.call('GET', '/igreja/farol/plano-assinatura-configuracao/')
    expect(settings.body).toMatchObject({ tipoVisibilidadeConteudo: 'CLOSED_CONTENT' })
    expect(titles(await shelves(people.buyer?.token))).toEqual([
      ['Canário dois', null],
      ['Canário um', 'Segredo do canário'],
    ])
  })

  it('is in no search of the organisation and no preview of a link', async () => {
    const client = await clientAt(test.platform, test.aberta)
    const found = await client.call(searchOrganisation, { params: { slug: 'pomar' }, query: { q: 'canario' } })
    expect(found.itens.map(({ igreja }) => igreja.slug)).toEqual(['aberta', 'aberta'])
    const preview = (name: 'farol' | 'aberta') =>
      publicItemAt(test.needs, test.needs.transactions.at(test.churches[name]), {
        tipo: 'PLAY',
        chave: String(ids[name]?.film),
      })
    expect(await preview('farol')).toBeUndefined()
    expect(await preview('aberta')).toMatchObject({ titulo: 'Canário um' })
  })

  it('neither plays nor keeps nor sells a title to those who may not see it', async () => {
    const { film, open } = ids.farol as Ids
    for (const [who, status] of [
      ['member', 404],
      ['subscriber', 200],
    ] as const) {
      const { token, memberId } = people[who] as { token: string; memberId: MemberId }
      const keep = `/usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=${film}&igreja=farol&usuario=${memberId}`
      expect((await test.call('POST', keep, { token })).status, who).toBe(status)
      const playback = { chave: crypto.randomUUID(), idConteudo: open, aparelho: 'TV', perfil: null, passe: null }
      const begun = await test.call('POST', '/user/play/reproducao/', { token, body: playback })
      expect(begun.status, who).toBe(who === 'member' ? 404 : 201)
    }
  })
})
