/** What of a program's log the parts below HTTP need. */
export type Log = { info: (what: object, message: string) => void; warn: (what: object, message: string) => void };
