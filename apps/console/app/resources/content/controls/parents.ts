import { coursesCalls } from '@narthex/contract/content/course-office.endpoints'
import { ministriesCalls } from '@narthex/contract/content/ministry-office.endpoints'
import { publicationTypesCalls } from '@narthex/contract/content/publication-type-office.endpoints'
import { studySeriesCalls } from '@narthex/contract/content/study-series-office.endpoints'
import type { OfficeRecord } from '../../../resource/console-resource.ts'
import { recordControl } from '../../../resource/form/controls/record-control.tsx'

const nameOf = ({ titulo }: OfficeRecord) => String(titulo)

/* What other content is a part of. */
export const MinistryControl = recordControl({ list: ministriesCalls.list, place: 'ministries', nameOf })
export const CourseControl = recordControl({ list: coursesCalls.list, place: 'courses', nameOf })
export const PublicationTypeControl = recordControl({
  list: publicationTypesCalls.list,
  place: 'publicationTypes',
  nameOf,
})
export const StudySeriesControl = recordControl({ list: studySeriesCalls.list, place: 'studySeries', nameOf })
