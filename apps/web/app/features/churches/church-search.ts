import type { Client } from '@narthex/contract/churches/church.schemas'

type Findable = Pick<Client, 'nome' | 'endereco'>

/**
 * The churches that a search means, in their order: each of its words begins a word of the name or the address, in any
 * order, whatever the accents, capitals and punctuation. All of them where nothing is searched for.
 */
export function churchesMatching<Church extends Findable>(churches: readonly Church[], search: string): Church[] {
  const wanted = wordsOf(search)
  return churches.filter((church) => {
    const text = ` ${textOf(church)}`
    return wanted.every((word) => text.includes(` ${word}`))
  })
}

function textOf({ nome, endereco }: Findable): string {
  const { logradouro, numero, complemento, bairro, cidade, estado, cep } = endereco ?? {}
  // A postal code is typed with its dash and without.
  const places = [logradouro, numero, complemento, bairro, cidade, estado, cep, cep?.replace(/\D/g, '')]
  return wordsOf([nome, ...places].filter(Boolean).join(' ')).join(' ')
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
