import { describe, expect, it } from 'vitest'
import { listenersTable } from '../../platform/bus/listeners.ts'
import { createOwnCall } from '../../platform/http/route.ts'
import { readCatalogue, readChurchTables } from '../../testing/catalogue.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import type { SeededChurches } from '../../testing/seeded-churches.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import * as editing from './churches.editing.service.ts'

const evil = 'javascript:alert(1)'
const names = { pt: 'a', en: 'a', es: 'a' }
const church = plainChurch('nova')
const weekly = { duracaoMinutos: 90, flagTransmissao: false, local: null }
const service = { nome: 'a', diaSemana: 0, horario: '10:00', ...weekly }
const pastor = { nome: 'a', funcao: 'a', foto: null, biografia: null }

type Refused = [
  what: string,
  path: string,
  write: (test: Pick<TestPlatform, 'platform'>, churches: SeededChurches) => Promise<unknown>,
]
const noChoice = { atalhos: [], secoes: [], convites: [] }
const refusals: Refused[] = [
  [
    'a look',
    'aparencia',
    (t, { videira }) =>
      editing.setVisual(createOwnCall(t.platform.transactions.at(videira)), {
        corApp: '#000000',
        logo: null,
        aparencia: 'marble' as 'glass',
      }),
  ],
  [
    'a colour',
    'corApp',
    (t, { videira }) =>
      editing.setVisual(createOwnCall(t.platform.transactions.at(videira)), { corApp: 'red', logo: null }),
  ],
  [
    'a place of the home that comes twice',
    'atalhos',
    (t, { videira }) =>
      editing.setHomeChoice(createOwnCall(t.platform.transactions.at(videira)), {
        ...noChoice,
        atalhos: ['BIBLIA', 'BIBLIA'],
      }),
  ],
  [
    'an invitation without the texts that the product has not either',
    'convites.0',
    (t, { videira }) =>
      editing.setHomeChoice(createOwnCall(t.platform.transactions.at(videira)), {
        ...noChoice,
        convites: [{ codigo: 'EVENTO', titulo: 'Jantar', texto: null, acao: null }],
      }),
  ],
  [
    'a module',
    '1',
    (t, { videira }) =>
      editing.setModules(createOwnCall(t.platform.transactions.at(videira)), ['MOD_CULTO', 'MOD_X' as 'MOD_CULTO']),
  ],
  [
    'a link in an image',
    'imagens.0',
    (t, { videira }) => editing.describeChurch(createOwnCall(t.platform.transactions.at(videira)), { imagens: [evil] }),
  ],
  [
    'a link of its own elsewhere',
    'redesSociais.instagram',
    (t, { videira }) =>
      editing.describeChurch(createOwnCall(t.platform.transactions.at(videira)), { redesSociais: { instagram: evil } }),
  ],
  [
    'a link in a menu',
    '0.url',
    (t, { videira }) =>
      editing.setMenu(createOwnCall(t.platform.transactions.at(videira)), [
        { codigo: 'OUTRO', flagAtivo: true, loginIsRequired: false, url: evil, ...names },
      ]),
  ],
  [
    'a link in a banner',
    '1.url',
    (t, { videira }) =>
      editing.setBanners(
        createOwnCall(t.platform.transactions.at(videira)),
        [null, evil].map((url) => ({ titulo: 'a', descricao: null, imagem: null, url })),
      ),
  ],
  [
    'a payment method',
    '0.codigoMetodoPagamento',
    (t, { videira }) =>
      editing.setPaymentMethods(createOwnCall(t.platform.transactions.at(videira)), [
        { codigoMetodoPagamento: 'GOLD' as 'PIX', idGatewayPagamento: null },
      ]),
  ],
  [
    'a latitude',
    '0.latitude',
    (t, { videira }) =>
      editing.setCongregations(createOwnCall(t.platform.transactions.at(videira)), [
        { nome: 'a', responsavel: null, telefone: null, endereco: null, latitude: 91, longitude: 0 },
      ]),
  ],
  [
    'a logo',
    'logo',
    (t, { videira }) =>
      editing.setVisual(createOwnCall(t.platform.transactions.at(videira)), {
        corApp: '#000000',
        logo: 'mailto:a@b.example',
      }),
  ],
  [
    'a privacy policy',
    'urlPoliticaPrivacidade',
    (t, { videira }) =>
      editing.describeChurch(createOwnCall(t.platform.transactions.at(videira)), { urlPoliticaPrivacidade: evil }),
  ],
  [
    'the day of a service',
    '0.diaSemana',
    (t, { videira }) =>
      editing.setServices(createOwnCall(t.platform.transactions.at(videira)), [{ ...service, diaSemana: 7 }]),
  ],
  [
    'the time of a service',
    '0.horario',
    (t, { videira }) =>
      editing.setServices(createOwnCall(t.platform.transactions.at(videira)), [{ ...service, horario: '24:00' }]),
  ],
  [
    "a pastor's picture",
    '0.foto',
    (t, { videira }) =>
      editing.setPastors(createOwnCall(t.platform.transactions.at(videira)), [{ ...pastor, foto: evil }]),
  ],
  [
    'an organisation that is not there',
    'organizacao',
    (t) => editing.foundChurch(t.platform, { ...church, organizacao: 'nenhuma' }),
  ],
  [
    'a host name',
    'hosts.1.nome',
    (t) =>
      editing.foundChurch(t.platform, {
        ...church,
        hosts: ['a.example', 'no host'].map((nome) => ({ nome, flagPrincipal: false })),
      }),
  ],
  ['a code', 'codigo', (t) => editing.foundChurch(t.platform, { ...church, codigo: '12' })],
]

