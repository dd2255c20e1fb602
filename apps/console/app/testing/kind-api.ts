import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'

export interface StoredRecord {
  readonly id: number
  readonly versao: number
  readonly [field: string]: unknown
}

export interface KindApi extends StubbedApi {
  /** Records in the order that staff gave them. */
  readonly records: StoredRecord[]
  /** Changes a record as another person would. */
  change(id: number, fields: object): void
}

type Body = Readonly<Record<string, unknown>> & { readonly versao?: number }

/** The calls of a kind without drafts, with an order, as the API answers them below `place`. */
export function stubKind(place: string, first: readonly object[]): KindApi {
  const records: StoredRecord[] = []
  const api: KindApi = Object.assign(stubApi(), {
    records,
    change: (id: number, fields: object) => void write(id, fields),
  })
  const { answers } = api
  const at = (id: number) => records.findIndex((record) => record.id === id)

  function write(id: number, fields: object): StoredRecord {
    const before = records[at(id)]
    const next = { idExterno: null, ...before, ...fields, id, versao: (before?.versao ?? 0) + 1 }
    if (before) records[at(id)] = next
    else add(next)
    return next
  }
  function add(record: StoredRecord) {
    records.push(record)
    const path = `${place}${record.id}`
    answers[`GET ${path}`] = () => records[at(record.id)] ?? refuse(404, 'NOT_FOUND')()
    answers[`PUT ${path}`] = ({ versao, ...fields }: Body) =>
      records[at(record.id)]?.versao === versao ? write(record.id, fields) : refuse(409, 'CHANGED_MEANWHILE')()
    answers[`DELETE ${path}`] = () => {
      records.splice(at(record.id), 1)
      return {}
    }
  }
  const nextId = () => Math.max(0, ...records.map(({ id }) => id)) + 1
  answers[`GET ${place}`] = () => ({ itens: [...records], proximo: null, total: records.length })
  answers[`POST ${place}`] = (fields: Body) => Response.json(write(nextId(), fields), { status: 201 })
  answers[`PUT ${place}ordem`] = ({ ids, antes }: { ids: number[]; antes: number[] }) => {
    if (records.map(({ id }) => id).join() !== antes.join()) return refuse(409, 'CHANGED_MEANWHILE')()
    records.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return {}
  }
  for (const fields of first) write(nextId(), fields)
  return api
}
