import { fileErrors } from '@narthex/contract/media/file.errors'
import { DomainError } from '../../../platform/http/domain-error.ts'

export const notAFile = () =>
  new DomainError(fileErrors.NOT_A_FILE, 'NOT_A_FILE', 'This is no file of a kind that is kept here')
export const noRoom = () => new DomainError(fileErrors.NO_ROOM, 'NO_ROOM', 'The church has as much as it may keep')
