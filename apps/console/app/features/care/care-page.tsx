import { useParams } from 'react-router'
import { CareItemPage } from './care-item-page.tsx'
import { CareList } from './care-list.tsx'

/** The screens of the care inbox by their addresses: the list, or an item. */
export function CarePage() {
  const { id } = useParams()
  return id === undefined ? <CareList /> : <CareItemPage key={id} id={/^[1-9]\d{0,8}$/.test(id) ? id : '0'} />
}
