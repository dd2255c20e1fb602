/** Names of marks in members' browsers. */
export const unsentMarks = {
  answers: 'unsentAnswers',
  meetings: 'unsentMeetings',
  scans: 'unsentScans',
  readings: 'unsentReadings',
  bibleMarks: 'unsentBibleMarks',
  positions: 'unsentPositions',
} as const
