import { beforeAll, describe, expect, it } from 'vitest'
import { setUpChurches } from '../../../testing/set-up.ts'
import { verseInCycle } from '../daily/verse-cycle.rules.ts'
import { importMadeUp } from '../testing/set-up-bible.ts'

describe('the Bible at the office', () => {
  const test = setUpChurches({ farol: {}, recife: {} })
  const path = '/escritorio/biblia/escolha/'
  let [writer, stranger]: Awaited<ReturnType<typeof test.join>>[] = []
  const office = (at: typeof writer) => ({ office: at as NonNullable<typeof writer> })

  beforeAll(async () => {
    await importMadeUp(test.platform, { books: ['John', 'Jude', 'Ps'] })
    await importMadeUp(test.platform, { codigo: 'essay', idioma: 'en', books: ['Jude'] })
    await importMadeUp(test.platform, { codigo: 'alheia', books: ['Jude'] }, test.recife)
    writer = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    stranger = await test.join({ at: test.recife, roles: ['ROLE_ADMIN_CONTENT'] })
  })

  const get = async (person = writer) => (await test.call('GET', path, office(person))).body
  const set = (body: object, person = writer) => test.call('PUT', path, { ...office(person), body })

  it('offers what the church may read, in the order and with the default that it chose', async () => {
    expect(await get()).toMatchObject({ escolhidas: [], padrao: null, versao: 0 })
    const names = (await get()).traducoes.map(({ codigo, propria }: { codigo: string; propria: boolean }) => [
      codigo,
      propria,
    ])
    expect(names).toEqual([
      ['essay', false],
      ['ensaio', false],
    ])
    const { status, body } = await set({ escolhidas: ['ensaio', 'essay'], padrao: 'essay', versao: 0 })
    expect([status, body]).toMatchObject([200, { escolhidas: ['ensaio', 'essay'], padrao: 'essay', versao: 1 }])
    expect((await test.call('GET', '/biblia/traducao/')).body).toMatchObject({ padrao: 'essay' })
    expect(await get(stranger)).toMatchObject({ escolhidas: [], versao: 0 })
  })

  it('refuses what is older than the last change, what is not there, and what is chosen twice', async () => {
    const [one, other] = await Promise.all([
      set({ escolhidas: ['ensaio'], padrao: null, versao: 1 }),
      set({ escolhidas: ['essay'], padrao: null, versao: 1 }),
    ])
    expect([one?.status, other?.status].sort()).toEqual([200, 409])
    expect([one, other].find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE')
    for (const wrong of [
      { escolhidas: ['alheia'], padrao: null },
      { escolhidas: ['ensaio', 'ensaio'], padrao: null },
      { escolhidas: ['ensaio'], padrao: 'essay' },
      { escolhidas: [], padrao: 'ensaio' },
    ])
      expect(await set({ ...wrong, versao: 2 }), JSON.stringify(wrong)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      })
    const { body } = await test.call('GET', `${path}historico`, office(writer))
    expect(body.itens).toHaveLength(2)
    expect((await set({ escolhidas: [], padrao: null, versao: 2 })).body).toMatchObject({ escolhidas: [], versao: 3 })
  })

  it('shows the verses of four weeks: those that were chosen, else the cycle’s, with their words', async () => {
    const days = '/escritorio/biblia/versiculo-do-dia/?desde=2027-02-20'
    const put = (day: string, referencia: string) =>
      test.call('PUT', `/biblia/versiculo-do-dia/${day}`, { ...office(writer), body: { referencia } })
    await put('2027-02-28', 'John.3.16-John.3.17')
    await put('2027-03-01', 'Rev.1.1')
    const { dias } = (await test.call('GET', days, office(writer))).body
    expect(dias).toHaveLength(28)
    const byDay = new Map(dias.map((day: { data: string }) => [day.data, day]))
    expect(byDay.get('2027-02-20')).toMatchObject({ referencia: verseInCycle('2027-02-20'), escolhido: false })
    expect(byDay.get('2027-02-28')).toMatchObject({
      referencia: 'John.3.16-John.3.17',
      escolhido: true,
      traducao: 'ensaio',
    })
    expect((byDay.get('2027-02-28') as { versiculos: object[] }).versiculos).toHaveLength(2)
    expect(byDay.get('2027-03-01')).toMatchObject({ escolhido: true, traducao: null, versiculos: [] })
    expect([...byDay.keys()].at(-1)).toBe('2027-03-19')
    await test.call('DELETE', '/biblia/versiculo-do-dia/2027-02-28', office(writer))
    const after = (await test.call('GET', days, office(writer))).body.dias
    expect(after.find(({ data }: { data: string }) => data === '2027-02-28')).toMatchObject({ escolhido: false })
    expect(
      (await test.call('GET', days, office(stranger))).body.dias.some(
        ({ escolhido }: { escolhido: boolean }) => escolhido,
      ),
    ).toBe(false)
    for (const wrong of ['2027-02-30', 'x', '']) {
      const found = await test.call('GET', `/escritorio/biblia/versiculo-do-dia/?desde=${wrong}`, office(writer))
      expect(found.status).toBe(400)
    }
  })
})
