import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import * as editing from './churches.editing.service.ts'

const nowhere = { responsavel: null, telefone: null, endereco: null, latitude: null, longitude: null }
const menu = { flagAtivo: true, url: null, loginIsRequired: false, pt: 'Nome', en: 'Name', es: 'Nombre' }
const weekly = { duracaoMinutos: 90, flagTransmissao: false, local: null }

describe('a list that a church replaces', () => {
  const test = setUpChurches({ farol: {}, videira: {} })

  const banner = { titulo: 'Um', descricao: null, imagem: null, url: null }
  const ana = { nome: 'Ana', funcao: 'Pastora', foto: null, biografia: null }
  const centre = { nome: 'Centro', ...nowhere }
  const north = { nome: 'Norte', ...nowhere }
  const own = (church: ChurchScope) => createOwnCall(test.platform.transactions.at(church))
  const write = (list: (typeof editing)[keyof typeof editing]) => list as (...given: unknown[]) => Promise<void>

  /** Three rows of each list; the second is what is renamed, `renamed` says how. */
  const lists = [
    [
      'banner',
      editing.setBanners,
      [banner, { ...banner, titulo: 'Dois' }, { ...banner, titulo: 'Três' }],
      { titulo: 'Outro' },
    ],
    ['congregacao', editing.setCongregations, [centre, north, { ...north, nome: 'Sul' }], { nome: 'Outra' }],
    [
      'igreja_app_menu',
      editing.setMenu,
      [
        { ...menu, codigo: 'SOBRE' },
        { ...menu, codigo: 'ORACAO' },
        { ...menu, codigo: 'OUTRO', url: 'https://a.example/' },
      ],
      { pt: 'Outro', en: 'Other', es: 'Otro' },
    ],
    ['pastor', editing.setPastors, [ana, { ...ana, nome: 'Davi' }, { ...ana, nome: 'Rute' }], { nome: 'Outro' }],
    [
      'culto',
      editing.setServices,
      [0, 3, 5].map((diaSemana) => ({ ...weekly, nome: 'Culto', diaSemana, horario: '19:00' })),
      { nome: 'Outro' },
    ],
  ] as const

  const idsIn = (table: string) =>
    test.asOwner((owner) =>
      owner.query<{ id: number }>(`select id from ${table} where igreja_id = ${test.farol.igrejaId} order by id`),
    )

  it.each(lists)(
    'keeps the ids of %s that stay, as they are, in another order, and renamed',
    async (table, set, rows, name) => {
      const save = (given: readonly object[]) => write(set)(own(test.farol), given)
      await save(rows)
      const ids = await idsIn(table)
      expect(ids).toHaveLength(3)
      await save(rows)
      await save([...rows].reverse())
      expect(await idsIn(table)).toEqual(ids)
      await save([rows[0], { ...rows[1], ...name, id: ids[1]?.id }, rows[2]])
      expect(await idsIn(table)).toEqual(ids)
      await save([rows[2]])
      expect(await idsIn(table)).toEqual([ids[2]])
      await save(rows)
      expect((await idsIn(table)).map(({ id }) => id)).toEqual([ids[2]?.id, expect.any(Number), expect.any(Number)])
    },
  )

  it.each(lists)('refuses an id that is none of its %s, also another church’s', async (table, set, rows) => {
    const save = (church: ChurchScope, given: readonly object[]) => write(set)(own(church), given)
    await save(test.farol, rows)
    const [first] = await idsIn(table)
    const stranger = save(test.videira, [{ ...rows[0], id: first?.id }])
    await expect(stranger).rejects.toMatchObject({ code: 'VALIDATION', details: [{ path: '0.id' }] })
    const twice = [first, first].map((row) => ({ ...rows[0], id: row?.id }))
    await expect(save(test.farol, twice)).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  describe('of congregations', () => {
    const save = (given: readonly object[], options?: object) =>
      write(editing.setCongregations)(own(test.farol), given, options)
    const join = async (place: number): Promise<Person> => {
      await save([centre, north])
      const rows = await idsIn('congregacao')
      // As a call does: with the church as it is now.
      const at = (await test.platform.directory.byHost('farol.narthex.test')) as ChurchScope
      return test.join({ at, idCongregacao: rows[place]?.id ?? null })
    }
    const congregationOf = async ({ token }: Person) =>
      (await test.call('GET', '/me', { token })).body.usuario.idCongregacao

    it('leaves members in theirs when another one or their own changes', async () => {
      const member = await join(0)
      const own = await congregationOf(member)
      expect(own).toEqual(expect.any(Number))
      await save([{ ...north, nome: 'Zona norte' }, centre])
      await save([centre, { ...centre, nome: 'Praia' }])
      await save([{ ...centre, nome: 'Sede', id: own }])
      expect(await congregationOf(member)).toBe(own)
    })

    it('refuses to leave out one that has members, naming how many, until that is confirmed', async () => {
      await save([], { mayEmpty: true })
      const member = await join(1)
      const before = await idsIn('congregacao')
      await expect(save([centre])).rejects.toMatchObject({
        code: 'CONFLICT',
        status: 409,
        details: [{ path: `congregacao.${before[1]?.id}`, message: 'Members of Norte: 1' }],
      })
      expect(await idsIn('congregacao')).toEqual(before)
      expect(await congregationOf(member)).toBe(before[1]?.id)
      await save([centre], { mayEmpty: true })
      expect(await congregationOf(member)).toBeNull()
    })
  })
})
