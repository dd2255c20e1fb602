export const operatorSupport = {
  title: 'Support',
  closed:
    'The church has not opened its office to support. One of its owners can open it under Settings → Support access.',
  reads: 'The church has opened its office to support until {until}, to view only.',
  changes: 'The church has opened its office to support until {until}, to view and change.',
  reason: 'Reason: {reason}',
  enter: 'Open the office',
  newTab: '(opens in a new tab)',
  entered: 'The office is open in another tab.',
  over: 'The church has ended the access.',
} as const
