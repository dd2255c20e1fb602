import type { Endpoint as AnyEndpoint } from '@narthex/contract/endpoint'
import * as catalogue from '@narthex/contract/play/catalogue-office.endpoints'
import * as media from '@narthex/contract/play/play-office.endpoints'
import * as subscriptions from '@narthex/contract/play/subscription-office.endpoints'
import * as tags from '@narthex/contract/play/tag.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

type Endpoint = Pick<AnyEndpoint, 'id' | 'method' | 'path' | 'surface'>

const title = {
  tipo: 'FILME',
  titulo: 'A travessia',
  acesso: 'ASSINANTE',
  idioma: 'pt',
  endereco: 'https://youtu.be/abcdefghijk',
  dataPublicacao: '2026-06-01T12:00:00Z',
}
const plan = { nome: 'Família', valor: 1990, intervalo: 'MES' }
const settings = { nome: 'Farol Play', chamada: null, tipoVisibilidadeConteudo: 'OPEN_CONTENT', diasTolerancia: 3 }

interface Kind {
  readonly add: Endpoint
  readonly change: Endpoint
  readonly remove: Endpoint
  readonly given: object
  readonly changed: object
}

/** Kinds of things that public pages show, with the endpoints that add, change and remove them. */
const kinds: readonly Kind[] = [
  {
    add: tags.addPlayTag,
    change: tags.changePlayTag,
    remove: tags.removePlayTag,
    given: { nome: 'Em casa', ordem: 1 },
    changed: { nome: 'Na rua' },
  },
  {
    add: catalogue.addPlayCollection,
    change: catalogue.changePlayCollection,
    remove: catalogue.removePlayCollection,
    given: { tipo: 'SERIE', titulo: 'Marés' },
    changed: { titulo: 'Marés vivas' },
  },
  {
    add: catalogue.addTitle,
    change: catalogue.changeTitle,
    remove: catalogue.removeTitle,
    given: title,
    changed: { titulo: 'De volta' },
  },
  {
    add: subscriptions.createPlayPlan,
    change: subscriptions.replacePlayPlan,
    remove: subscriptions.removePlayPlan,
    given: plan,
    changed: { valor: 2490 },
  },
]

/** No public page shows who has a seat, which coupons there are, or a file without a title. */
const unseen = ['grantPlaySeat', 'revokePlaySeat', 'savePlayCoupon', 'removePlayCoupon', 'removePlayMedia']

describe('what staff write about Play', () => {
  const test = setUpChurches({ farol: { modules: ['MOD_ASSINATURA'] } }, { startsAt: new Date('2026-06-20T12:00:00Z') })
  let editor: Person
  beforeAll(async () => {
    editor = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
  })

  const readVersion = () =>
    test.asOwner(async (owner) => {
      const query = 'select versao from igreja where id = $1'
      const [row] = await owner.query<{ versao: number }>(query, [test.farol.igrejaId])
      return row?.versao ?? 0
    })

  /** Makes the call, after which caches of public pages must be out of date. */
  async function write({ id, method, path, surface }: Endpoint, body?: object, item?: { id: number }) {
    const before = await readVersion()
    const answer = await test.call(method, path.replace('{id}', String(item?.id)), {
      ...(surface === 'office' ? { office: editor } : { token: editor.token }),
      ...(body && { body }),
    })
    expect(answer.status, `${id}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    expect(await readVersion(), id).toBeGreaterThan(before)
    return answer.body
  }

  it.each(kinds.map((kind) => [kind.add.id, kind] as const))(
    'is shown at once when it is added, changed and removed: %s',
    async (_, { add, change, remove, given, changed }) => {
      const { id, versao = 1 } = await write(add, given)
      await write(change, { ...given, ...changed, versao }, { id })
      await write(remove, undefined, { id })
    },
  )

  it('is shown at once when it is how Play is set up', async () => {
    await write(catalogue.setPlaySettings, { ...settings, versao: null })
  })

  it('is held by these tests as a whole', () => {
    const writes = Object.values({ ...catalogue, ...tags, ...media, ...subscriptions }).flatMap((exported) =>
      typeof exported === 'object' && 'method' in exported && exported.method !== 'GET' ? [exported.id] : [],
    )
    const tested = kinds.flatMap(({ add, change, remove }) => [add.id, change.id, remove.id])
    expect([...tested, ...unseen, catalogue.setPlaySettings.id].sort()).toEqual(writes.sort())
  })
})
