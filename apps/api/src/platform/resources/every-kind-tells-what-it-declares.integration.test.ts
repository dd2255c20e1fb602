import { text as readText } from 'node:stream/consumers'
import type { Resource } from '@narthex/contract/resources/resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { staffFiles } from '@narthex/locales/pt/staff-files'
import { beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../../testing/matrix/kinds.ts'
import type { Person } from '../../testing/people.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { readTable } from '../documents/read-table.ts'
import type { TableField } from '../documents/table-field.ts'
import { toMomentField, writeTable } from '../documents/table-file.ts'
import { findLabel, listFields } from './importing/record-fields.ts'

/** Columns that history names and rows do not, by table: fields of the rows are made of them. */
const toldByHistory: Readonly<Record<string, readonly string[]>> = {
  arquivo: ['base', 'flagBiblioteca'],
  conteudo: ['textos', 'tipo', 'ordem', 'detalhes', 'paiId', 'data', 'referenciaOsis', 'arquivo'],
  igreja_app_menu: ['nomePt', 'nomeEn', 'nomeEs'],
}
/** Kinds that are written below a record of another one: the seeded rows are listed. */
const belowOthers: readonly string[] = ['projeto', 'ebd_turma', 'ebd_licao']

interface Columns {
  readonly head: readonly string[]
  readonly toLine: (item: never) => readonly TableField[]
}

const cases = kinds.map((kind) => [kind.name, kind] as const)
const exported = cases.filter(([, { calls }]) => calls.export)

describe('every kind of record', () => {
  const test = setUpSeededChurches()
  let office: Person
  beforeAll(async () => {
    office = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
  })
  const call = (path: string) => test.call('GET', path, { office })
  const findService = ({ name }: Resource) => {
    const kind = test.needs.kinds().find(({ resource }) => resource.name === name)
    if (!kind) throw new Error(`${name} is not served`)
    return kind.service
  }

  it('is tried here', () => {
    const served = test.needs.kinds().map(({ resource }) => resource.name)
    expect(kinds.map(({ name }) => name).sort()).toEqual(served.sort())
  })

  it.each(cases)('%s tells in its history no field that its rows do not have', async (_, kind) => {
    const { calls, path, row } = kind
    if (!calls.history) return
    const things: Readonly<Record<string, { readonly id?: number | string }>> = test.things.videira ?? {}
    const { status, body } = await call(`${path}${things[calls.history.id]?.id}/historico`)
    expect(status).toBe(200)
    const names = body.itens.flatMap(({ campos }: { campos: { campo: string }[] }) => campos.map(({ campo }) => campo))
    expect(names.length, 'the seeds are told of').toBeGreaterThan(0)
    const known = new Set([...Object.keys(row.shape), ...(toldByHistory[findService(kind).record(1).kind] ?? [])])
    expect([...new Set<string>(names)].filter((field) => !known.has(field))).toEqual([])
  })

  describe('as a file', () => {
    const records = 12
    const countExports = async () => {
      const query = "select count(*)::int as n from auditoria where detalhes ? 'lista' and acao like '%EXPORTED'"
      return (await test.asOwner((owner) => owner.query<{ n: number }>(query)))[0]?.n ?? 0
    }

    /** The columns that a kind has besides those of its form; of one that has none, its title. */
    function findColumns(kind: Resource, timeZone = 'UTC'): Columns {
      const moment = (instant: Date) => toMomentField(instant, timeZone)
      const [title = ''] = kind.list.search
      const field = listFields(kind).find(({ path }) => path === title)
      const titled = { head: field ? [findLabel(field, 'pt')] : [], toLine: (item: never) => [String(item[title])] }
      return findService(kind).table?.({ locale: 'pt', words: staffFiles, moment }) ?? titled
    }
    /** The cells of a file in these columns, the heads first. */
    async function readShown(kind: Resource, file: string) {
      const { head } = findColumns(kind)
      const rows = await readTable(new TextEncoder().encode(file), { maxRows: 1000, maxColumns: 100 })
      const places = head.map((name) => rows[0]?.cells.indexOf(name) ?? -1)
      expect(places).not.toContain(-1)
      return rows.map(({ cells }) => places.map((at) => cells[at]))
    }

    async function readPages(kind: Resource, limit: number, query: string): Promise<object[]> {
      const items: object[] = []
      for (let apos = ''; ; ) {
        const { body } = await call(`${kind.path}?limit=${limit}&${query}${apos && `&apos=${apos}`}`)
        items.push(...body.itens)
        if (body.proximo === null) return items
        apos = body.proximo
      }
    }
    /** A file with these items, by the table of the kind. */
    async function writeItems(kind: Resource, items: readonly object[]): Promise<string> {
      const { timeZone } = await test.platform.transactions.at(test.videira).facts()
      const { head, toLine } = findColumns(kind, timeZone)
      async function* lines() {
        yield head
        for (const item of items) yield toLine(item as never)
      }
      return readText(writeTable('csv', 'pt', lines()))
    }

    it.each(exported)(
      '%s has the rows of all pages of its list, as that is searched, filtered and ordered',
      async (name, kind) => {
        const { add } = resourceEndpoints<Resource>(kind)
        const isAlone = !belowOthers.includes(name)
        const [title = ''] = kind.list.search
        for (let at = 0; at < (isAlone ? records : 0); at++) {
          const body = { ...kind.example, [title]: `${at % 2 ? '=' : ''}Zunido ${at}` }
          expect(await test.call('POST', add?.path ?? '', { office, body })).toMatchObject({ status: 201 })
        }
        const orders = Object.keys(kind.list.sorts).flatMap((name) => [name, `-${name}`])
        for (const ordem of orders)
          for (const choice of ['', '&term=zunido']) {
            const query = `ordem=${ordem}${choice}`
            const items = await readPages(kind, isAlone ? 5 : 1, query)
            if (isAlone) expect(items.length).toBeGreaterThanOrEqual(records)
            const before = await countExports()
            const file = (await call(`${kind.path}exportacao?${query}`)).body.toString('utf8')
            expect(await readShown(kind, file)).toEqual(await readShown(kind, await writeItems(kind, items)))
            expect(await readShown(kind, file)).toHaveLength(items.length + 1)
            expect(file.replaceAll('"', '').split(/[;\r\n]/)).not.toContain('=Zunido 1')
            expect(await countExports()).toBe(before + 1)
          }
      },
    )

    it.each(exported)('%s has a cell under each head, of a field of its list', (_, kind) => {
      const shown = findService(kind).table?.({ locale: 'pt', words: staffFiles, moment: () => null })
      const { head, toLine } = shown ?? { head: [], toLine: () => [] }
      const read: string[] = []
      const item = new Proxy({}, { get: (_target, name) => void read.push(String(name)) })
      expect(toLine(item as never)).toHaveLength(head.length)
      expect(read.filter((field) => !(field in kind.item.shape))).toEqual([])
    })
  })
})
