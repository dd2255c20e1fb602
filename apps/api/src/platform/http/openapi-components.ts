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
import { addOne, listOperations, shareAnswers, shareParameters, shareSchemas } from './openapi-repeats.ts'

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
 * Moves what operations repeat to `components`: their error answers, named by status and codes, the most frequent one of a
 * status by that alone; the texts of common formats, whose patterns are long; parameters; the schemas that several calls
 * take or answer; and their answers.
 */
export function shareComponents<D extends Document>(document: D): D {
  const { components = {} } = document as { components?: Node }
  const schemas: Record<string, Node> = { ...(components.schemas as Record<string, Node> | undefined) }
  const responses: Record<string, Answer> = {}
  const parameters: Record<string, Node> = {}
  const given = (document.paths ?? {}) as Paths
  const usual = findUsualErrors(given)
  const plain = mapOperations(given, (operation) => {
    const answers = shareErrors(operation.responses ?? {}, { usual, responses })
    return shareFormats({ ...operation, responses: answers }, schemas) as Operation
  })
  const paths = shareAnswers(shareSchemas(shareParameters(plain, parameters), schemas), responses)
  return { ...document, paths, components: { ...components, schemas, responses, parameters } }
}

/** Codes that the name of an answer need not say: every call may answer them. */
const usualCodes = new Set(['BAD_REQUEST', 'VALIDATION', 'HOST_UNKNOWN', 'INTERNAL', 'BUSY', 'UNAVAILABLE'])

function toErrorName(status: string, codes: readonly string[]): string {
  const own = codes.filter((code) => !usualCodes.has(code))
  return [status, ...(own.length > 0 ? own : codes)].join('.')
}

interface SharedErrors {
  /** Names of the answers that need none but their status. */
  readonly usual: ReadonlySet<string>
  readonly responses: Record<string, Answer>
}

function shareErrors(given: Readonly<Record<string, Answer>>, { usual, responses }: SharedErrors) {
  return mapFields(given, (answer, status) => {
    const codes = findCodes(answer)
    if (codes.length === 0) return answer
    const full = toErrorName(status, codes)
    const name = usual.has(full) ? status : full
    responses[name] = answer
    return toReference('responses', name)
  })
}

/** The error answer of each status that most calls have. */
function findUsualErrors(paths: Paths): Set<string> {
  const answers = listOperations(paths).flatMap(({ responses = {} }) => Object.entries(responses))
  const names = answers.flatMap(([status, answer]) => {
    const codes = findCodes(answer)
    return codes.length > 0 ? [[status, toErrorName(status, codes)] as const] : []
  })
  const counts = new Map<string, number>()
  const frequent = new Map<string, string>()
  for (const [status, name] of names)
    if (addOne(counts, name) > (counts.get(frequent.get(status) ?? '') ?? 0)) frequent.set(status, name)
  return new Set(frequent.values())
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
