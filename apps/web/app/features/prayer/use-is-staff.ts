import { staff } from '@narthex/contract/staff'
import { useSession } from '../../lib/session.ts'
import { useChurchSite } from '../../shell/use-site.ts'

/** Whether the reader, as far as the browser knows, does this at the church of the site. The API asks again at each call. */
export function useIsStaff(kind: keyof typeof staff): boolean {
  const { codigo } = useChurchSite().church
  const allowed: readonly string[] = staff[kind].staff
  return useSession(({ roles }) => roles.some(({ role, igreja }) => igreja.codigo === codigo && allowed.includes(role)))
}
