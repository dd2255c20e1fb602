import { beforeAll, describe, expect, it } from 'vitest'
import { setSomeGroups } from '../../testing/some-groups.ts'

describe('groups in lists and on a map', () => {
  const { stage, ids, list, names } = setSomeGroups()
  beforeAll(() =>
    stage.asOwner((owner) => owner.exec(`update celula set publico = 'JOVENS' where id in (${ids.agua}, ${ids.zelo})`)),
  )

  it.each<[query: string, found: string[]]>([
    ['', ['Água viva', 'casa aberta', 'Noite', 'Zelo']],
    ['q=agua', ['Água viva']],
    ['q=trabalham', []],
    ['q=conversa', ['casa aberta']],
    ['q=centro', ['Água viva', 'Noite']],
    ['dia=3', ['Água viva']],
    ['dia=2&periodo=TARDE', ['casa aberta', 'Zelo']],
    ['periodo=MANHA', ['Água viva']],
    ['periodo=NOITE', ['Noite']],
    ['bairro=Centro', ['Água viva', 'Noite']],
    ['bairro=centro', []],
    ['tipo=Jovens', ['Água viva', 'Zelo']],
    ['tipo=Jovens&online=1', ['Zelo']],
    ['vagas=1', ['Água viva', 'casa aberta', 'Noite']],
    ['latitude=-8.11&longitude=-34.9', ['casa aberta', 'Água viva', 'Noite', 'Zelo']],
    ['latitude=-8.11&longitude=-34.9&raio=7', ['casa aberta', 'Água viva']],
    ['caixa=-8.15,-34.95,-8.0,-34.85', ['Água viva', 'casa aberta']],
    ['caixa=-8.15,-34.95,-8.0,-34.85&tipo=Casais', ['casa aberta']],
    ['caixa=0,0,1,1', []],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found)
    expect((await list(query)).total).toBe(found.length)
  })

  it('are found by whom they are for; those for everyone are not among them', async () => {
    expect([await names('publico=JOVENS'), await names('publico=MULHERES')]).toEqual([['Água viva', 'Zelo'], []])
    expect((await stage.get('/igreja/videira/celula/?publico=TODOS')).status).toBe(400)
  })

  it('tell how far they are from a point, to ten metres; those without one say nothing', async () => {
    const { itens } = await list('latitude=-8.11&longitude=-34.9')
    expect(itens.map(({ distanciaKm }: { distanciaKm: number | null }) => distanciaKm)).toEqual([
      expect.closeTo(1.1, 0),
      expect.closeTo(6, 0),
      expect.closeTo(15, 0),
      null,
    ])
  })

  it('are not listed by half a point', async () => {
    expect(await stage.get('/igreja/videira/celula/?latitude=1')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  })

  it('make every page of any size, each group once, also nearest first', async () => {
    for (const query of ['', '&latitude=-8.11&longitude=-34.9']) {
      const read: string[] = []
      for (let page = 1; page <= 3; page++) read.push(...(await names(`limit=2&page=${page}${query}`)))
      expect(read).toEqual(await names(query))
    }
  })

  it('are points of a map, all in a box of those that have one', async () => {
    const map = await stage.get('/igreja/videira/celula/mapa?caixa=-8.15,-34.95,-8.0,-34.85')
    expect(map.body).toEqual({
      total: 2,
      pontos: [
        { id: ids.agua, nome: 'Água viva', latitude: expect.closeTo(-8.06, 2), longitude: expect.closeTo(-34.88, 2) },
        { id: ids.casa, nome: 'casa aberta', latitude: expect.closeTo(-8.1, 2), longitude: expect.closeTo(-34.9, 2) },
      ],
    })
    expect((await stage.get('/igreja/videira/celula/mapa?caixa=-90,-180,90,180&tipo=Casais')).body.total).toBe(1)
    expect((await stage.get('/igreja/videira/celula/mapa')).status).toBe(400)
  })

  it('are counted by what they can be narrowed by', async () => {
    expect((await stage.get('/igreja/videira/celula/indice/')).body).toEqual({
      total: 4,
      online: 1,
      vagas: 3,
      tipos: [
        { valor: 'Casais', total: 1 },
        { valor: 'Jovens', total: 2 },
      ],
      bairros: [
        { valor: 'Boa Vista', total: 1 },
        { valor: 'Centro', total: 2 },
      ],
      dias: [
        { valor: 2, total: 3 },
        { valor: 3, total: 1 },
      ],
      periodos: [
        { valor: 'MANHA', total: 1 },
        { valor: 'TARDE', total: 2 },
        { valor: 'NOITE', total: 1 },
      ],
      publicos: [{ valor: 'JOVENS', total: 2 }],
      caixa: {
        sul: expect.closeTo(-8.2, 2),
        oeste: expect.closeTo(-34.9, 2),
        norte: expect.closeTo(-8.06, 2),
        leste: expect.closeTo(-34.8, 2),
      },
    })
  })
})
