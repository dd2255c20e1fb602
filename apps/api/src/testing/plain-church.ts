import type { FoundChurch } from '../modules/churches/churches.inputs.ts'

/** What founds a church of which nothing matters but its code, and what a test says of it besides. */
export function plainChurch(codigo: string, own: Partial<FoundChurch> = {}): FoundChurch {
  const rest = { idioma: 'pt-BR', fusoHorario: 'UTC', organizacao: null, hosts: [] }
  return { codigo, slug: codigo, nome: `Igreja ${codigo}`, ...rest, ...own }
}
