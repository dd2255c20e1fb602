export const consoleExport = {
  title: 'Export this church',
  lead: 'One file with all that the church keeps: people, gifts, content, messages and files, in tables that other programs read. Another Narthex takes the whole church over by it.',
  privacy:
    'It holds personal data of everyone. Passwords, credentials and access codes are not part of it. The owners of the church get a mail, and only the person who asked can download it, for a day.',
  ask: 'Export this church',
  asked: 'The export has begun. The owners of the church get a mail.',
  ended: 'The file is removed.',
  former: 'Exports',
  none: 'The church was never exported.',
  more: 'Show more',
  askedBy: 'Asked for by {who}, {moment}',
  gone: 'a person who has left',
  underWay: 'Being prepared: {progress}',
  failed: 'It did not succeed. Ask again.',
  over: 'The file is removed.',
  contents:
    '{rows, plural, one {# record} other {# records}}, {files, plural, one {# file} other {# files}}, {size} MB.',
  until: 'It can be downloaded until {moment}.',
  notMine: 'Only the person who asked can download it, until {moment}.',
  fetch: 'Download',
  end: 'Remove',
}
