import { hasPermission, type Permission } from '@narthex/contract/permissions'
import { useChurchSite } from '../page/use-site.ts'
import { useSession } from '../session/session.ts'

/** Whether the reader's roles at the church of the site bring a permission. The API checks again at each call. */
export function useHasPermission(permission: Permission): boolean {
  const { codigo } = useChurchSite().church
  return useSession(({ roles }) =>
    hasPermission(
      { roles: roles.filter(({ igreja }) => igreja.codigo === codigo).map(({ role }) => role) },
      permission,
    ),
  )
}
