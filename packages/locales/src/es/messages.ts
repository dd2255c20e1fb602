import { about } from './about.ts'
import { captcha } from './captcha.ts'
import { churches } from './churches.ts'
import { consent } from './consent.ts'
import { errors } from './errors.ts'
import { guard } from './guard.ts'
import { home } from './home.ts'
import { mails } from './mails.ts'
import { offline } from './offline.ts'
import { places } from './places.ts'
import { privacy } from './privacy.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'
import { unfinished } from './unfinished.ts'

export const messages = {
  about,
  captcha,
  churches,
  consent,
  errors,
  guard,
  home,
  mails,
  offline,
  places,
  privacy,
  shell,
  titles,
  unfinished,
}
