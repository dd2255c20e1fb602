/** Names a church in the address of the page that changes churches. */
export const changeKey = 'igreja'
