/** Names of marks in members' browsers. */
export const unsentMarks = {
  answers: 'unsentAnswers',
  meetings: 'unsentMeetings',
  scans: 'unsentScans',
  readings: 'unsentReadings',
  bibleMarks: 'unsentBibleMarks',
  positions: 'unsentPositions',
} as const

/** The device's mark for one member's unsent records of one kind. */
export const unsentMark = (mark: string, memberId: number): string => `${mark} ${memberId}`
