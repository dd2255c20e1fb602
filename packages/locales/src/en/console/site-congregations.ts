export const consoleCongregations = {
  title: 'Congregations',
  add: 'New congregation',
  empty: {
    title: 'Does the church meet in more than one place?',
    lead: 'Each congregation appears under “About us” with its address and phone, and members can say which is theirs.',
    example: 'For example: “North side, 120 Flower Street”.',
  },
  columns: { nome: 'Name', endereco: 'Address', responsavel: 'In charge', membros: 'Members' },
  actions: { remove: 'Delete' },
  members: '{count, plural, =0 {No members} one {# member} other {# members}}',
} as const

export const consoleCongregationFields = {
  new: 'New congregation',
  sections: { about: 'About it', place: 'Where it is' },
  nome: { label: 'Name', help: 'What people call the place: the part of town, for example.' },
  responsavel: { label: 'In charge', help: 'The person in charge of this congregation. The name is on the site.' },
  telefone: { label: 'Phone', help: 'With its area code. Visitors to the site call it with one tap.' },
  endereco: { label: 'Address', help: 'The site uses it to show the way.' },
  latitude: {
    label: 'Point on the map',
    help: 'Paste the coordinates or a map link, such as -8.0631, -34.8711. Empty: the site uses the address.',
  },
  longitude: { label: 'Longitude' },
  idExterno: { label: 'Code in another system', help: 'Only for those who bring congregations from another program.' },
  removal: {
    lead: 'It leaves the site. This cannot be undone.',
    members:
      '{count, plural, one {# person belongs to this congregation.} other {# people belong to this congregation.}} Say where they go before you delete it.',
    target: 'Move the members to',
    none: 'No congregation',
    unchosen: 'Choose where they go.',
    go: 'Move the members and delete',
    plain: 'Delete',
    cancel: 'Cancel',
  },
} as const
