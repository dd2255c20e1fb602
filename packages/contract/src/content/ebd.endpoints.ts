import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'
import { publishedPageSchema } from '../paging.ts'
import { coursePageSchema, courseSchema, lessonPageSchema } from './content.schemas.ts'
import { churchParams, listQuery, ofChurch, pageViewQuery } from './reading-calls.ts'

export const listCourses = defineEndpoint({
  ...ofChurch,
  id: 'listCourses',
  path: '/igreja/{slug}/ebd/',
  summary: "The courses of a church's Sunday school, in its order; none without MOD_EBD",
  about: 'none',
  module: { flag: 'MOD_EBD', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  params: z.strictObject(churchParams),
  query: z.strictObject(listQuery),
  responses: { 200: publishedPageSchema(courseSchema) },
})

/**
 * Accepts a slug or an id. Courses and lessons share their slugs, so one of the two is null. NOT_FOUND if neither exists,
 * and without MOD_EBD.
 */
export const getEbd = defineEndpoint({
  ...ofChurch,
  id: 'getEbd',
  path: '/igreja/{slug}/ebd/{ebdSlug}',
  summary: 'A course with its classes and lessons, or a lesson with its course',
  about: 'none',
  module: 'MOD_EBD',
  example: { params: { slug: 'videira', ebdSlug: 'licao' } },
  params: z.strictObject({ ...churchParams, ebdSlug: reference }),
  query: pageViewQuery,
  responses: {
    200: z.strictObject({ curso: z.nullable(coursePageSchema), licao: z.nullable(lessonPageSchema) }),
  },
  errors: ['NOT_FOUND'],
})
