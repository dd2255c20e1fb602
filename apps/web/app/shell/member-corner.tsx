import { Bell } from './bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** What members have at the end of the header. */
export function MemberCorner() {
  return (
    <>
      <Bell />
      <UserMenu />
    </>
  )
}
