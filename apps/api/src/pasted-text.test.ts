import type { Endpoint } from '@narthex/contract/endpoint'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { servedEndpoints } from './testing/served-endpoints.ts'

/** Text that shows nothing. */
const unseen = [
  '\u200b',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u0301',
  '\u202a\u202c',
  '\u00a0',
  '\ufffc',
]
const [pasted, meant] = ['\u200bA\u00adna\u2060', 'Ana']

/** Secrets, codes and queries of programs, which no page shows as text. */
const secrets =
  /\.(?:senha|senhaAtual|novaSenha|confirmacao|password|segredo|token|refreshToken|captcha|chave|desafio|codigo|transports)$/
const codes =
  /\.(?:igreja|origem|consulta|regra|plano|organizacao)$|^(?:openPagePreview\.tipo|addChurchHost\.nome|\w+ReadingPlan\.serie)$/
/** A song and a message are cleaned by their readers, and a card's number by its own rules. */
const readByTheServer =
  /\.cifra$|^(?:postChatMessage\.texto|editChatMessage\.texto|enterChat\.nome)$|^createCardToken\./
const exempt = [secrets, codes, readByTheServer]

interface TextField {
  readonly name: string
  readonly schema: z.ZodMiniType
}

type Schema = z.core.$ZodType

/** The texts of a body, at any depth. */
function listTexts(schema: Schema, name: string, depth = 0): TextField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (own: Schema, part = '') => (depth < 12 ? listTexts(own, `${name}${part}`, depth + 1) : [])
  switch (def.type) {
    case 'string':
      return [{ name, schema: schema as z.ZodMiniType }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, own]) => inner(own, `.${key}`))
    case 'array':
      return inner(def.element)
    case 'record':
      return inner(def.valueType)
    case 'union':
      return def.options.flatMap((own) => inner(own))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inner(def.innerType)
    case 'pipe':
      return listTexts(def.in, name, depth + 1).some((field) => field.name === name)
        ? [{ name, schema: schema as z.ZodMiniType }]
        : inner(def.in)
    default:
      return []
  }
}

const bodies: readonly Endpoint[] = servedEndpoints.filter(({ body, method }) => body && method !== 'GET')
const fields = bodies
  .flatMap(({ id, body }) => (body ? listTexts(body, id) : []))
  .filter(({ name }) => !exempt.some((known) => known.test(name)))

describe('a text of a body', () => {
  it('is found in every module', () => {
    expect(fields.length).toBeGreaterThan(400)
  })

  it('that must be there is refused where it shows nothing, and an optional one is empty', () => {
    const kept = fields.filter(({ schema }) =>
      unseen.some((text) => {
        const { success, data } = z.safeParse(schema, text)
        return success && data !== null && !(typeof data === 'string' && data.trim().replace(/\p{M}/gu, '') === '')
      }),
    )
    expect(kept.map(({ name }) => name)).toEqual([])
    const required = fields.filter(({ schema }) => !z.safeParse(schema, '').success)
    const escaped = required.filter(({ schema }) => unseen.some((text) => z.safeParse(schema, text).success))
    expect(escaped.map(({ name }) => name)).toEqual([])
  })

  it('is kept without the marks that pasting adds', () => {
    const marked = fields.filter(({ schema }) => {
      const [clean, given] = [z.safeParse(schema, meant), z.safeParse(schema, pasted)]
      return clean.success && given.success && given.data !== clean.data
    })
    expect(marked.map(({ name }) => name)).toEqual([])
  })
})
