/** The name of a group's member; of a minor only the given name. */
export function personName({ nome, sobrenome }: { readonly nome: string; readonly sobrenome?: string | null }): string {
  return [nome, sobrenome].filter(Boolean).join(' ')
}
