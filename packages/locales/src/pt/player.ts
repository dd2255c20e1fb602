export const player = {
  play: 'Assistir: {title}',
  length: 'Duração',
  outside: 'O vídeo vem do {service}, e só quando você der o play.',
  resume: 'Continuar de {time}',
  again: 'Desde o começo',
  frame: '{title}, no {service}',
  captions: 'Legendas',
  noCaptions: 'Sem legendas',
  speed: 'Velocidade',
  quality: 'Qualidade',
  auto: 'Automática',
  trouble: {
    title: 'O vídeo não carregou',
    lead: 'Pode ser a conexão, ou o vídeo pode ter mudado de lugar. O resto da página continua aqui.',
    retry: 'Tentar de novo',
    open: 'Abrir o arquivo',
  },
} as const
