import type { Course, CoursePage, LessonPage } from '@narthex/contract/content/content.schemas'
import { idText } from '@narthex/contract/fields'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import {
  type Listed,
  type ListQuery,
  type ReadItem,
  type ReadQuery,
  readItem,
  readList,
} from './content-reading.service.ts'
import { toClass, toCourse, toLesson } from './content-wire.rules.ts'

/** Lists one page of Sunday school courses in the church's order. */
export function listCourses(call: ChurchCall, query: ListQuery): Promise<Listed<Course>> {
  return readList(call, { tipo: 'EBD_CURSO', toWire: toCourse }, query)
}

/** Resolves a slug or id: a course with its classes and lessons, or a lesson. */
export async function getEbd(
  call: ChurchCall,
  slug: string,
  query: ReadQuery,
): Promise<{ curso: CoursePage | null; licao: LessonPage | null }> {
  const wanted = {
    kinds: ['EBD_CURSO', 'EBD_LICAO'],
    named: { slug, id: idText.safeParse(slug).data },
    below: ['EBD_LICAO', 'EBD_TURMA'],
  } as const
  const read = await readItem(call, wanted, query)
  const isCourse = read.row.tipo === 'EBD_CURSO'
  return { curso: isCourse ? toCoursePage(read) : null, licao: isCourse ? null : toLessonPage(read) }
}

function toCoursePage({ row, page, children }: ReadItem): CoursePage {
  const licoes = children('EBD_LICAO').map((lesson, index) => ({ ...toLesson(lesson), numero: index + 1 }))
  return { ...toCourse(row), ...page(toCourse), turmas: children('EBD_TURMA').map(toClass), licoes }
}

function toLessonPage({ row, page }: ReadItem): LessonPage {
  if (!row.pai) throw new Error('The lesson has no course')
  const { id, slug, titulo, total } = row.pai
  const curso = { id, slug: slug ?? '', titulo, totalLicoes: total ?? 0 }
  return { ...toLesson(row), ...page(toLesson), curso, arquivo: row.arquivo }
}
