export const consent = {
  title: 'Sua privacidade',
  lead: '{name} pede a sua permissão para usar {purposes, select, marketing {uma ferramenta de terceiros que mostra se os anúncios dão resultado} statistics {ferramentas de terceiros que ajudam a melhorar este site} other {ferramentas de terceiros que ajudam a melhorar este site e mostram se os anúncios dão resultado}}.',
  more: 'Saber mais',
  accept: 'Aceitar',
  refuse: 'Recusar',
  choose: 'Escolher',
  save: 'Salvar minha escolha',
  marketingName: 'Anúncios',
  marketingMeaning:
    'O Facebook fica sabendo quais páginas você abre aqui, e pode usar isso nos anúncios que mostra a você.',
  statisticsName: 'Estatísticas',
  statisticsMeaning: 'Ferramentas de terceiros mostram como o site é usado ou perguntam o que você acha dele.',
  mapsName: 'Mapas',
  mapsMeaning: 'Um serviço de terceiros desenha as ruas no mapa dos grupos e recebe o endereço IP do seu aparelho.',
} as const
