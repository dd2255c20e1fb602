import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root, and its initdb as a user without a name, as containers can have. */
export function isAcceptedUser(uid: number): boolean {
  return uid !== 0 && spawnSync('id', ['-nu', String(uid)], { stdio: 'ignore' }).status === 0
}

const preferredNames = ['postgres', 'nobody', 'daemon']

/** A user of this system that PostgreSQL accepts; undefined where there is none. */
export function findAcceptedUser(): SystemUser | undefined {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0)
  return preferredNames.flatMap((name) => users.find((user) => user.name === name) ?? [])[0] ?? users[0]
}
