export const consent = {
  title: 'Podemos?',
  lead: '{purposes, select, marketing {Para saber se seus anúncios ajudam alguém, {name} usa uma ferramenta de fora.} statistics {Para melhorar este site, {name} usa ferramentas de fora.} other {Para melhorar este site e saber se seus anúncios ajudam alguém, {name} usa ferramentas de fora.}} Só com o seu sim.',
  more: 'Saber mais',
  accept: 'Aceitar',
  refuse: 'Recusar',
  choose: 'Escolher',
  save: 'Guardar minha escolha',
  marketingName: 'Anúncios',
  marketingMeaning:
    'O Facebook fica sabendo quais páginas você abre aqui, e pode usar isso nos anúncios que mostra a você.',
  statisticsName: 'Melhorias',
  statisticsMeaning: 'Ferramentas de fora mostram como o site é usado ou perguntam o que você acha dele.',
  mapsName: 'Mapas',
  mapsMeaning:
    'Um serviço de fora desenha as ruas no mapa dos grupos, e recebe o endereço de internet do seu aparelho.',
} as const
