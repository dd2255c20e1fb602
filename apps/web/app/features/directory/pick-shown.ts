import type { DirectoryEntry, OwnDirectory } from '@narthex/contract/people/directory.schemas'

/** The member's entry as others see it now. */
export function pickShown({ campos, flagConfirmar }: OwnDirectory, all: DirectoryEntry): DirectoryEntry {
  const shown = new Set(flagConfirmar ? [] : campos)
  return {
    id: all.id,
    nome: all.nome,
    imagem: shown.has('FOTO') ? all.imagem : null,
    telefone: shown.has('TELEFONE') ? all.telefone : null,
    email: shown.has('EMAIL') ? all.email : null,
    congregacao: shown.has('CONGREGACAO') ? all.congregacao : null,
    aniversario: shown.has('ANIVERSARIO') ? all.aniversario : null,
    grupos: shown.has('GRUPOS') ? all.grupos : [],
  }
}
