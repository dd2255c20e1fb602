/** Messages on the home page, by module, for visitors who followed a link to a module that the church lacks. */
export const absentModules = {
  MOD_CULTO: 'Esta igreja não transmite por aqui.',
  MOD_EVENTO: 'Esta igreja não divulga eventos por aqui.',
  MOD_DOACAO: 'Esta igreja não recebe contribuições por aqui.',
  MOD_CELULA: 'Esta igreja não organiza grupos por aqui.',
  MOD_DEVOCIONAL: 'Esta igreja não publica devocionais por aqui.',
  MOD_NOTICIA: 'Esta igreja não publica notícias por aqui.',
  MOD_EBD: 'Esta igreja não publica a escola bíblica por aqui.',
  MOD_PUBLICACAO: 'Esta igreja não tem publicações por aqui.',
  MOD_MURAL_ORACAO: 'Esta igreja não recebe pedidos de oração por aqui.',
  MOD_ASSINATURA: 'Esta igreja não tem vídeos do Play por aqui.',
} as const
