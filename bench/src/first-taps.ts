import type { FirstTap } from './slow-line.ts'

const waits = "document.querySelector('[data-waiting]') !== null"

/** First taps on pages that need the app for it, in the demo's first church. */
export const firstTaps: Readonly<Record<string, FirstTap>> = {
  'the amount of a gift': {
    path: '/give',
    control: 'input[type=radio][value="5000"]',
    answered: `document.querySelector('input[value="5000"]:checked') !== null`,
    working: `document.querySelector('input[name=valor]').value === '50,00'`,
  },
  'the number of tickets': {
    path: '/event/9?buyingStep=tickets',
    control: 'main select[name="1"]',
    option: '2',
    answered: `document.querySelector('main select[name="1"]')?.value === '2'`,
    working: `document.querySelector('main output, main [aria-label$=": 2"]') !== null`,
  },
  'the picker of the Bible': {
    path: '/bible/kjv/john/3',
    control: '.reader-bar button[aria-haspopup=dialog]',
    answered: waits,
    working: `document.querySelector('dialog[open] button[aria-label], dialog[open] li button') !== null`,
  },
  'the chat of a service': {
    path: '/live',
    control: '[data-tab=chat]',
    answered: waits,
    working: `document.querySelector('[role=tabpanel] form, [role=tabpanel] button') !== null`,
  },
  'the login': {
    path: '/access',
    typed: { field: 'input[name=email]', text: 'member@mare.example' },
    control: 'main form button[type=submit]',
    answered: waits,
    working: `document.querySelector('main input[type=password]') !== null`,
  },
}
