import { about } from './about.ts'
import { access } from './access.ts'
import { account } from './account.ts'
import { captcha } from './captcha.ts'
import { churches } from './churches.ts'
import { consent } from './consent.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { guard } from './guard.ts'
import { home } from './home.ts'
import { leaving } from './leaving.ts'
import { lookups } from './lookups.ts'
import { mails } from './mails.ts'
import { memberCard } from './member-card.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { person } from './person.ts'
import { picture } from './picture.ts'
import { places } from './places.ts'
import { privacy } from './privacy.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'
import { unfinished } from './unfinished.ts'
import { validation } from './validation.ts'

export const messages = {
  about,
  access,
  account,
  captcha,
  churches,
  consent,
  errors,
  forms,
  guard,
  home,
  leaving,
  lookups,
  mails,
  memberCard,
  notifications,
  offline,
  picture,
  person,
  places,
  privacy,
  shell,
  titles,
  unfinished,
  validation,
}
