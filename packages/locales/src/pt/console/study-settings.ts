/** The readers of studies. */
export const consoleStudySettings = {
  lead: 'Aplica-se a todos os estudos, atuais e futuros.',
  sections: { readers: 'Leitura' },
  flagConteudoPublico: {
    label: 'Quem pode ler os estudos',
    help: 'As orientações para líderes continuam só para líderes de grupo e para a equipe.',
  },
  everyone: {
    label: 'Todos',
    help: 'Qualquer pessoa lê os estudos inteiros no site. Eles aparecem na busca do site e no Google.',
  },
  members: {
    label: 'Só membros da igreja',
    help: 'Quem visita o site vê o título e um convite para entrar na conta. O texto e as perguntas saem da busca.',
  },
} as const
