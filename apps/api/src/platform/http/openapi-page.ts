import type { FastifySwaggerUiConfigOptions } from '@fastify/swagger-ui'

interface System {
  readonly specActions: {
    updateJsonSpec(document: unknown): unknown
    updateResolvedSubtree(path: readonly string[], part: unknown): unknown
  }
}

/** The page's own global. */
declare const SwaggerUIBundle: { plugins: { DownloadUrl(system: unknown): object } }

/** Settings of the page at `/api/docs`. Functions among them are written into its script: they use nothing of this file. */
export const documentPage: FastifySwaggerUiConfigOptions = {
  layout: 'BaseLayout',
  // Schemas are shown where calls use them.
  defaultModelsExpandDepth: -1,
  plugins: [(system) => SwaggerUIBundle.plugins.DownloadUrl(system), followReferences],
}

/**
 * A plugin of Swagger UI that reads the document as JSON and follows the references of the call that is opened. Swagger UI
 * itself reads it as YAML, and resolves all of it, for seconds, before it shows the first call. Every reference of ours
 * leads below `components`, and none in a circle.
 */
export function followReferences() {
  let document: unknown

  const findPart = (path: readonly string[]) =>
    path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document)

  function follow(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(follow)
    if (typeof part !== 'object' || part === null) return part
    const { $ref } = part as { $ref?: unknown }
    if (typeof $ref === 'string') return follow(findPart($ref.split('/').slice(1)))
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, follow(value)]))
  }

  const wrapActions = {
    parseToJson:
      (parse: (text: string) => unknown, { specActions }: System) =>
      (text: string) => {
        try {
          document = JSON.parse(text)
        } catch {
          return parse(text)
        }
        return specActions.updateJsonSpec(document)
      },
    requestResolvedSubtree:
      (_: unknown, { specActions }: System) =>
      (path: readonly string[]) =>
        specActions.updateResolvedSubtree(path, follow(findPart(path))),
  }
  return { statePlugins: { spec: { wrapActions } } }
}
