import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { recordOfKind } from '../content.records.ts'
import { listContentTitles } from './content-titles.queries.ts'

/** A class with the title of the course that it teaches. */
export interface CourseClass {
  readonly id: number
  readonly courseId: number | null
  readonly titulo: string
  readonly curso: string | null
  readonly professor: string | null
}

/** A class as a record; none while it lies in the trash. */
export const classRecord = recordOfKind('EBD_TURMA')

/** Lists the classes of the church, drafts among them, by course in the order of their position. */
export async function listClasses(work: ChurchWork): Promise<CourseClass[]> {
  return (await listContentTitles(work, { tipo: 'EBD_TURMA' })).map(toClass)
}

export async function findClass(work: ChurchWork, id: number): Promise<CourseClass | undefined> {
  const [row] = await listContentTitles(work, { tipo: 'EBD_TURMA', id })
  return row && toClass(row)
}

/** Lists the lessons of a course, drafts among them, in their order. */
export async function listLessonTitles(
  work: ChurchWork,
  courseId: number | null,
): Promise<{ id: number; titulo: string }[]> {
  if (courseId === null) return []
  const rows = await listContentTitles(work, { tipo: 'EBD_LICAO', paiId: courseId })
  return rows.map(({ id, titulo }) => ({ id, titulo }))
}

const toClass = ({
  id,
  paiId,
  titulo,
  pai,
  autor,
}: Awaited<ReturnType<typeof listContentTitles>>[number]): CourseClass => ({
  id,
  courseId: paiId,
  titulo,
  curso: pai,
  professor: autor,
})
