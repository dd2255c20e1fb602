import { pictureErrors } from '@narthex/contract/users/picture.errors'
import { DomainError } from '../../../platform/http/domain-error.ts'

export const notAPicture = () =>
  new DomainError(pictureErrors.NOT_A_PICTURE, 'NOT_A_PICTURE', 'This is no picture of a kind that is read here')
