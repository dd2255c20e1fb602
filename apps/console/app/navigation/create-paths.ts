/** The names of the parameters of a pattern: `id` of `/content/news/:id`. */
type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Given<Pattern extends string> = [ParamsIn<Pattern>] extends [never]
  ? []
  : [params: { readonly [Name in ParamsIn<Pattern>]: string | number }]

/** Makes the links of a table of patterns: a name or a parameter that it does not have does not compile. */
export function createPaths<const Table extends Readonly<Record<string, `/${string}`>>>(table: Table) {
  return <Name extends keyof Table & string>(name: Name, ...[params]: Given<Table[Name]>): string =>
    fillPattern(table[name] ?? '/', params ?? {})
}

export function fillPattern(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
