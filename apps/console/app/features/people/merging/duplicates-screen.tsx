import { useParams } from 'react-router'
import { ChooseOtherPage } from './choose-other-page.tsx'
import { DuplicatesPage } from './duplicates-page.tsx'
import { MergePage } from './merge-page.tsx'

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,8}$/.test(text)

/** Duplicate records: the list, the search for the other record of a person, and two people beside each other. */
export function DuplicatesScreen() {
  const { id, other } = useParams()
  if (!isId(id)) return <DuplicatesPage />
  if (!isId(other)) return <ChooseOtherPage key={id} id={id} />
  return <MergePage key={`${id} ${other}`} id={id} other={other} />
}