describe('an editor', () => {
  const test = setUpSeededChurches()

  /** Every row of every table. */
  const everything = () =>
    test.asOwner(async (owner) => {
      const { tables: all = {} } = await readCatalogue(owner)
      const tables = Object.keys(all).filter((table) => table !== listenersTable)
      const rows = tables.map((table) => `select '${table}' as of, to_jsonb(t) as row from ${table} t`)
      return owner.query(`${rows.join(' union all ')} order by of, row`)
    })

  it('is refused wrong values, each named by its place, and nothing is written', async () => {
    const before = await everything()
    for (const [what, path, write] of refusals)
      await expect(write(test, test.churches), what).rejects.toMatchObject({
        code: 'VALIDATION',
        status: 400,
        details: [{ path, message: expect.stringMatching(/\S/) }],
      })
    expect(await everything()).toEqual(before)
  })

  it('changes nothing of another church, by any of the ways to write', async () => {
    const { videira, oliveira } = test.churches
    const before = (await rowsOf(oliveira.igrejaId)).concat(await rowsOf(test.farol.igrejaId))
    await editing.setVisual(createOwnCall(test.platform.transactions.at(videira)), { corApp: '#000000', logo: null })
    await editing.setHomeChoice(createOwnCall(test.platform.transactions.at(videira)), noChoice)
    await editing.setModules(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.setPaymentMethods(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.setMenu(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.setBanners(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.setCongregations(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.setServices(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.setPastors(createOwnCall(test.platform.transactions.at(videira)), [])
    await editing.describeChurch(createOwnCall(test.platform.transactions.at(videira)), { nome: 'Outro nome' })
    expect((await rowsOf(oliveira.igrejaId)).concat(await rowsOf(test.farol.igrejaId))).toEqual(before)
    expect(await rowsOf(videira.igrejaId)).not.toEqual(before)
  })

  it('leaves what was not mentioned as it was', async () => {
    await editing.describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), {
      nome: 'Farol',
      historia: null,
    })
    const [farol] = await test.asOwner((owner) =>
      owner.query("select nome, historia, descricao, telefone from igreja where codigo = 'farol'"),
    )
    expect(farol).toEqual({ nome: 'Farol', historia: null, descricao: 'canary-farol', telefone: 'canary-farol' })
  })

  it('founds a church with its hosts: in lower case, without port, international names in punycode', async () => {
    const hosts = ['WWW.Nova.example.', 'sãojoão.example'].map((nome, index) => ({ nome, flagPrincipal: index === 1 }))
    const nova = await editing.foundChurch(test.platform, { ...church, hosts })
    expect(nova).toMatchObject({ codigo: 'nova', hostPrincipal: 'xn--sojoo-9qad.example', flagAtivo: true })
    for (const host of ['nova.narthex.test', 'www.nova.example', 'xn--sojoo-9qad.example'])
      expect(await test.platform.directory.byHost(host), host).toMatchObject({ key: nova.key })
  })

  it('founds nothing where a code or a host belongs to another', async () => {
    const before = await everything()
    const taken = { ...church, slug: 'outra', codigo: 'outra' }
    await expect(editing.foundChurch(test.platform, { ...taken, codigo: 'farol' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(editing.foundChurch(test.platform, { ...taken, codigo: 'pomar' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const host = { nome: 'www.farol.example', flagPrincipal: false }
    await expect(editing.foundChurch(test.platform, { ...taken, hosts: [host] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect(await everything()).toEqual(before)
    expect(await test.platform.directory.byHost('outra.narthex.test')).toBeUndefined()
    expect(await test.platform.directory.byHost('www.farol.example')).toMatchObject({ codigo: 'farol' })
  })

  const rowsOf = (id: number) =>
    test.asOwner(async (owner) => {
      const rows = (await readChurchTables(owner)).map(
        (table) => `select to_jsonb(t) as row from ${table} t where igreja_id = ${id}`,
      )
      return owner.query(`${rows.join(' union all ')} order by row`)
    })
})
