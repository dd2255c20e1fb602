import type { ebds as pt } from '../pt/ebds.ts'
import type { Translation } from '../translation.ts'

export const ebds: Translation<typeof pt> = {
  lead: 'Learning together, at every age.',
  search: 'Search Sunday school',
  empty: 'Lessons begin soon',
  lessons: '{count, plural, =0 {Lessons coming soon} one {# lesson} other {# lessons}}',
  course: 'Course',
  classes: 'Classes',
  lessonList: 'Lessons',
  lesson: 'Lesson {number}',
  position: 'Lesson {number} of {total}',
  teacher: 'With {name}',
  download: 'Download the lesson sheet',
  others: 'Other courses',
  previous: 'Previous lesson',
  next: 'Next lesson',
}
