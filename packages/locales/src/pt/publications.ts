export const publications = {
  lead: 'Boletins, estudos e livretos para ler aqui ou baixar.',
  search: 'Buscar nas publicações',
  empty: 'As publicações chegam em breve',
  types: 'Ver por tipo',
  typesLead: 'Escolha o que você quer ler.',
  count: '{count, plural, =0 {Nada por enquanto} one {# publicação} other {# publicações}}',
  readHere: 'Ler aqui',
  hide: 'Fechar a leitura',
  download: 'Baixar o PDF',
  file: 'O documento',
  opening: 'Abrindo o documento…',
  others: 'Outras publicações',
} as const
