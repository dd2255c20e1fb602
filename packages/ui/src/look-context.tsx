import { defaultLook, type Look } from '@narthex/contract/churches/looks'
import { createContext } from 'react'

/** The look of the site around a component: in its manner the component's covers are drawn. */
export const LookContext = createContext<Look>(defaultLook)
