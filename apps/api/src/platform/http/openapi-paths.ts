import { shareComponents } from './openapi-components.ts'
import { tags } from './openapi-tags.ts'

type PathItem = Record<string, Operation>
interface Operation {
  security?: unknown[]
  parameters?: { in: string; name: string }[]
}

const parameter = /\{([^{}]+)\}/g

/**
 * The document as OpenAPI 3.1 wants it: paths that differ in the names of their parameters alone are one path, with the
 * names of the first; a call that needs no token says so; the server is the host that the document was read from; and what
 * operations repeat stands once.
 */
export function tidyDocument<Document extends { paths?: object }>(document: Document): Document {
  const paths: Record<string, PathItem> = {}
  const pathByTemplate = new Map<string, string>()
  for (const [path, item] of Object.entries((document.paths ?? {}) as Record<string, PathItem>)) {
    const template = path.replace(parameter, '{}')
    const first = pathByTemplate.get(template) ?? path
    pathByTemplate.set(template, first)
    const known = paths[first] ?? {}
    for (const [method, operation] of Object.entries(item)) {
      if (known[method]) throw new Error(`Two calls are ${method} ${template}`)
      known[method] = { ...renamed(operation, path, first), security: operation.security ?? [] }
    }
    paths[first] = known
  }
  return shareComponents({
    ...document,
    servers: [{ url: '/', description: 'The church of the host' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
  })
}

function renamed(operation: Operation, path: string, first: string): Operation {
  if (path === first || !operation.parameters) return operation
  const names = namesIn(first)
  const own = namesIn(path)
  const parameters = operation.parameters.map((one) => {
    const at = one.in === 'path' ? own.indexOf(one.name) : -1
    return at < 0 ? one : { ...one, name: names[at] ?? one.name }
  })
  return { ...operation, parameters }
}

const namesIn = (path: string) => Array.from(path.matchAll(parameter), ([, name]) => name ?? '')
