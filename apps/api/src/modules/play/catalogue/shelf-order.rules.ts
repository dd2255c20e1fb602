import type { TitleItem } from '@narthex/contract/play/play.schemas'

/** Arranges a shelf: what cannot be watched yet stands last, and the lessons of a course follow each other. */
export function arrangeShelf(titles: readonly TitleItem[]): TitleItem[] {
  const lessons = new Map(
    Map.groupBy(titles, findCourse)
      .entries()
      .map(([course, own]) => [course, own.toSorted(byPlace)]),
  )
  const inOrder = titles.map((title) => {
    const course = findCourse(title)
    return course === undefined ? title : (lessons.get(course)?.shift() ?? title)
  })
  return [...inOrder.filter(({ emBreve }) => emBreve === null), ...inOrder.filter(({ emBreve }) => emBreve !== null)]
}

const findCourse = ({ tipo, coletanea }: TitleItem): number | undefined =>
  tipo === 'AULA' && coletanea?.tipo === 'CURSO' ? coletanea.id : undefined

const last = Number.MAX_SAFE_INTEGER
const byPlace = (a: TitleItem, b: TitleItem) =>
  (a.temporada ?? last) - (b.temporada ?? last) || (a.numero ?? last) - (b.numero ?? last) || a.id - b.id
