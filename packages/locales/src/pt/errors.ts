export const errors = {
  home: 'Voltar ao início',
  retry: 'Tentar de novo',
  list: 'Ver as igrejas',
  genericTitle: 'Algo não deu certo',
  generic: 'Ocorreu um erro ao buscar os dados. Por favor, tente novamente.',
  unavailableTitle: 'Um momento, por favor',
  unavailable:
    'Não conseguimos mostrar esta página agora. Ela tenta de novo sozinha em alguns segundos; nada se perdeu.',
  notFoundTitle: 'Esta página não existe',
  notFound: 'O endereço pode ter mudado, ou talvez falte uma letra. Confira o endereço ou volte ao início.',
  inactiveTitle: 'Este site está indisponível no momento',
  inactive: 'O site desta igreja não está ativo no momento. Tente de novo mais tarde ou fale com a igreja.',
  suspendedTitle: 'Este site está suspenso por enquanto',
  suspended:
    'O site desta igreja está suspenso e volta ao ar quando a situação for resolvida. Nada se perdeu. Se precisar, fale com a igreja.',
  noChurchTitle: 'Não há igreja neste endereço',
  noChurch: 'Confira se o endereço está certo. Se a sua igreja deveria estar aqui, avise os responsáveis pelo site.',
  offlineTitle: 'Você está sem internet',
  offline: 'Não conseguimos falar com o servidor. Confira a conexão e tente de novo; nada se perdeu.',
} as const
