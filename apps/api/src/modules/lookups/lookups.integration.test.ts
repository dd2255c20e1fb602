import { locales } from '@narthex/contract/locale'
import { brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { describe, expect, it } from 'vitest'
import { setUpChurches } from '../../testing/set-up.ts'

describe('what forms let a person choose', () => {
  const test = setUpChurches({ farol: {} })
  const get = async (path: string) => {
    const { status, body } = await test.call('GET', `/utils/${path}`)
    return status === 200 ? body : status
  }
  const names = async (path: string) => (await get(path)).map(({ nome }: { nome: string }) => nome)

  it.each([
    ['pt', 'Alemanha', 'Brasil'],
    ['en', 'Germany', 'Brazil'],
    ['es', 'Alemania', 'Brasil'],
  ])('are the countries in %s, by its alphabet', async (idioma, germany, brazil) => {
    const countries = await get(`pais/?idioma=${idioma}`)
    expect(countries).toHaveLength(249)
    expect(countries).toContainEqual({ codigo: 'DE', nome: germany })
    expect(countries).toContainEqual({ codigo: 'BR', nome: brazil })
    const all = await names(`pais/?idioma=${idioma}`)
    expect(all).toEqual(all.toSorted(new Intl.Collator(idioma).compare))
    expect(new Set(all).size).toBe(249)
  })

  it('are in English where no language is named, and in none that we do not speak', async () => {
    expect(await get('pais')).toContainEqual({ codigo: 'BR', nome: 'Brazil' })
    expect(await get('pais/?idioma=fr')).toBe(400)
  })

  it('are the marital statuses in their order', async () => {
    expect(await names('estado-civil/?idioma=pt')).toEqual([
      'Solteiro(a)',
      'Casado(a)',
      'Casado(a) no civil',
      'Casado(a) no civil e no religioso',
      'Divorciado(a)',
      'Viúvo(a)',
      'Morando junto',
      'União estável',
    ])
    for (const idioma of locales) expect(await get(`estado-civil/?idioma=${idioma}`)).toHaveLength(8)
  })

  it('are occupations: those of the Brazilian list in Portuguese, and ours elsewhere', async () => {
    const { itens, total } = await get('ocupacao/?idioma=pt&busca=medico%20clin')
    expect(itens).toContainEqual({ codigo: '225125', nome: 'Médico clínico' })
    expect(total).toBe(itens.length)
    expect(await get('ocupacao/?idioma=es&busca=enfermera')).toMatchObject({ itens: [{ codigo: 'nurse' }], total: 1 })
    expect(await get('ocupacao/?idioma=en&busca=teach')).toMatchObject({
      itens: [{ nome: 'Teacher' }, { nome: 'University teacher' }],
    })
    expect(await get('ocupacao/?idioma=en&busca=xyzzy')).toMatchObject({ itens: [], total: 0 })
  })

  it('are occupations by the page, none twice', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => get(`ocupacao/?idioma=pt&page=${page}&limit=100`)))
    const codes = pages.flatMap(({ itens }) => itens.map(({ codigo }: { codigo: string }) => codigo))
    expect(new Set(codes).size).toBe(300)
    expect(pages[0].total).toBeGreaterThan(2500)
    expect((await get('ocupacao/?idioma=pt&page=1000&limit=100')).itens).toEqual([])
    for (const query of ['limit=101', 'page=0', `busca=${'x'.repeat(101)}`])
      expect(await get(`ocupacao/?${query}`)).toBe(400)
  })

  it('are the cities of each state of Brazil', async () => {
    const all = await Promise.all(brazilianStates.map((uf) => get(`estado/${uf}/cidade/`)))
    expect(all.flat().length).toBeGreaterThan(5500)
    const ofPernambuco: string[] = await get('estado/PE/cidade')
    expect(ofPernambuco).toEqual(expect.arrayContaining(['Recife', 'Olinda', 'Águas Belas']))
    expect(ofPernambuco.indexOf('Águas Belas')).toBeLessThan(ofPernambuco.indexOf('Recife'))
    expect(await get('estado/XX/cidade/')).toBe(400)
  })
})
