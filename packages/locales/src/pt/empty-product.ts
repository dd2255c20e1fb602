/** The page at any host of a product in which no church has been founded. */
export const emptyProduct = {
  title: 'Ainda não há igreja aqui',
  lead: 'O produto está no ar. Quem administra o servidor cria a primeira igreja com este comando; o site dela abre assim que ele terminar.',
} as const
