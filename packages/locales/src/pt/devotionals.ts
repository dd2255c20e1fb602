export const devotionals = {
  lead: 'Um texto curto para cada dia: para ler, respirar e levar consigo.',
  search: 'Buscar nos devocionais',
  today: 'Devocional de hoje',
  latest: 'O mais recente',
  empty: 'Os devocionais começam em breve',
} as const
