import type { validation as pt } from '../pt/validation.ts'
import type { Translation } from '../translation.ts'

export const validation: Translation<typeof pt> = {
  REQUIRED: 'This field is required.',
  EMAIL: 'Enter an email address like name@example.com.',
  PASSWORD_SHORT: 'The password needs at least 8 characters.',
  PASSWORD_LONG: 'The password can have at most 128 characters.',
  PASSWORD_LOWER: 'The password needs a lowercase letter.',
  PASSWORD_UPPER: 'The password needs a capital letter.',
  PASSWORD_DIGIT: 'The password needs a number.',
  PASSWORD_SPECIAL: 'The password needs one of these symbols: @$!%*?&#/.',
  PASSWORD_COMMON: 'This password is easy to guess. Try combining two or three unrelated words.',
  CONFIRMED: 'The passwords must match.',
  CPF: 'This CPF is not valid.',
  CNPJ: 'This CNPJ is not valid.',
  CPF_CNPJ: 'This CPF or CNPJ is not valid.',
  PHONE:
    'Enter a Brazilian mobile number with its area code, like +55 11 91234-5678, or a foreign number that begins with +.',
  PHONE_ABROAD:
    'Enter a phone number with its area code. If it is from another country, begin with + and the country code.',
  CEP: 'This CEP is not valid.',
  DATE: 'Check the date: month, day and year, like 12/31/1990.',
  DATE_NOT_PAST: 'This date must be before today.',
  DATE_PAST: 'This date has passed.',
  ALPHA_SPACES: 'Use letters and spaces only.',
  NO_LINK: 'Write a name, without a web or email address.',
  NUMERIC: 'Use numbers only.',
  BETWEEN: 'This number is too large or too small.',
  CARD_NUMBER: 'Check the card number.',
  CARD_EXPIRY: 'Check the expiration date: month and year, like 08/2031.',
  CARD_EXPIRED: 'This card has expired. Use another card.',
  CARD_CODE: 'Check the security code of the card.',
  CARD_HOLDER: 'Write the name as it is on the card.',
  ROUTING_NUMBER: 'Check the routing number: it has nine digits.',
  BANK_ACCOUNT: 'Check the account number: it has 4 to 17 digits.',
  VIDEO_ADDRESS:
    'This address isn’t of a video on YouTube or Vimeo, or of a video file. Open the video, tap “Share,” and copy the link.',
  generic: '{field} is not valid.',
}
