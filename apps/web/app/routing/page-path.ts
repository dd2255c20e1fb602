import type { RoutePath } from './route-table.ts'

type PathWithParameters = Extract<RoutePath, `${string}:${string}`>
type FixedPath = Exclude<RoutePath, PathWithParameters | `${string}*`>

declare const isFilled: unique symbol
/** Only `pathTo` makes it. */
type FilledPath = string & { readonly [isFilled]: true }

/** An address of this site that has a row; any other string does not compile. */
export type PagePath = FixedPath | `${FixedPath}${'?' | '#'}${string}` | FilledPath

type ParameterName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** Fills the parameters of a row's path; `rest` is a query or a fragment. */
export function pathTo<P extends PathWithParameters>(
  pattern: P,
  parameters: Readonly<Record<ParameterName<P>, string | number>>,
  rest: '' | `${'?' | '#'}${string}` = '',
): PagePath {
  const values: Readonly<Record<string, string | number>> = parameters
  const path = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  return `${path}${rest}` as FilledPath
}
