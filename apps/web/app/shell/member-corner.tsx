import { Bell } from './bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** The header's end for members. */
export function MemberCorner() {
  return (
    <>
      <Bell />
      <UserMenu />
    </>
  )
}
