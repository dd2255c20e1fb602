import {
  type Answer,
  isNode,
  mapFields,
  mapOperations,
  type Node,
  type Operation,
  type Paths,
  toReference,
} from './openapi-node.ts'
import { shareParameters, shareSchemas } from './openapi-repeats.ts'

interface Document {
  readonly paths?: object
  readonly components?: object
}

/** The formats of texts that stand under `components` once, with the names that they have there. */
const sharedFormats = { 'date-time': 'Instant', date: 'Day', uuid: 'Uuid', email: 'Email' } as const
type SharedFormat = keyof typeof sharedFormats

const descriptions: Readonly<Record<SharedFormat, string>> = {
  'date-time': 'An instant, ISO 8601 in UTC.',
  date: 'A day, `YYYY-MM-DD`, in the church’s time zone.',
  uuid: 'A UUID.',
  email: 'An e-mail address.',
}

/**
 * Moves what operations repeat to `components`: their error answers, named by status and codes; the texts of common
 * formats, whose patterns are long; parameters; and the objects and choices that several calls take or answer.
 */
export function shareComponents<D extends Document>(document: D): D {
  const { components = {} } = document as { components?: Node }
  const schemas: Record<string, Node> = { ...(components.schemas as Record<string, Node> | undefined) }
  const responses: Record<string, Answer> = {}
  const parameters: Record<string, Node> = {}
  const plain = mapOperations((document.paths ?? {}) as Paths, (operation) => {
    const answers = shareErrors(operation.responses ?? {}, responses)
    return shareFormats({ ...operation, responses: answers }, schemas) as Operation
  })
  const paths = shareSchemas(shareParameters(plain, parameters), schemas)
  return { ...document, paths, components: { ...components, schemas, responses, parameters } }
}

/** Codes that the name of an answer need not say: every call may answer them. */
const usualCodes = new Set(['BAD_REQUEST', 'VALIDATION', 'HOST_UNKNOWN', 'INTERNAL', 'BUSY', 'UNAVAILABLE'])

function shareErrors(given: Readonly<Record<string, Answer>>, responses: Record<string, Answer>) {
  return mapFields(given, (answer, status) => {
    const codes = findCodes(answer)
    if (codes.length === 0) return answer
    const name = [status, ...codes.filter((code) => !usualCodes.has(code))].join('.')
    responses[name] = answer
    return toReference('responses', name)
  })
}

/** The codes of an error answer; none for a success. */
function findCodes(answer: Answer): string[] {
  const parts = answer.content?.['application/json']?.schema?.allOf ?? []
  return parts.flatMap(({ properties }) => (properties as { code?: { enum?: string[] } })?.code?.enum ?? [])
}

function shareFormats(value: unknown, schemas: Record<string, Node>): unknown {
  if (Array.isArray(value)) return value.map((each) => shareFormats(each, schemas))
  if (!isNode(value)) return value
  const format = findFormat(value)
  const known = format && schemas[sharedFormats[format]]
  // A text of the same format with a pattern of its own stays where it is.
  if (!format || (known && known.pattern !== value.pattern))
    return mapFields(value, (each) => shareFormats(each, schemas))
  const name = sharedFormats[format]
  schemas[name] = { ...value, description: descriptions[format] }
  return toReference('schemas', name)
}

/** The format of a text that says no more than that. */
function findFormat(node: Node): SharedFormat | undefined {
  const isPlain = Object.keys(node).every((key) => key === 'type' || key === 'format' || key === 'pattern')
  if (!isPlain || node.type !== 'string' || !Object.hasOwn(sharedFormats, String(node.format))) return undefined
  return node.format as SharedFormat
}
