import type { about as pt } from '../pt/about.ts'
import type { Translation } from '../translation.ts'

export const about: Translation<typeof pt> = {
  story: 'Our story',
  visit: 'Come and see us',
  congregations: 'Congregations',
  follow: 'Follow along',
  storyComing: 'This church’s story will be told here soon.',
  services: 'When we meet',
  day: 'Day',
  time: 'Time',
  gathering: 'Service',
  pastors: 'Our pastors',
  meet: 'Meet {name}',
  photos: 'Our album',
  openPhoto: 'Open photo {position} of {total}',
  photo: 'Photo {position} of {total}',
  close: 'Close',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
}
