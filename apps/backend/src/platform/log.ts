/** The part of a program's log that code below HTTP needs. */
export type Log = { info: (what: object, message: string) => void; warn: (what: object, message: string) => void };
