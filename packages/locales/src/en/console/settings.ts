export const consoleSettings = {
  saved: 'Saved. The site shows it now.',
  hosts: {
    title: 'Addresses of the site',
    lead: 'Whoever runs the system adds and removes addresses.',
    main: 'Main',
    product: 'From the system',
    failed: 'The addresses could not be loaded.',
    retry: 'Try again',
  },
  facts: {
    title: 'Set by the people who run the system',
    nothing: 'None',
    codigo: 'Code of the church',
    codigoPlano: 'Plan',
    slugOrganizacao: 'Organization',
    flagAtivo: 'The site is',
    open: 'Open',
    closed: 'Closed to the public',
  },
  combo: {
    open: 'Open the list',
    clear: 'Clear',
    loading: 'Searching…',
    nothing: 'Nothing found',
    failed: 'The list could not be loaded. What was chosen stays.',
    remove: 'Remove {name}',
  },
} as const
