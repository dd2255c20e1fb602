export const consolePrivacy = {
  lead: 'The privacy policy in the church’s own words. It appears under “Privacy”, in the footer of every page, before what the site itself explains. If a language has no text, its readers see the one in the church’s language.',
  sections: { texts: 'Text in each language' },
  pt: { label: 'In Portuguese' },
  en: { label: 'In English' },
  es: { label: 'In Spanish' },
  look: 'See the privacy page',
  address:
    'Is the policy on another website already? Its address goes into the church details, and the footer then leads there.',
  toAddress: 'Church details',
} as const
