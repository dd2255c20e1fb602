/** Controls of forms that are more than a field. */
export const consoleWidgets = {
  order: {
    up: 'Move {name} up',
    down: 'Move {name} down',
    moved: '{name} is now {position} of {count}',
  },
  address: {
    pais: 'Country',
    cep: 'CEP',
    cepHint: 'Enter the CEP and we’ll fill in the rest.',
    zip: 'Postal code',
    logradouro: 'Street',
    numero: 'Number',
    complemento: 'Floor, room…',
    bairro: 'Neighborhood',
    cidade: 'City',
    estado: 'State',
    filling: {
      asking: 'Looking for the address…',
      filled: 'Address filled in. Please check and complete it.',
      partly: 'We filled in what we found for this code. Please complete the rest.',
      unknown: 'We did not find this code. Please type the address.',
    },
  },
  point: {
    wrong:
      'We did not understand this. Paste a map link, or latitude and longitude: -8.0631, -34.8711. The saved point is unchanged.',
    here: 'Use where I am now',
    show: 'See it on the map',
    find: 'Find the address on the map',
    failures: {
      refused: 'Your device did not let us see where you are. Allow access to the location, or paste a map link.',
      unavailable: 'This device does not know where it is. Paste a map link.',
      timeout: 'Your device took too long to find the place. Try again, or paste a map link.',
    },
  },
  images: {
    add: 'Add a photo',
    name: 'Photo {position}',
    first: 'The cover of your site',
    remove: 'Remove',
  },
  social: {
    first: 'Profile address',
    another: 'Another network',
    hint: 'Paste the address and we recognize the network: {names}.',
    found: 'This is {name}.',
    unknown: 'We don’t recognize the network. Use an address of {names}.',
    taken: 'There is already an address for {name} above: change that one.',
    add: 'Add',
    added: '{name} was added.',
    remove: 'Remove',
  },
  record: {
    choose: 'Choose',
    none: 'Nothing chosen',
    unknown: 'No longer there',
    failed: 'The list could not be loaded. Reload the page.',
    add: 'There is none yet: add the first.',
    more: 'There are more than fit here: see the list.',
  },
  items: {
    name: 'Item {position}',
    remove: 'Remove',
  },
  file: {
    choose: {
      IMAGEM: 'Choose a photo',
      PDF: 'Choose a PDF',
      AUDIO: 'Choose an audio file',
      VIDEO: 'Choose a video',
      LEGENDA: 'Choose captions',
    },
    open: 'Open',
  },
} as const
