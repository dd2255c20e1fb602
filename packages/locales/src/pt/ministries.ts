export const ministries = {
  lead: 'Gente que serve junta. Há lugar para você.',
  search: 'Buscar ministérios',
  empty: 'Os ministérios ainda vão aparecer aqui',
  leaders: 'Líderes',
  contact: 'Falar com a equipe',
  projects: 'Projetos',
  others: 'Outros ministérios',
  otherProjects: 'Outros projetos',
  projectOf: 'Projeto de {ministry}',
} as const
