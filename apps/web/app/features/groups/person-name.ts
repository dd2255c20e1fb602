/** How somebody of a group is called; of a minor the given name is all that is told. */
export function personName({ nome, sobrenome }: { readonly nome: string; readonly sobrenome?: string | null }): string {
  return [nome, sobrenome].filter(Boolean).join(' ')
}
