import { useParams } from 'react-router'
import { NotFound } from '../../shell/error-screens.tsx'
import { DayPage } from './day-page.tsx'
import { HistoryPage } from './history-page.tsx'
import { RegistersPage } from './registers-page.tsx'
import { RosterPage } from './roster-page.tsx'

/** The screens of attendance by their addresses: all classes, or a view of one. */
export function AttendancePage() {
  const { id, view } = useParams()
  if (id === undefined) return <RegistersPage />
  if (view === undefined) return <DayPage key={id} />
  if (view === 'roster') return <RosterPage key={id} />
  return view === 'history' ? <HistoryPage key={id} /> : <NotFound />
}
