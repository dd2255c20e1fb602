/** The page at any host of a product in which no church has been founded. */
export const emptyProduct = {
  title: 'Ainda não há igreja aqui',
  lead: 'O produto está no ar. Quem cuida da máquina cria a primeira igreja com este comando; ela responde assim que ele terminar.',
} as const
