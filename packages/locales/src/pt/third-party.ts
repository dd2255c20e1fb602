/** Pages that hand a member over to a product of a third party. */
export const thirdParty = {
  opening: 'Só um instante: estamos levando você até lá.',
  again: 'Abrir de novo',
  contact: 'Falar com a igreja',
  home: 'Ir para o início',
  notSet: {
    voluts:
      'Aqui ficam as escalas de quem serve como voluntário. A sua igreja ainda não conectou esse sistema ao site. Para começar a servir ou saber da sua escala, procure o líder do ministério ou a secretaria.',
    mykids:
      'Aqui as famílias fazem a entrada e a retirada das crianças. A sua igreja ainda não conectou esse sistema ao site. Para saber como funciona por lá, procure a equipe infantil ou a secretaria.',
  },
} as const
