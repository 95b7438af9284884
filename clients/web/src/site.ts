// Where the server is: the one that served this page, whose session its browser has, or another one, whose URL the page names.

const named = document.querySelector<HTMLMetaElement>('meta[name="server"]')?.content
/** Whether the server is the one that served the page. It then needs no key. */
export const isAtHome = named === undefined
export const SITE = new URL(named ?? location.href).origin
const files = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href

/** A URL of the server, as messages and the state have it, from this page. */
export const urlAt = (url: string): string => (isAtHome ? url : new URL(url, SITE).href)

/** Whether a URL is one of the server, where following it changes nothing. */
export const isOfServer = (url: string): boolean => URL.canParse(url, SITE) && new URL(url, SITE).origin === SITE

/** A file that the build put beside the script, as JSON. */
export const readFile = async (name: string): Promise<unknown> => (await fetch(new URL(name, files))).json()
