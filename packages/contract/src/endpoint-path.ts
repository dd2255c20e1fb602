import type { Endpoint } from './endpoint.ts'

type WithPath = Pick<Endpoint, 'path'>

const parameter = /\{(\w+)\}/g

/** Matches the endpoint's paths below /api/v1, with and without the last slash; queries are not part of a path. */
export function pathPattern({ path }: WithPath): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(parameter, '[^/]+')}/?$`)
}

/** The path with its parameters filled in. */
export function fillPath({ path }: WithPath, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(parameter, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The path as a router writes it: `{id}` becomes `:id`. */
export function toRoutePath({ path }: WithPath): string {
  return path.replace(parameter, ':$1')
}
