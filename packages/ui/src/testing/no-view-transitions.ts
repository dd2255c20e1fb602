/** A test may end while a page still changes into another: the browser reports a transition that is never finished. */
Object.defineProperty(document, 'startViewTransition', { value: undefined })
