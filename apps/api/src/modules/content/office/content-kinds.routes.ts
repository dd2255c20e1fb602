import { classes } from '@narthex/contract/content/class.resource'
import { courses } from '@narthex/contract/content/course.resource'
import { devotionals } from '@narthex/contract/content/devotional.resource'
import { lessons } from '@narthex/contract/content/lesson.resource'
import { ministries } from '@narthex/contract/content/ministry.resource'
import { news } from '@narthex/contract/content/news.resource'
import { projects } from '@narthex/contract/content/project.resource'
import { publications } from '@narthex/contract/content/publication.resource'
import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { studies } from '@narthex/contract/content/study.resource'
import { studySeries } from '@narthex/contract/content/study-series.resource'
import type { Route } from '../../../platform/http/route.ts'
import { resourceRoutes } from '../../../platform/resources/resource-routes.ts'
import * as services from './content-kinds.service.ts'

/** The calls of the office for all kinds of reading content. */
export function contentKindRoutes(): Route[] {
  return [
    ...resourceRoutes(news, services.newsService),
    ...resourceRoutes(devotionals, services.devotionalService),
    ...resourceRoutes(ministries, services.ministryService),
    ...resourceRoutes(projects, services.projectService),
    ...resourceRoutes(courses, services.courseService),
    ...resourceRoutes(classes, services.classService),
    ...resourceRoutes(lessons, services.lessonService),
    ...resourceRoutes(publicationTypes, services.publicationTypeService),
    ...resourceRoutes(publications, services.publicationService),
    ...resourceRoutes(studySeries, services.studySeriesService),
    ...resourceRoutes(studies, services.studyService),
  ]
}
