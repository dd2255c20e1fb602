import type { Endpoint } from '@narthex/contract/endpoint'
import * as z from 'zod/mini'

/** Fields that no caller may set by adding them to a call that does not declare them. */
export const undeclaredFields: Readonly<Record<string, unknown>> = {
  id: 1,
  uuid: 'x',
  role: 'ROLE_ADMIN',
  roles: ['ROLE_ADMIN'],
  flagAtivo: true,
  status: 'APROVADO',
  preco: 0,
  price: 0,
  igreja: 2,
  idIgreja: 2,
  igrejaId: 2,
  usuario: { id: 1 },
  'usuario.id': 1,
  idUsuario: 1,
  contaId: 1,
  userId: 1,
  accountId: 1,
  memberId: 1,
  groupId: 1,
  prayerId: 1,
  senhaHash: 'x',
  dataCadastro: '2020-01-01T00:00:00Z',
  saldo: 1,
  prototype: { flagAtivo: true },
}

interface Sample {
  readonly query: Readonly<Record<string, string>>
  /** A form where the endpoint takes files; undefined where it takes no body. */
  readonly body: unknown
}

/** A call with one field too many. */
export interface Widened extends Sample {
  /** The object that has it: `query`, `body`, `body.itens.0`. */
  readonly where: string
  readonly name: string
}

/** The call with each of the fields that it does not declare, in its query, its body and each object within that. */
export function* widenCall({ method, query, body }: Endpoint, sample: Sample): Generator<Widened> {
  const declared = { query: listFields(query), body: listFields(body) }
  for (const [name, value] of Object.entries(undeclaredFields)) {
    if (!declared.query.includes(name))
      yield { where: 'query', name, query: { ...sample.query, [name]: String(value) }, body: sample.body }
    if (method === 'GET') continue
    for (const [where, widened] of widenBody(sample.body ?? {}, 'body', name, value, declared.body))
      yield { where, name, query: sample.query, body: widened }
  }
}

/** The body with a field more, in itself and in each object within it that does not have it. */
function* widenBody(
  body: unknown,
  where: string,
  name: string,
  value: unknown,
  declared: readonly string[] = [],
): Generator<[where: string, widened: unknown]> {
  if (typeof body !== 'object' || body === null || body instanceof Blob) return
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [key, part] of body) form.append(key, part)
    form.append(name, String(value))
    return yield [where, form]
  }
  if (!Array.isArray(body) && !(name in body) && !declared.includes(name)) yield [where, { ...body, [name]: value }]
  for (const [key, inner] of Object.entries(body))
    for (const [deeper, widened] of widenBody(inner, `${where}.${key}`, name, value))
      yield [deeper, Array.isArray(body) ? body.with(Number(key), widened) : { ...body, [key]: widened }]
}

export function listFields(schema: Endpoint['query']): string[] {
  return schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : []
}
